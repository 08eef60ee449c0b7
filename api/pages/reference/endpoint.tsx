import {
  exampleOf,
  jsonOf,
  schemaName,
  type Endpoint,
  type Schema,
  anchorOf,
  listEndpoints,
  type ApiDescription,
  curlExample,
  visitedUrl,
  type Real,
} from './api-description.ts'
import { Described, Section, rowsOf, SchemaLink, Table, toRow } from './table.tsx'
import type { GuideSection } from './guide.ts'

type EndpointProps = { endpoint: Endpoint; baseUrl: string; schemas: Record<string, Schema>; real: Real }

export function EndpointSection({ endpoint, baseUrl, schemas, real }: EndpointProps) {
  const { operationId, method, path, summary, description, parameters = [], requestBody, responses, security } = endpoint
  const schema = jsonOf(requestBody)?.schema
  const body = schemas[schemaName(schema?.$ref)] ?? schema
  const visited = visitedUrl(endpoint, real)
  const replace = visited !== undefined && (
    <p class="endpoint__replace soft smaller">
      Replace <code>{visited}</code> with your product’s URL.
    </p>
  )
  const examples = [
    { title: 'Request', text: curlExample(endpoint, baseUrl, real) },
    { title: 'Response', text: exampleOf(responses['200']) },
  ]
  const inputs = [
    { title: 'Parameters', rows: parameters.map(({ name, schema, required, description }) => toRow(name, schema, required, description)) },
    { title: 'Request body', rows: body === undefined ? [] : rowsOf(body, true) },
  ]
  return (
    <Section id={operationId} heading="h3" title={summary} examples={examples} below={replace}>
      <p class="endpoint__path row center gap-2">
        <Method method={method} /> <code>{path}</code>
      </p>
      <p>
        <Described text={description} />
      </p>
      {security !== undefined && (
        <p>
          Needs a <a href="#get-a-token">token</a>.
        </p>
      )}
      {inputs.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <>
              <h4>{title}</h4>
              <Table caption={`${title} of ${summary}`} rows={rows} />
            </>
          ),
      )}
      <h4>Responses</h4>
      <dl class="responses">
        {Object.entries(responses).map(([status, response]) => (
          <div class="grid small underlined" key={status}>
            <dt class="bold">
              <code>{status}</code>
            </dt>
            <dd>
              <Described text={response.description} /> <SchemaLink {...jsonOf(response)?.schema} />
              {status !== '200' && (
                <details class="responses__example">
                  <summary class="soft smaller pressable">Example</summary>
                  <pre class="pad-3 framed rounded-small lit">
                    <code>{exampleOf(response)}</code>
                  </pre>
                </details>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export const Method = ({ method }: { method: string }) => <span class={`method method--${method.toLowerCase()}`}>{method}</span>

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
