import { dayMs } from '../../../shared/durations.ts'
import { isHtml } from './is-html.ts'
import { xmlError } from './xml-error.ts'

/** `error` says why feed readers can’t read the items, as the rest of a sentence; `links` are those of the first items, as written; in Atom, only full URLs. `home` is the feed’s own page. */
export type ReadFeed = { isFeed: boolean; error: string | null; links: string[]; home?: string; isEmpty?: true }

const maxItems = 10
const none: ReadFeed = { isFeed: false, error: null, links: [] }

/** Reads RSS, Atom, RDF or a JSON Feed. No entity is expanded or fetched. */
export function readFeed({ bytes, complete }: { bytes: Uint8Array; complete: boolean }): ReadFeed {
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '')
  const body = text.trimStart()
  if (body.startsWith('{')) return readJsonFeed(body, complete)
  if (isHtml(body)) return none
  const [, root] = /^<(?:[a-z][\w.-]{0,40}:)?(rss|feed|rdf)[\s/>]/i.exec(fromRoot(body)) ?? []
  if (root === undefined) return none
  const items = text.split(/<(?:item|entry)[\s>]/).slice(0, maxItems + 1)
  const titles = items.map((item) => unescaped(/<title\b[^>]{0,200}>([^]{0,500}?)<\/title>/.exec(item)?.[1] ?? 'untitled'))
  const dates = items.flatMap((item) => /<(?:pubDate|updated|published|dc:date)>([^<]{0,100})</.exec(item)?.[1]?.trim() ?? [])
  const links = items.slice(1).flatMap((item) => linkOf(item) ?? [])
  // RFC 4287, section 2: only Atom lets readers resolve links.
  const wanted = root.toLowerCase() === 'feed' ? links.filter((link) => URL.canParse(link)) : links
  const isEmpty = complete && items.length === 1
  return {
    isFeed: true,
    error: xmlError(text, complete) ?? valueError(titles, dates),
    links: wanted,
    ...around(linkOf(items[0] ?? ''), isEmpty),
  }
}

const around = (home: unknown, isEmpty: boolean): Pick<ReadFeed, 'home' | 'isEmpty'> => ({
  ...(typeof home === 'string' && URL.canParse(home) && { home }),
  ...(isEmpty && { isEmpty }),
})

const linkOf = (item: string): string | undefined => {
  const [, text, href] = /<link>([^<]{0,2000})<|<link\b(?![^>]{0,300}rel="(?!alternate))[^>]{0,300}\shref="([^"]{0,2000})"/.exec(item) ?? []
  const link = unescaped(text ?? href ?? '')
  return link === '' ? undefined : link
}
const unescaped = (text: string) =>
  text
    .replace(/^\s*<!\[CDATA\[([^]*)\]\]>\s*$/, '$1')
    .replaceAll('&amp;', '&')
    .trim()

const leftover =
  /^my (?:blog|site|website|feed)(?: title)?$|^your (?:blog|site|website|company|podcast|feed|title)(?: (?:name|title|feed|blog|here))*$|^(?:blog|site|feed) title$|\{\{/i

/** A value that was never filled in, or a date that isn’t one. */
function valueError([title = '', ...items]: string[], dates: string[]): string | null {
  if (leftover.test(title)) return `is still titled “${title}”`
  const unfilled = items.find((item) => /^(?:undefined|\[object Object\])$/.test(item))
  if (unfilled !== undefined) return `has an item titled “${unfilled}”`
  const date = dates.find((one) => Number.isNaN(Date.parse(one.replace(/\b(?:[A-Z]{3,4})$/, 'GMT'))))
  if (date !== undefined) return `has an invalid date (“${date}”)`
  // What programs write for a date that they don’t know: second 0 of Unix time, or the year 1.
  const unset = dates.find((one) => /^0001-|\s0001\s/.test(one) || Math.abs(Date.parse(one)) <= 0.6 * dayMs)
  if (unset !== undefined) return `has a date that was never set (“${unset}”)`
  const far = dates.find((one) => Date.parse(one) > Date.now() + 5 * 366 * dayMs)
  return far === undefined ? null : `has a date far in the future (“${far}”)`
}

/** https://www.jsonfeed.org/version/1.1/ */
function readJsonFeed(text: string, complete: boolean): ReadFeed {
  if (!/"version"\s*:\s*"https?:\/\/(?:www\.)?jsonfeed\.org\/version\//.test(text)) return none
  if (!complete) return { ...none, isFeed: true }
  try {
    const { title, items = [], home_page_url: home } = JSON.parse(text) as { title?: unknown; items?: unknown; home_page_url?: unknown }
    const listed = Array.isArray(items) ? items.slice(0, maxItems).filter((item) => typeof item === 'object' && item !== null) : []
    const links = listed.flatMap(({ url }: { url?: unknown }) => (typeof url === 'string' ? [url] : []))
    const dates = listed.flatMap((item: { date_published?: unknown }) =>
      typeof item.date_published === 'string' ? [item.date_published] : [],
    )
    return { isFeed: true, error: valueError([typeof title === 'string' ? title : ''], dates), links, ...around(home, listed.length === 0) }
  } catch {
    return { isFeed: true, error: 'isn’t valid JSON', links: [] }
  }
}

/** What can precede the root element of an XML file (XML 1.0 section 2.8), and how it ends. A document type can hold declarations of its own. */
const prolog: [RegExp, string][] = [
  [/^<\?/, '?>'],
  [/^<!--/, '-->'],
  [/^<!DOCTYPE[^[>]{0,500}\[/i, ']>'],
  [/^<!/, '>'],
]

/** An XML text from its root element on, in one pass over its prolog. */
function fromRoot(text: string): string {
  let rest = text
  for (let parts = 0; parts < 50; parts += 1) {
    const end = prolog.find(([start]) => start.test(rest))?.[1]
    if (end === undefined) return rest
    const at = rest.indexOf(end)
    if (at < 0) return ''
    rest = rest.slice(at + end.length).trimStart()
  }
  return ''
}
