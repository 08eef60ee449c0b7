import { jsonSchema, schemaName, type Endpoint, type Schema } from './api-description.ts'

type Schemas = Record<string, Schema>

/** Example values by field name. Other fields get a value of their type. */
const known: Record<string, string | number | string[] | null> = {
  slug: 'acme',
  name: 'Acme',
  handle: 'ada',
  tagline: 'A calendar for small teams',
  description: 'Acme plans the week of a small team.',
  url: 'https://acme.example/',
  productUrl: 'https://slipway.example/launches/acme/',
  draftUrl: 'https://slipway.example/drafts/acme/',
  reviewUrl: 'https://slipway.example/drafts/acme/review/',
  dashboardUrl: 'https://slipway.example/dashboard/acme/',
  logo: 'https://acme.example/logo.png',
  screenshots: ['https://acme.example/calendar.png'],
  demoVideoUrl: 'https://acme.example/demo',
  categories: ['productivity'],
  suggestedCategories: ['productivity'],
  twitterUsername: 'acme',
  launchDate: '2026-03-02',
  startsOn: '2026-03-09',
  lastVerified: '2026-03-02',
  validUntil: '2026-04-02',
  year: 2026,
  week: 11,
  upvotes: 42,
  score: 87,
  query: 'calendar',
  limit: 5,
  id: 'meta-description',
  label: 'Meta description',
  detail: 'No meta description.',
  fix: 'Add this to your <head>:\n<meta name="description" content="Acme plans the week of a small team: one shared calendar with everyone’s days.">',
  focus: 'Developer tools',
  pricing: 'free',
  traffic: 'high',
  domainRating: 80,
  backlinkQuality: 'high',
  linkType: 'dofollow',
  submissionFriction: 'low',
  impressions: 1200,
  clicks: 85,
  commentCount: 3,
  changelogCount: 1,
  status: 'live',
  badgeStatus: 'ok',
  requestedLaunchDate: '2026-03-02',
  nextCursor: null,
  discount: null,
  rejectionReason: null,
  warnings: [],
}

/** A value that fits the schema. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  if (Object.hasOwn(known, name)) return known[name]
  if (schema.$ref !== undefined) return exampleOf(schemas[schemaName(schema.$ref)] ?? {}, schemas)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0] ?? {}, schemas, name)
  if (schema.properties !== undefined) {
    return Object.fromEntries(Object.entries(schema.properties).map(([field, inner]) => [field, exampleOf(inner, schemas, field)]))
  }
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, schemas)]
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0
  return schema.type === 'object' ? {} : 'text'
}

/** A request to paste into a shell, with the required fields and a search where the endpoint takes one. */
export function curlExample(endpoint: Endpoint, baseUrl: string): string {
  const { method, path, parameters = [], requestBody, security } = endpoint
  const query = parameters.filter(({ in: place, name }) => place === 'query' && Object.hasOwn(known, name))
  const search = new URLSearchParams(query.map(({ name }) => [name, String(known[name])])).toString()
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? name)) + (search && `?${search}`)
  const body = requestBody && jsonSchema(requestBody)
  const required = body?.required ?? (body?.$ref === undefined ? [] : ['url'])
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`,
    ...(security === undefined ? [] : ['-H "Authorization: Bearer $SLIPWAY_TOKEN"']),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(Object.fromEntries(required.map((field) => [field, known[field]])))}'`,
        ]),
  ]
  return lines.join(' \\\n  ')
}
