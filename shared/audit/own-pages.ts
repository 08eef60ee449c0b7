import { hostOf } from '../hosts.ts'
import type { PageLink } from '../page/page.ts'
import type { AuditFacts } from './facts.ts'

/** Files are no pages, and what ends a session is no place to send anybody. */
const file = /\.(?!(?:html?|php|aspx?|jsp)$)[a-z][a-z0-9]{1,4}$/i
const ending = /\/(?:log-?out|sign-?out|abmelden|deconnexion|unsubscribe)\/?$/i

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/** Links of the page to other pages of its site, each once, without those that were tried and did not let a visitor in. */
export function ownPages({ page, links = [] }: Pick<AuditFacts, 'page' | 'links'>): PageLink[] {
  const closed = new Set(links.filter(({ status }) => status === null || status >= 400).map(({ url }) => withoutHash(url)))
  const pages = new Map<string, PageLink>()
  for (const link of page.links) {
    const url = withoutHash(link.url)
    const path = URL.parse(url)?.pathname ?? ''
    if (!/^https?:/.test(url) || hostOf(url) !== hostOf(page.url) || url === withoutHash(page.url)) continue
    if (closed.has(url) || file.test(path) || ending.test(path) || link.rel.includes('nofollow')) continue
    if (!pages.has(url) || pages.get(url)?.text === '') pages.set(url, { ...link, url })
  }
  return [...pages.values()]
}
