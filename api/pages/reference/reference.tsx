import type { Context } from 'koa'
import { renderToString } from 'preact-render-to-string'
import type { World } from '../../ports/world.ts'
import { renderPage } from '../parts/layout.tsx'
import { listEndpoints, type ApiDescription } from './api-description.ts'
import { EndpointSection, Method } from './endpoint.tsx'
import { FieldTable, fieldsOf } from './schema-table.tsx'

/** The API reference, rendered once from the OpenAPI description. */
export function createReference(world: World, describe: () => object): (ctx: Context) => void {
  let content: string | undefined
  return (ctx) => {
    content ??= renderToString(<Reference api={describe() as ApiDescription} />)
    ctx.type = 'html'
    ctx.body = renderPage(
      {
        title: 'API reference · Slipway',
        description: 'Every endpoint, field, limit and error of the Slipway API, with examples to paste into a terminal.',
        canonical: `${world.siteUrl}/reference/`,
        section: 'reference',
        styles: 'reference',
      },
      <div class="wrap reference" dangerouslySetInnerHTML={{ __html: content }} />,
    )
  }
}

function Reference({ api }: { api: ApiDescription }) {
  const endpoints = listEndpoints(api)
  const baseUrl = api.servers[0]?.url ?? ''
  const { schemas } = api.components
  return (
    <>
      <Contents api={api} />
      <div class="reference__main">
        <Introduction api={api} baseUrl={baseUrl} />
        {api.tags.map(({ name, description }) => (
          <section key={name} aria-labelledby={anchorOf(name)}>
            <div class="reference__group">
              <h2 id={anchorOf(name)}>{name}</h2>
              <p>{description}</p>
            </div>
            {endpoints
              .filter(({ tags }) => tags.includes(name))
              .map((endpoint) => (
                <EndpointSection key={endpoint.operationId} endpoint={endpoint} baseUrl={baseUrl} schemas={schemas} />
              ))}
          </section>
        ))}
        <section aria-labelledby="schemas">
          <div class="reference__group">
            <h2 id="schemas">Schemas</h2>
            <p>Every field is always present unless it is marked optional.</p>
          </div>
          {Object.entries(schemas).map(([name, schema]) => (
            <section class="schema" id={`schema-${name}`} key={name} aria-labelledby={`schema-${name}-title`}>
              <h3 id={`schema-${name}-title`}>
                <a href={`#schema-${name}`}>{name}</a>
              </h3>
              {schema.properties === undefined ? (
                <FieldTable
                  caption={name}
                  fields={[{ name: 'value', schema, required: true, description: schema.description }]}
                  isInput={false}
                />
              ) : (
                <FieldTable
                  caption={name}
                  fields={fieldsOf(schema)}
                  isInput={Object.keys(schema.properties).length !== schema.required?.length}
                />
              )}
            </section>
          ))}
        </section>
      </div>
    </>
  )
}

function Introduction({ api, baseUrl }: { api: ApiDescription; baseUrl: string }) {
  return (
    <header class="reference__intro">
      <h1>API reference</h1>
      <p class="reference__lead">{api.info.description}</p>
      <dl class="reference__facts">
        <div>
          <dt>Base URL</dt>
          <dd>
            <code>{baseUrl}</code>
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{api.info.version}</dd>
        </div>
        <div>
          <dt>For programs</dt>
          <dd>
            <a href="/api/v1/openapi.json">openapi.json</a>, <a href="/llms.txt">llms.txt</a>, <a href="/agents/">agents</a>
          </dd>
        </div>
      </dl>
      <h2 id="authentication">Authentication</h2>
      {Object.entries(api.components.securitySchemes).map(([name, { description }]) => (
        <p key={name}>{description}</p>
      ))}
      <p>
        Send it as <code>Authorization: Bearer &lt;token&gt;</code>. Create and revoke tokens under{' '}
        <a href="/profile/connections/">Connections</a>.
      </p>
    </header>
  )
}

function Contents({ api }: { api: ApiDescription }) {
  const endpoints = listEndpoints(api)
  return (
    <nav class="contents" aria-label="API reference">
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

const anchorOf = (tag: string) => tag.toLowerCase().replaceAll(/\W+/g, '-')
