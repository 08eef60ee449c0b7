import type { Endpoint } from './api-description.ts'

/** A command for a shell, one line for each option. */
export const curl = (url: string, ...options: string[]): string => [`curl "${url}"`, ...options].join(' \\\n  ')

export const withToken = '-H "Authorization: Bearer $SLIPWAY_TOKEN"'

/** For a site that is visited: those of the examples don’t exist. */
export const placeholder = 'https://your-product.example/'

/** The example call of an endpoint, of the launch with this slug if it takes one. A body makes curl use POST. */
export function curlExample({ path, parameters = [], requestBody, security }: Endpoint, baseUrl: string, slug?: string): string {
  const shown = parameters.filter(({ example }) => example !== undefined)
  const valueOf = (name: string) =>
    encodeURIComponent((name === 'slug' ? slug : undefined) ?? shown.find((parameter) => parameter.name === name)?.example ?? name)
  const query = new URLSearchParams(shown.flatMap(({ in: place, name, example }) => (place === 'query' ? [[name, String(example)]] : [])))
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) + (query.size > 0 ? `?${query}` : '')
  const example = requestBody?.content['application/json'].example as object | undefined
  const body = example && { ...example, url: placeholder }
  return curl(
    url,
    ...(security === undefined ? [] : [withToken]),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  )
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
