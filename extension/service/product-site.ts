import { isPrivateHost } from '../../shared/hosts.ts'

/** The product page in the tab. `key` is its name in storage: origin and path, without query, hash or trailing slash. */
export type ProductSite = { url: string; key: string; host: string; path: string; isPrivate: boolean }

/** Why a tab can’t be audited at all. */
export type NotWeb = 'no-access' | 'loading' | 'blank' | 'browser-page' | 'local-file' | 'store' | 'not-html' | 'pdf'

const storeHosts = ['chromewebstore.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com']

/** `url` is undefined if the browser doesn’t tell the extension what the tab shows; `status` says whether it’s still loading that. */
export function readProductSite(url: string | undefined, status?: string): ProductSite | NotWeb {
  if (status === 'loading' && /^(?:about:blank)?$/.test(url ?? '')) return 'loading'
  if (url === undefined || !URL.canParse(url)) return 'browser-page'
  if (/^about:(blank|newtab|home)/.test(url)) return 'blank'
  const { protocol, host, hostname, origin, pathname } = new URL(url)
  if (protocol === 'file:') return 'local-file'
  if (protocol !== 'http:' && protocol !== 'https:') return 'browser-page'
  if (storeHosts.includes(hostname)) return 'store'
  return { url, host, path: pathname, key: origin + pathname.replace(/\/+$/, ''), isPrivate: isPrivateHost(hostname) }
}

/** Documents of these types are web pages; any other type is shown by a built-in viewer. */
export const isPageType = (contentType: string): boolean => /^(text\/html|application\/xhtml\+xml)$/i.test(contentType)
