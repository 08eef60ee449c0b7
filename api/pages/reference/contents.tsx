import { anchorOf, listEndpoints, type ApiDescription } from './api-description.ts'
import { Method } from './endpoint.tsx'

const guide = [
  ['get-a-token', 'Get a token'],
  ['paging', 'Paging'],
  ['errors', 'Errors'],
  ['rate-limits', 'Rate limits'],
]

/** The table of contents beside the reference. */
export function Contents({ api }: { api: ApiDescription }) {
  const endpoints = listEndpoints(api)
  return (
    <nav class="contents grid gap-4 smaller" aria-label="API reference">
      <ul class="grid above-1">
        {guide.map(([id, title]) => (
          <li key={id}>
            <a class="no-line line baseline gap-2" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {api.tags.map(({ name }) => (
        <div key={name}>
          <p class="contents__group ink">
            <a class="no-line" href={`#${anchorOf(name)}`}>
              {name}
            </a>
          </p>
          <ul class="grid above-1">
            {endpoints
              .filter(({ tags }) => tags.includes(name))
              .map(({ operationId, summary, method }) => (
                <li key={operationId}>
                  <a class="no-line line baseline gap-2" href={`#${operationId}`}>
                    <Method method={method} /> {summary}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <details open={false}>
        <summary class="contents__group ink pressable">Schemas</summary>
        <ul class="grid above-1">
          {Object.keys(api.components.schemas).map((name) => (
            <li key={name}>
              <a class="no-line line baseline gap-2" href={`#schema-${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
