import { load } from 'cheerio/slim'
import { buildTree } from '../../page/build-tree.ts'
import { cleanText, resolveUrl } from '../../page/elements.ts'
import { readBlocks } from '../../page/read-blocks.ts'
import { readMetas } from '../../page/read-metas.ts'
import { isSameSite, isSharedHost, isSocialHost } from './known-hosts.ts'
import { readPlacedLinks, type PlacedLink } from './links-around.ts'
import type { TextBlock } from '../../page/page.ts'
import { withoutWww, hostOf } from '../../hosts.ts'

/** How a listing links to its product. Undetermined with the reason, rather than a guess. */
type ProductLink = { link: 'followed' | 'nofollow'; host: string; note?: string } | { link: 'undetermined'; host: null; note: string }

type Listing = {
  url: string
  links: PlacedLink[]
  /** Texts that begin with the product’s name: heading, og:title, title. */
  headings: string[]
  /** Of the page and of its response. */
  robots: string[]
}

const visitWords =
  /^(?:(?:visit|view|open|see|explore|launch|try|get|go to|check out|use)(?: (?:the|this|our|its))?(?: (?:official|live))?(?: (?:web ?site|site|home ?page|page|app|product|project|tool|startup|demo|it|it now|now|it out|it free|for free|free))?|(?:official |live )?(?:web ?site|site|home ?page|url|link)|check it out|learn more|try it(?: now| free| for free)?|(?:zur |die )?web(?:site|seite)(?: besuchen| öffnen)?|besuchen|ver sitio(?: web)?|visitar(?: (?:el |o )?(?:sitio|site|web)(?: web)?)?|sitio web|(?:visiter|voir)(?: le site(?: web)?)?|site web|visita(?: il)? sito|sito web|acessar(?: site)?|访问(?:网站|官网)?|官网|サイトを見る|公式サイト)$/i
const ownRedirect = /^\/(?:go|out|outbound|visit|redirect|r|click|link|external|away|exit)(?:\/|$)/i
const unfollowed = new Set(['nofollow', 'ugc', 'sponsored'])
const enough = 3

/** Finds the link to the product that a listing is about, without knowing the product, and says whether search engines follow it. */
function findProductLink({ url, links, headings, robots }: Listing): ProductLink {
  const own = new URL(url).host
  const names = headings.map(nameIn).filter((name) => name !== '' && !isNamedAfter(own, name))
  if (names.length === 0) return undetermined('The page names no product.')
  const scored = links.flatMap((link) => {
    if (link.place !== 'content' || isSameSite(link.url.host, own) || isSocialHost(link.url.host)) return []
    return [{ link, host: hostOf(link.url.href), score: scoreOf(link, names) }]
  })
  const scores = new Map<string, number>()
  for (const { host, score } of scored) scores.set(host, Math.max(score, scores.get(host) ?? 0))
  const [best, next] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (best === undefined || best[1] < enough) return undetermined(whyNot(links, own, names))
  if (next !== undefined && next[1] === best[1]) return undetermined(`It could be ${best[0]} or ${next[0]}.`)
  return judge(
    scored.flatMap(({ link, host, score }) => (host === best[0] && score > 0 ? [link] : [])),
    best[0],
    robots,
  )
}

function judge(links: PlacedLink[], host: string, robots: string[]): ProductLink {
  if (robots.some((word) => word === 'noindex' || word === 'none')) return { link: 'nofollow', host, note: 'noindex' }
  if (robots.includes('nofollow')) return { link: 'nofollow', host, note: 'nofollow for the whole page' }
  // Two links to the same product: one that is followed is enough.
  return { link: links.some(({ rel }) => !rel.some((word) => unfollowed.has(word))) ? 'followed' : 'nofollow', host }
}

/** 3 for words or a name that say whose link it is, 6 for both, 1 for a bare address. */
function scoreOf({ url, text }: PlacedLink, names: string[]): number {
  const isVisit = isVisiting(text, names)
  if (isSharedHost(url.host)) return isVisit ? 3 : 0
  const isNamed = names.some((name) => isNamedAfter(url.host, name))
  const shown = squeeze(text.replace(/^https?:\/\/(?:www\.)?|…$|\.\.\.$/g, ''))
  const isAddress = shown.length > 3 && squeeze(hostOf(url.href) + url.pathname).startsWith(shown)
  const isName = !isNamed && names.some((name) => squeeze(name) === squeeze(text) && squeeze(text).length > 2)
  return (isVisit ? 3 : 0) + (isNamed ? 3 : 0) + (isAddress ? 1 : 0) + (isName ? 3 : 0)
}

function isVisiting(text: string, names: string[]): boolean {
  const plain = names.reduce((rest, name) => rest.replace(name, ' '), text).replace(/[→↗➜»>!]|↗️|🔗|🌐/gu, ' ')
  return visitWords.test(plain.replace(/\s+/g, ' ').trim())
}

function whyNot(links: PlacedLink[], own: string, names: string[]): string {
  const isRedirect = ({ url, text, place }: PlacedLink) =>
    place === 'content' &&
    isSameSite(url.host, own) &&
    (ownRedirect.test(url.pathname) || (isVisiting(text, names) && /visit|website/i.test(text)))
  return links.some(isRedirect) ? 'The link leads through the directory’s own address.' : 'No link is clearly the product’s.'
}

const undetermined = (note: string): ProductLink => ({ link: 'undetermined', host: null, note })

/** Words that products put around their name when the name alone was taken. */
const before = /^(?:get|use|try|join|go|my|the|hey|with|meet|hello)(?=.{3})/
const after = /(?<=.{3})(?:app|apps|hq|ai|io|dev|labs?|tools?|so|inc|software|official|online|site|web)$/

/** The name in a heading or a title, up to the sentence that often follows: “Flowly – invoices that write themselves”. */
const nameIn = (heading: string): string => heading.split(/\s[-–—|·•]\s|[:|—]\s/, 1)[0]?.trim() ?? ''

const squeeze = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a host is named after a product: flowly.app, getflowly.com, flowly-hq.io. */
function isNamedAfter(host: string, name: string): boolean {
  const wanted = squeeze(name)
  if (wanted.length < 3) return false
  const labels = host.toLowerCase().split('.')
  if (squeeze(host.replace(/^www\./i, '')) === wanted) return true
  return labels.slice(0, -1).some((label) => {
    const text = squeeze(label)
    if (text.length < 3 || text === 'www') return false
    if (text === wanted || bare(text) === bare(wanted)) return true
    return (wanted.length >= 5 && text.includes(wanted)) || (text.length >= 5 && wanted.startsWith(text))
  })
}

const bare = (text: string) => text.replace(before, '').replace(after, '')

/** What the measuring job reads on a page of a directory. */
export type DirectoryPage = {
  /** Pages that look like listings. */
  listings: string[]
  /** Its page of prices, if it links to one. */
  pricing: string | null
  prices: string[]
  /** Of a listing: how it links to the product. */
  product: ProductLink
}

/** `robotsTag` are the directives of the response’s X-Robots-Tag. */
export function readDirectoryPage(
  html: string,
  { url, robotsTag, kind }: { url: string; robotsTag: string[]; kind: 'home' | 'other' },
): DirectoryPage {
  const root = buildTree(html)
  const $ = load(root)
  const links = readPlacedLinks($, resolveUrl($('base[href]').attr('href'), url) ?? url)
  const metas = readMetas($)
  const { blocks, headings } = readBlocks(root)
  const h1 = headings.filter(({ level, text }) => level === 1 && text !== '').map(({ text }) => text)
  const titles = [$('meta[property="og:title"]').attr('content'), $('title').first().text()].map((title) => cleanText(title, 200))
  const { host } = new URL(url)
  const pricing = links.find(
    (link) => isSameSite(link.url.host, host) && /^\/(?:[a-z]{2}\/)?(?:pricing|prices|plans|advertise)\/?$/i.test(link.url.pathname),
  )
  return {
    listings: findListingLinks(url, links),
    pricing: pricing === undefined ? null : `${pricing.url.origin}${pricing.url.pathname}`,
    prices: findPriceLines(blocks, kind),
    product: findProductLink({
      url,
      links,
      headings: [...h1.slice(0, 2), ...titles].filter(Boolean),
      robots: [...metas.robots, ...robotsTag],
    }),
  }
}

const amount = /(?:[$€£¥₹]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|gbp|dollars?|euros?)\b))/i
const words = /\b(?:free|gratis|kostenlos|gratuit|per (?:month|year|listing|launch|submission)|one-time)\b|\/\s?(?:mo|month|yr|year)\b/i
const aboutListing = /\b(?:submit|submissions?|list(?:ed|ings?)?|launch(?:es)?|plans?|post|badge)\b/i
const caps = { lines: 30, chars: 200 }

/** Lines of a page that may say what a listing costs. On a home page, what products there cost isn’t meant. */
function findPriceLines(blocks: readonly TextBlock[], page: 'home' | 'other'): string[] {
  const lines = blocks.flatMap(({ text, action }) => {
    if (text.length > 600 || !(amount.test(text) || words.test(text))) return []
    if (page === 'home' && (action || !aboutListing.test(text))) return []
    return [text.slice(0, caps.chars).toWellFormed()]
  })
  return [...new Set(lines)].slice(0, caps.lines)
}

const listingWords =
  /^(?:p|d|s|t|i|products?|tools?|startups?|projects?|apps?|launch(?:es)?|items?|listings?|posts?|software|sites?|services?|servers?|extensions?|plugins?|saas|ai|alternatives?|reviews?|show|companies|company|directory|details?)$/i
const otherWords =
  /^(?:blog|news|articles?|guides?|docs?|help|support|categor(?:y|ies)|tags?|topics?|collections?|users?|u|authors?|makers?|members?|profiles?|people|jobs?|legal|terms|privacy|pricing|about|login|signin|sign-in|signup|register|auth|account|settings|dashboard|submit|add|new|search|leaderboards?|weekly|monthly|daily|compare|vs|go|out|redirect|visit|rss|feeds?|api|cdn-cgi|static|assets|img|images?)$/i
const fewest = 3
const max = 120

/** Links that look like listings: at least three pages of the same host that differ in the last part of their path alone. */
function findListingLinks(page: string, links: readonly PlacedLink[]): string[] {
  const own = new URL(page)
  const groups = new Map<string, Set<string>>()
  for (const { url, place } of links) {
    const parts = url.pathname.split('/').filter(Boolean)
    const last = parts.pop()
    if (place === 'chrome' || last === undefined || parts.length === 0 || parts.length > 3) continue
    if (withoutWww(url.host) !== withoutWww(own.host) || [...parts, last].some((part) => otherWords.test(part))) continue
    if (/\.(?:png|jpe?g|webp|svg|gif|pdf|zip|xml|json|js|css)$/i.test(last) || /^\d{1,4}$/.test(last)) continue
    const key = parts.join('/')
    groups.set(key, (groups.get(key) ?? new Set()).add(`${url.origin}${url.pathname}`))
  }
  const weight = ([key, urls]: [string, Set<string>]) => urls.size * (listingWords.test(key.split('/').at(-1) ?? '') ? 5 : 1)
  const [best] = [...groups].filter(([, urls]) => urls.size >= fewest).toSorted((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1))
  return best === undefined ? [] : [...best[1]].slice(0, max)
}
