import type { Endpoint } from './api-description.ts'

/** A command for a shell, one line for each option. */
export const curl = (url: string, ...options: string[]): string => [`curl "${url}"`, ...options].join(' \\\n  ')

export const withToken = '-H "Authorization: Bearer $SLIPWAY_TOKEN"'

/** What examples need to work: the slug of a launch that there is, and the URL of the sample product if its site runs. */
export type Real = { slug?: string | undefined; sampleProduct?: string | undefined }

/** For a site that is visited: those of the examples don’t exist. */
const placeholder = 'https://your-product.example/'
export const productUrl = ({ sampleProduct = placeholder }: Real): string => sampleProduct

/** Whether an endpoint visits the product’s site, which its body names. */
export const visitsSite = ({ requestBody }: Endpoint): boolean =>
  Object.hasOwn((requestBody?.content['application/json'].example as object | undefined) ?? {}, 'url')

/** The example call of an endpoint, with what is real. A body makes curl use POST. */
export function curlExample(endpoint: Endpoint, baseUrl: string, real: Real): string {
  const { path, parameters = [], requestBody, security } = endpoint
  const shown = parameters.filter(({ example }) => example !== undefined)
  const valueOf = (name: string) =>
    encodeURIComponent((name === 'slug' ? real.slug : undefined) ?? shown.find((parameter) => parameter.name === name)?.example ?? name)
  const query = new URLSearchParams(shown.flatMap(({ in: place, name, example }) => (place === 'query' ? [[name, String(example)]] : [])))
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) + (query.size > 0 ? `?${query}` : '')
  const example = requestBody?.content['application/json'].example as object | undefined
  const body = example && (visitsSite(endpoint) ? { ...example, url: productUrl(real) } : example)
  return curl(
    url,
    ...(security === undefined ? [] : [withToken]),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  )
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
