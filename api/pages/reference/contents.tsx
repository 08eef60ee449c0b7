import { anchorOf, listEndpoints, type ApiDescription } from './api-description.ts'
import { Method } from './endpoint.tsx'
import type { GuideSection } from './guide.ts'

export function Contents({ api, guides }: { api: ApiDescription; guides: GuideSection[] }) {
  const endpoints = listEndpoints(api)
  return (
    <nav class="contents grid gap-4 smaller" aria-label="API reference">
      <Links links={[{ id: 'get-a-token', title: 'Get a token' }, ...guides]} />
      {api.tags.map(({ name }) => (
        <div key={name}>
          <p class="contents__group ink">
            <a class="no-line" href={`#${anchorOf(name)}`}>
              {name}
            </a>
          </p>
          <Links
            links={endpoints
              .filter(({ tags }) => tags.includes(name))
              .map(({ operationId, summary, method }) => ({ id: operationId, title: summary, method }))}
          />
        </div>
      ))}
      <details open={false}>
        <summary class="contents__group ink pressable">Schemas</summary>
        <Links links={Object.keys(api.components.schemas).map((name) => ({ id: `schema-${name}`, title: name }))} />
      </details>
    </nav>
  )
}

const Links = ({ links }: { links: { id: string; title: string; method?: string }[] }) => (
  <ul class="grid above-1">
    {links.map(({ id, title, method }) => (
      <li key={id}>
        <a class="quiet no-line line baseline gap-2" href={`#${id}`}>
          {method !== undefined && <Method method={method} />} {title}
        </a>
      </li>
    ))}
  </ul>
)
