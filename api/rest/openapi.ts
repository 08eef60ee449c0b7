import { contract, type Endpoint, type EndpointName } from '../../shared/contract.ts'
import { apiPrefix } from '../../shared/paths/endpoints.ts'
import { paths } from '../../shared/paths.ts'
import { describeEndpoint, type DescribeOptions } from './describe-endpoint.ts'
import { listExamples, type Example } from './examples/examples.ts'
import { listComponents, type Json } from './to-json-schema.ts'
import { withCategories } from '../../shared/listing/taxonomy.ts'
import { siteName } from '../domain/settings/current-site.ts'

/** A description that is made once for any site, with the site’s own categories. */
const ownWords = (described: Json): Json => JSON.parse(withCategories(JSON.stringify(described))) as Json

/** The machine-readable description (interface section 9): OpenAPI 3.1.1, version 1.0.0, derived from the contract. `contact` is a link or null. */
export function describeApi({ siteUrl, contact, limiters }: DescribeOptions & { contact: string | null }): Json {
  const examples: Record<EndpointName, Example<EndpointName>> = listExamples(siteUrl)
  const described: Record<string, Json> = {}
  for (const name of Object.keys(contract) as EndpointName[]) {
    const { path, method } = contract[name]
    // Without a trailing slash, as in section 4 of the interface and as linters expect.
    ;(described[templateOf(path).replace(/\/$/, '')] ??= {})[method.toLowerCase()] = describeEndpoint(name, examples[name], {
      siteUrl,
      limiters,
    })
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName()} launch catalog`,
      version: '1.0.0',
      summary: 'Published launches, launch directories and a pre-launch site audit.',
      description:
        'Read endpoints and the audit need no token. Each path also works with a trailing slash: without it, a request is redirected there (308), with its method and body. If your client doesn’t follow redirects, or drops the token when it does, add the slash. All errors share one body; 429 includes Retry-After and data.retryAfter.',
      contact: toContact(siteUrl, contact),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'API reference, including how to get a token', url: `${siteUrl}${paths.reference()}` },
    servers: [{ url: `${siteUrl}${apiPrefix}`, description: 'This catalog.' }],
    security: [],
    tags: [
      { name: 'Catalog', description: 'Published launches and directories.' },
      { name: 'Audit', description: 'Pre-launch audit with a fix for every finding.' },
      { name: 'My launches', description: 'Drafts and launches of the connected account.' },
    ],
    paths: ownWords(described),
    components: {
      securitySchemes: {
        connection: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a connection. A call without one returns 401 with data.connectUrl: the user opens that link and approves once.',
        },
      },
      schemas: ownWords(listComponents()),
    },
  }
}

/** A pattern as OpenAPI spells it: `/products/{slug}/`. */
const templateOf = (pattern: string): string => pattern.replaceAll(/:(\w+)/g, '{$1}')

/** The operator’s own contact, or the page that says how to reach them. */
function toContact(siteUrl: string, contact: string | null): Json {
  const name = new URL(siteUrl).host
  if (contact?.startsWith('mailto:') === true) return { name, email: contact.slice('mailto:'.length) }
  return { name, url: contact ?? `${siteUrl}${paths.about({}, 'contact')}` }
}

export const listEndpoints = (siteUrl: string): Json => ({
  reference: `${siteUrl}${paths.reference()}`,
  agents: `${siteUrl}${paths.agents()}`,
  description: siteUrl + paths.openapi(),
  endpoints: Object.values<Endpoint>(contract).map(({ method, path }) => `${method} ${siteUrl}${apiPrefix}${templateOf(path)}`),
})
