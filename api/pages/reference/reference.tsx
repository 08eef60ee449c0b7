import { renderToString } from 'preact-render-to-string'
import type { Limiters } from '../../ports/limits.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { definePage, type AnyPage } from '../page/define-page.ts'
import { anchorOf, exampleOf, listEndpoints, type ApiDescription, type Schema, type Real } from './api-description.ts'
import { Contents, EndpointSection } from './endpoint.tsx'
import { Described, PartHead, Section, rowsOf, Table, toRow } from './table.tsx'
import { listGuides, tokenSteps, type GuideSection } from './guide.ts'
import { paths } from '../../../shared/paths.ts'
import type { SiteValues } from '../../domain/settings/site-settings.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'

export type ReferenceOptions = {
  describe: () => object
  limiters: Limiters
  /** The URL of the sample product’s site, if it runs. */
  sampleProduct?: string | undefined
}

/**
 * The API reference, rendered from the OpenAPI description and the configured limits, and again when the site’s settings change or its example needs another launch: the newest, so
 * that its command works when it’s copied. It is there without the store, too.
 */
export function createReference({ describe, limiters, sampleProduct }: ReferenceOptions): AnyPage {
  let made: { slug: string | undefined; site: SiteValues; content: string } | undefined
  return definePage({
    path: paths.reference,
    access: 'anyone',
    async load({ world }) {
      const slug = await listNewestLaunches(world, 1).then(
        ([launch]) => launch?.slug,
        () => made?.slug,
      )
      if (made === undefined || made.slug !== slug || made.site !== currentSite()) {
        const api = describe() as ApiDescription
        const { siteUrl } = world
        made = {
          slug,
          site: currentSite(),
          content: renderToString(<Reference api={api} siteUrl={siteUrl} limiters={limiters} real={{ slug, sampleProduct }} />),
        }
      }
      return made.content
    },
    view: (content, { world }) => ({
      head: {
        title: `API reference · ${siteName()}`,
        description: `How to get a token, and every endpoint, field, limit and error of the ${siteName()} API, with curl examples to copy.`,
        canonical: `${world.siteUrl}${paths.reference()}`,
        styles: 'reference',
      },
      content: <div class="wrap reference grid" dangerouslySetInnerHTML={{ __html: content }} />,
    }),
  })
}

type ReferenceProps = { api: ApiDescription; siteUrl: string; limiters: Limiters; real: Real }

function Reference({ api, siteUrl, limiters, real }: ReferenceProps) {
  const endpoints = listEndpoints(api)
  const [{ url: baseUrl }] = api.servers
  const { schemas } = api.components
  const ownLaunches = endpoints.filter(({ method, security }) => method === 'GET' && security !== undefined).slice(0, 1)
  const steps = ownLaunches.flatMap((endpoint) => tokenSteps(baseUrl + endpoint.path, endpoint))
  const guides = listGuides(baseUrl, limiters, exampleOf(endpoints[0]?.responses['400']))
  return (
    <>
      <Contents api={api} guides={guides} />
      <div class="reference__main wraps shrinks">
        <Introduction api={api} baseUrl={baseUrl} />
        <section class="reference__steps" aria-labelledby="get-a-token">
          <PartHead id="get-a-token" title="Get a token" text={aboutTokens} />
          <ol>
            {steps.map((step, index) => (
              <li key={step.id}>
                <Guide {...step} heading="h3" number={index + 1} />
              </li>
            ))}
          </ol>
          <p class="reference__note card above-5 pad-3-4 small readable">
            <Described text={aboutOAuth(siteUrl)} />
          </p>
        </section>
        {api.tags.map(({ name, description }) => (
          <section key={name} aria-labelledby={anchorOf(name)}>
            <PartHead id={anchorOf(name)} title={name} text={description} />
            {endpoints
              .filter(({ tags }) => tags.includes(name))
              .map((endpoint) => (
                <EndpointSection key={endpoint.operationId} endpoint={endpoint} baseUrl={baseUrl} schemas={schemas} real={real} />
              ))}
          </section>
        ))}
        {guides.map((guide) => (
          <Guide key={guide.id} {...guide} heading="h2" />
        ))}
        <section aria-labelledby="schemas">
          <PartHead id="schemas" title="Schemas" text="Every field is always present unless it’s marked optional." />
          {Object.entries(schemas).map(([name, schema]) => (
            <SchemaSection key={name} name={name} schema={schema} />
          ))}
        </section>
      </div>
    </>
  )
}

const aboutTokens =
  'Searching, reading and auditing need no token. Creating drafts and listing your launches do. There are no API keys to manage: your program asks, and you approve once.'
const aboutOAuth = (siteUrl: string) =>
  `**OAuth** is only for agents: MCP clients sign in with OAuth 2.1 at \`${siteUrl + paths.mcpAccount()}\`. Those tokens don’t work with the API. [Connect an agent](${paths.agents()})`

const Guide = ({ id, title, texts, rows, examples, ...shown }: GuideSection & { heading: 'h2' | 'h3'; number?: number }) => (
  <Section id={id} title={title} examples={examples} {...shown}>
    {texts.map((text) => (
      <p key={text}>
        <Described text={text} />
      </p>
    ))}
    {rows !== undefined && <Table caption={title} rows={rows} class="above-4 capped" />}
  </Section>
)

const Introduction = ({ api: { info }, baseUrl }: { api: ApiDescription; baseUrl: string }) => (
  <header class="reference__intro readable">
    <h1>API reference</h1>
    <p class="reference__lead above-3 soft large">
      <Described text={info.description} />
    </p>
    <dl class="reference__facts grid gap-2 above-4">
      {Object.entries({
        'Base URL': `\`${baseUrl}\``,
        Version: info.version,
        'For programs': `[openapi.json](${paths.openapi()}), [llms.txt](${paths.llms()}), [agents](${paths.agents()})`,
      }).map(([term, text]) => (
        <div class="grid gap-3" key={term}>
          <dt class="soft">{term}</dt>
          <dd>
            <Described text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </header>
)

const SchemaSection = ({ name, schema }: { name: string; schema: Schema }) => {
  const { properties, required = [] } = schema
  const isInput = Object.keys(properties ?? {}).length !== required.length
  return (
    <section class="schema readable above-6" id={`schema-${name}`} aria-labelledby={`schema-${name}-title`}>
      <h3 class="headed" id={`schema-${name}-title`}>
        <a class="no-line" href={`#schema-${name}`}>
          {name}
        </a>
      </h3>
      <Table caption={name} rows={properties === undefined ? [toRow('value', schema)] : rowsOf(schema, isInput)} />
    </section>
  )
}
