import type { Page } from '../page/page.ts'
import { paths } from '../paths.ts'
import { isLocal, isSameSite, publicUrl } from './address.ts'
import type { AuditFacts, SitePageFacts } from './facts.ts'
import { isScriptShell } from './script-shell.ts'
import { foldLatin } from './words/text.ts'
import { joinWords } from '../join-words.ts'

/** Another page of the site that returned HTML. */
export type OtherPage = SitePageFacts & { page: NonNullable<SitePageFacts['page']> }

/** A URL without query, hash, index.html and trailing slash: the same for every spelling of a page’s URL. */
export const bareUrl = (url: string): string => {
  const { origin = url, pathname = '' } = URL.parse(url) ?? {}
  return `${origin}${pathname.replace(/(?:\/index\.html?|\/)$/, '')}`
}

/**
 * A URL as a visit requests it: a page on the maker’s own machine stands for the public site that it names, over http and https. The site may be under a
 * path there (`/docs/`) and at the root here.
 */
export function visitedUrl(url: string, page: Page): string {
  const [asked, own, named] = [URL.parse(url), new URL(page.url), new URL(publicUrl(page))]
  if (asked === null || !isLocal(page.url) || asked.host !== named.host || asked.host === own.host) return url
  if (asked.pathname === paths.robots()) return new URL(paths.robots(), own).href
  const above = named.pathname.endsWith(own.pathname) ? named.pathname.slice(0, -own.pathname.length) : ''
  return asked.pathname.startsWith(`${above}/`) ? `${own.origin}${asked.pathname.slice(above.length)}${asked.search}` : url
}

/** The other pages that returned 200, each once even if several URLs redirect to it, without the page itself. */
export function otherPages({ page, pages = [] }: Pick<AuditFacts, 'page' | 'pages'>): OtherPage[] {
  const found = new Map<string, OtherPage>()
  for (const other of pages) {
    if (other.status !== 200 || other.page === null || !isSameSite(other.page.url, page.url)) continue
    const key = bareUrl(other.page.url)
    if (key !== bareUrl(page.url) && !found.has(key)) found.set(key, other as OtherPage)
  }
  return [...found.values()]
}

/** Whether a page has the same content as this one: another URL for it, or the same shell for scripts to fill. */
export const hasSameContent = (one: OtherPage['page'], { page }: Pick<AuditFacts, 'page'>): boolean =>
  one.title === page.title &&
  one.h1 === (page.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null) &&
  Math.abs(one.characters - page.text.length) < 20

const piecesOf = (text: string) => {
  const letters = foldLatin(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return new Set(Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) => letters.slice(at, at + 4)))
}

/** Whether two pages are certainly about different things: nothing that they say first is alike. Versions of one thing share most of it. */
export function areUnlike(one: OtherPage['page'], other: OtherPage['page']): boolean {
  const [[title, h1], [otherTitle, otherH1]] = [one, other].map((page) => [page.title, page.h1].map((text) => foldLatin(text ?? ''))) as [
    [string, string],
    [string, string],
  ]
  if (one.opening === undefined || other.opening === undefined || title === otherTitle || h1 === '' || otherH1 === '') return false
  if (h1.includes(otherH1) || otherH1.includes(h1)) return false
  const [pieces, otherPieces] = [piecesOf(one.opening), piecesOf(other.opening)]
  return pieces.intersection(otherPieces).size * 2 < Math.min(pieces.size, otherPieces.size)
}

/** Whether the content of a page only appears once scripts run, so that it can’t be judged here. */
export const isShell = ({ characters }: OtherPage['page'], { page }: Pick<AuditFacts, 'page'>): boolean =>
  characters < 200 && isScriptShell(page)

/** The path of a URL, with its host if that differs from the page’s. */
export const shortUrl = (url: string, page: { url: string }): string => {
  const { host = '', pathname = url } = URL.parse(url) ?? {}
  return host === URL.parse(page.url)?.host ? pathname : `${host}${pathname}`
}

/** “/a, /b and 3 more”. */
export const listed = (names: readonly string[], max = 4): string =>
  joinWords(names.length <= max ? names : [...names.slice(0, max), `${names.length - max} more`])
