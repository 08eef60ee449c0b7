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
    <nav class="contents" aria-label="API reference">
      <ul>
        {guide.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      {api.tags.map(({ name }) => (
        <div key={name}>
          <p class="contents__group">
            <a href={`#${anchorOf(name)}`}>{name}</a>
          </p>
          <ul>
            {endpoints
              .filter(({ tags }) => tags.includes(name))
              .map(({ operationId, summary, method }) => (
                <li key={operationId}>
                  <a href={`#${operationId}`}>
                    <Method method={method} /> {summary}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <details open={false}>
        <summary class="contents__group">Schemas</summary>
        <ul>
          {Object.keys(api.components.schemas).map((name) => (
            <li key={name}>
              <a href={`#schema-${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
