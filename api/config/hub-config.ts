/** A WebSub hub: an https URL; http only on a host that the crawler may visit anyway. */
export function readHub(text: string | undefined, crawlAllow: string[], errors: string[]): string | null {
  if (text === undefined) return null
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && crawlAllow.includes(`${url.hostname}:${url.port || 80}`))
  if (url !== null && isSafe && url.username === '' && url.password === '' && url.hash === '') return url.href
  errors.push(`WEBSUB_HUB must be an https URL such as https://hub.example.org/, not "${text}".`)
  return null
}
