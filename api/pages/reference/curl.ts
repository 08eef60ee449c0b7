import type { Endpoint } from './api-description.ts'

/** A command for a shell, one line for each option. */
export const curl = (url: string, ...options: string[]): string => [`curl "${url}"`, ...options].join(' \\\n  ')

export const withToken = '-H "Authorization: Bearer $SLIPWAY_TOKEN"'

/** The example call of an endpoint. A body makes curl use POST. */
export function curlExample({ path, parameters = [], requestBody, security }: Endpoint, baseUrl: string): string {
  const shown = parameters.filter(({ example }) => example !== undefined)
  const valueOf = (name: string) => encodeURIComponent(shown.find((parameter) => parameter.name === name)?.example ?? name)
  const query = new URLSearchParams(shown.flatMap(({ in: place, name, example }) => (place === 'query' ? [[name, String(example)]] : [])))
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name)) + (query.size > 0 ? `?${query}` : '')
  const body = requestBody?.content['application/json'].example
  return curl(
    url,
    ...(security === undefined ? [] : [withToken]),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  )
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
