import { hostOf, isPrivateHost, withoutWww } from '../hosts.ts'
import type { Page } from '../page/page.ts'

/** On the maker’s own machine or network, where the public can’t reach it. */
export function isLocal(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? ''
  return host !== '' && isPrivateHost(host)
}

/** What templates and scripts leave where they had no value. */
const unfilled =
  /^https?:\/\/(?:undefined|nan|null)(?=[/:]|$)|(?:^|[/.=])(?:undefined|NaN|\[object(?: |%20)Object\]|%5Bobject%20Object%5D)(?=[/?#:.&]|$)|\{\{|%7B%7B|\$\{|\$%7B|%[A-Z]+_[A-Z_]+%/

/** Whether a URL that a page names was never filled in. A page about such words has them in its own URL. */
export const isUnfilled = (url: string, page: Page): boolean => unfilled.test(url) && !unfilled.test(page.url)

/** Whether the page is public, or names its public URL while it’s served locally: other local addresses on it are leftovers. */
export const isForPublic = (page: Page): boolean => !isLocal(publicUrl(page))

/** Whether one host is the other, or a subdomain of it. */
export function isSameSite(a: string, b: string): boolean {
  const [left, right] = [hostOf(a), hostOf(b)]
  return left === right || left.endsWith(`.${right}`) || right.endsWith(`.${left}`)
}

const previews =
  /(?:-[a-z0-9]{9}-[\w-]+|-git-[\w-]+)\.vercel\.app$|--[\w-]+\.netlify\.app$|^[a-f0-9]{8}\.[\w-]+\.pages\.dev$|\.ngrok(?:-free)?\.(?:io|app|dev)$|\.(?:trycloudflare\.com|loca\.lt|localtunnel\.me|lovableproject\.com|gitpod\.io|app\.github\.dev|wpcomstaging\.com)$|^id-preview--|-pr-\d+\.(?:onrender\.com|herokuapp\.com)$/
const staging = /^(?:[\w-]+[.-])?(?:staging|stage|preprod|uat|qa)[.-]/

/** Whether a host is named like a copy of a site for testing. */
export const isStaging = (hostname: string): boolean => staging.test(hostname)

/** Whether a host is a preview, a tunnel or a staging site, which goes away once the site is public. */
export const isPreviewHost = (hostname: string): boolean => previews.test(hostname) || isStaging(hostname)

/**
 * The URL to write into fixes: https, without query and hash. A page under development speaks for the public site that its canonical
 * link or og:url names: the one that isn’t a preview, then the one with the page’s own path. If they name none, its local URL is used (see `addressNote`).
 */
export function publicUrl(page: Page): string {
  const declared = isLocal(page.url) ? declaredUrl(page) : null
  const url = new URL(declared ?? page.url)
  if (url.protocol === 'http:' && !isLocal(url.href)) url.protocol = 'https:'
  url.search = ''
  url.hash = ''
  return url.href
}

function declaredUrl(page: Page): string | undefined {
  const urls = [...page.canonicals, page.openGraph['url'] ?? ''].filter(
    (url) => URL.canParse(url) && !isLocal(url) && !isUnfilled(url, page) && !/\/(?:www\.)?example\./.test(url),
  )
  const lasting = urls.filter((url) => !isPreviewHost(new URL(url).hostname))
  const own = new URL(page.url).pathname
  return lasting.find((url) => new URL(url).pathname === own) ?? lasting[0] ?? urls[0]
}

/** Absolute URL of a file or page in the page’s own folder: on shared hosts the root belongs to others. */
export const besidePage = (page: Page, name: string): string => new URL(name, publicUrl(page)).href

/** What to link a page of the same folder by: its path, if the public site isn’t known. */
export const linkBeside = (page: Page, name: string): string => {
  const url = new URL(besidePage(page, name))
  return isLocal(url.href) ? url.pathname : url.href
}

/** Absolute URL of a path from the root of the public site. */
export const onSite = (page: Page, path: string): string => new URL(path, publicUrl(page)).href

/** What an instruction adds while the public URL is unknown; otherwise nothing. */
export function addressNote(page: Page): string {
  const url = publicUrl(page)
  return isLocal(url) ? `, replacing ${new URL(url).origin} with your public URL` : ''
}

/** Whether two URLs are the same page to people: http or https, and with or without www., a trailing slash or a hash. */
export function isSamePage(a: string, b: string): boolean {
  const [left, right] = [keyOf(a), keyOf(b)]
  return left !== null && left === right
}

function keyOf(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && `${withoutWww(parsed.host)}${parsed.pathname.replace(/\/$/, '')}${parsed.search}`
}
