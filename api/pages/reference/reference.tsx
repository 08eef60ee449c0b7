import { renderToString } from 'preact-render-to-string'
import type { Limiters } from '../../ports/limits.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { definePage, type AnyPage } from '../page/define-page.ts'
import { anchorOf, jsonExample, listEndpoints, type ApiDescription, type Schema } from './api-description.ts'
import type { Real } from './curl.ts'
import { Contents } from './contents.tsx'
import { Described } from './described.tsx'
import { EndpointSection } from './endpoint.tsx'
import { GetToken } from './get-token.tsx'
import { Guide } from './guide.tsx'
import { FieldTable, fieldsOf } from './schema-table.tsx'
import { paths } from '../../../shared/paths.ts'

export type ReferenceOptions = {
  /** The OpenAPI description. */
  describe: () => object
  /** The configured rate limits. */
  limiters: Limiters
  /** The URL of the sample product’s site, if it runs. */
  sampleProduct?: string | undefined
}

/**
 * The API reference, rendered from the OpenAPI description and the configured limits, and again when its example needs another launch: the newest, so
 * that its command works when it’s copied. It is there without the store, too.
 */
export function createReference({ describe, limiters, sampleProduct }: ReferenceOptions): AnyPage {
  let made: { slug: string | undefined; content: string } | undefined
  return definePage({
    path: paths.reference,
    access: 'anyone',
    async load({ world }) {
      const slug = await listNewestLaunches(world, 1).then(
        ([launch]) => launch?.slug,
        () => made?.slug,
      )
      if (made === undefined || made.slug !== slug) {
        const api = describe() as ApiDescription
        const { siteUrl } = world
        made = {
          slug,
          content: renderToString(<Reference api={api} siteUrl={siteUrl} limiters={limiters} real={{ slug, sampleProduct }} />),
        }
      }
      return made.content
    },
    view: (content, { world }) => ({
      head: {
        title: 'API reference · Slipway',
        description: 'How to get a token, and every endpoint, field, limit and error of the Slipway API, with curl examples to copy.',
        canonical: `${world.siteUrl}${paths.reference()}`,
        section: 'reference',
        styles: 'reference',
      },
      content: <div class="wrap reference grid" dangerouslySetInnerHTML={{ __html: content }} />,
    }),
  })
}

type ReferenceProps = { api: ApiDescription; siteUrl: string; limiters: Limiters; real: Real }

function Reference({ api, siteUrl, limiters, real }: ReferenceProps) {
  const endpoints = listEndpoints(api)
  const baseUrl = api.servers[0]?.url ?? ''
  const { schemas } = api.components
  const withToken = endpoints.find(({ method, security }) => method === 'GET' && security !== undefined)
  return (
    <>
      <Contents api={api} />
      <div class="reference__main wraps shrinks">
        <Introduction api={api} baseUrl={baseUrl} />
        {withToken !== undefined && <GetToken baseUrl={baseUrl} siteUrl={siteUrl} endpoint={withToken} />}
        {api.tags.map(({ name, description }) => (
          <section key={name} aria-labelledby={anchorOf(name)}>
            <div class="reference__group readable">
              <h2 id={anchorOf(name)}>{name}</h2>
              <p class="soft above-2">
                <Described text={description} />
              </p>
            </div>
            {endpoints
              .filter(({ tags }) => tags.includes(name))
              .map((endpoint) => (
                <EndpointSection key={endpoint.operationId} endpoint={endpoint} baseUrl={baseUrl} schemas={schemas} real={real} />
              ))}
          </section>
        ))}
        <Guide baseUrl={baseUrl} limiters={limiters} error={jsonExample(endpoints[0]?.responses['400']) ?? ''} />
        <Schemas schemas={schemas} />
      </div>
    </>
  )
}

function Introduction({ api, baseUrl }: { api: ApiDescription; baseUrl: string }) {
  return (
    <header class="reference__intro readable">
      <h1>API reference</h1>
      <p class="reference__lead above-3 soft large">
        <Described text={api.info.description} />
      </p>
      <dl class="reference__facts grid gap-2 above-4">
        <div class="grid gap-3">
          <dt class="soft">Base URL</dt>
          <dd>
            <code>{baseUrl}</code>
          </dd>
        </div>
        <div class="grid gap-3">
          <dt class="soft">Version</dt>
          <dd>{api.info.version}</dd>
        </div>
        <div class="grid gap-3">
          <dt class="soft">For programs</dt>
          <dd>
            <a href={paths.openapi()}>openapi.json</a>, <a href={paths.llms()}>llms.txt</a>, <a href={paths.agents()}>agents</a>
          </dd>
        </div>
      </dl>
    </header>
  )
}

function Schemas({ schemas }: { schemas: Record<string, Schema> }) {
  return (
    <section aria-labelledby="schemas">
      <div class="reference__group readable">
        <h2 id="schemas">Schemas</h2>
        <p class="soft above-2">Every field is always present unless it’s marked optional.</p>
      </div>
      {Object.entries(schemas).map(([name, schema]) => (
        <section class="schema" id={`schema-${name}`} key={name} aria-labelledby={`schema-${name}-title`}>
          <h3 class="headed" id={`schema-${name}-title`}>
            <a class="no-line" href={`#schema-${name}`}>
              {name}
            </a>
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
  )
}
