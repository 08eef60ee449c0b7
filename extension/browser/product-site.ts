/** The product page in the tab. `key` names it in storage: origin and path, without query, hash and trailing slash. */
export type ProductSite = { url: string; key: string; host: string; path: string; isPrivate: boolean }

/** Why a tab cannot be audited at all. */
export type NotWeb = 'blank' | 'browser-page' | 'file' | 'store' | 'document'

const storeHosts = ['chromewebstore.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com']

/** `url` is undefined where the browser does not tell an extension what the tab shows. */
export function readProductSite(url: string | undefined): ProductSite | NotWeb {
  if (url === undefined || !URL.canParse(url)) return 'browser-page'
  if (/^about:(blank|newtab|home)/.test(url)) return 'blank'
  const { protocol, host, hostname, origin, pathname } = new URL(url)
  if (protocol === 'file:') return 'file'
  if (protocol !== 'http:' && protocol !== 'https:') return 'browser-page'
  if (storeHosts.includes(hostname)) return 'store'
  if (/\.pdf$/i.test(pathname)) return 'document'
  return { url, host, path: pathname, key: origin + pathname.replace(/\/+$/, ''), isPrivate: isPrivateHost(hostname) }
}

/** Documents of these types are pages; everything else in a tab is a viewer. */
export const isPageType = (contentType: string): boolean => /^(text\/html|application\/xhtml\+xml)$/i.test(contentType)

/** Names and addresses that a service elsewhere cannot reach (RFC 1918, 3927, 4193, 4291, 6761, 6762). */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (host.includes(':')) return host === '::1' || host === '::' || /^f[cd]|^fe[89ab]|^::ffff:(7f|a[0-9a-f]{2}:|c0a8:|ac1)/.test(host)
  if (/^\d+(\.\d+){3}$/.test(host)) return /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
  return !host.includes('.') || /\.(localhost|local|internal|lan|home\.arpa|test)$/.test(host)
}
