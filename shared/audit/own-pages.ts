import { decodeSafely } from '../decode-safely.ts'
import { hostOf } from '../hosts.ts'
import type { PageLink } from '../page/page.ts'
import type { AuditFacts } from './facts.ts'
import asidePages from './words/aside-pages.json' with { type: 'json' }

/** Files aren’t pages, and a sign-out link isn’t worth visiting. */
const file = /\.(?!(?:html?|php|aspx?|jsp)$)[a-z][a-z0-9]{1,4}$/i
const ending = /\/(?:log-?out|sign-?out|abmelden|deconnexion|unsubscribe)\/?$|\/(?:cdn-cgi|wp-json|wp-admin)\//i
export const isPagePath = (path: string): boolean => !file.test(path) && !ending.test(path)

const asides = new RegExp(`(?:^|[/_.-])(?:${asidePages.join('|')})`, 'i')
/** Whether a page is about an order, an account, the law or the site itself: hardly anybody searches for those. */
export const isAside = (url: string): boolean => asides.test(decodeSafely(URL.parse(url)?.pathname ?? ''))

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/** Links to other pages of the site, each once, without those known to be broken or closed. */
export function ownPages({ page, links = [] }: Pick<AuditFacts, 'page' | 'links'>): PageLink[] {
  const closed = new Set(
    links.filter(({ status, isSlow }) => (status === null ? !isSlow : status >= 400)).map(({ url }) => withoutHash(url)),
  )
  const pages = new Map<string, PageLink>()
  for (const link of page.links) {
    const url = withoutHash(link.url)
    const path = URL.parse(url)?.pathname ?? ''
    if (!/^https?:/.test(url) || hostOf(url) !== hostOf(page.url) || url === withoutHash(page.url)) continue
    if (closed.has(url) || !isPagePath(path) || link.rel.includes('nofollow')) continue
    if (!pages.has(url) || pages.get(url)?.text === '') pages.set(url, { ...link, url })
  }
  return [...pages.values()]
}
