import type { CheerioAPI } from 'cheerio/slim'
import { isTag, type Element, type ParentNode } from 'domhandler'
import { cleanText, resolveUrl } from '../../page/elements.ts'
import { innerText } from '../../page/read-blocks.ts'
import { isHidden } from '../../page/visibility.ts'

/** A visible link with where on the page it stands. */
export type PlacedLink = {
  url: URL
  text: string
  rel: string[]
  /** `chrome`: around every page of the site. `aside`: about something else, such as advertising, similar products and comments. */
  place: 'content' | 'chrome' | 'aside'
}

const caps = { links: 1_000, chars: 120, marks: 300 }
const asideMarks =
  /^(?:ads?|adverts?|advertisement|advertising|sponsors?|sponsored|sponsorship|promo|promoted|promotion|related|similar|alternatives?|recommended|recommendations?|comments?|reviews?|competitors?)$/
const asideHeadings =
  /^(?:ads?|advertisement|(?:our |today’s |featured )?sponsors?|sponsored|promoted|(?:related|similar|more|other|recommended|featured|latest|trending|newest)\b.*|.*\balternatives?\b.*|you (?:may|might) (?:also )?like.*|comments?\b.*|discussion|reviews?\b.*|competitors?|made by .*|ähnliche .*|similaires?|.*\bsimilaires|.*\bsimilares)$/i

export function readPlacedLinks($: CheerioAPI, base: string): PlacedLink[] {
  const links: PlacedLink[] = []
  for (const anchor of $('a[href]').get()) {
    if (links.length >= caps.links) break
    const url = resolveUrl(anchor.attribs['href'], base)
    const place = url === null ? null : placeOf(anchor)
    if (url === null || place === null) continue
    const text = cleanText(innerText(anchor) || anchor.attribs['aria-label'] || anchor.attribs['title'], caps.chars)
    const rel = (anchor.attribs['rel'] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, 10)
    links.push({ url: new URL(url), text, rel, place })
  }
  return links
}

/** Null if it’s hidden. */
function placeOf(anchor: Element): PlacedLink['place'] | null {
  let place: PlacedLink['place'] = 'content'
  let inHeader = false
  for (let node: ParentNode | null = anchor; node !== null; node = node.parent) {
    if (!isTag(node)) continue
    if (isHidden(node)) return null
    if (node.name === 'main' || node.name === 'article') inHeader = false
    if (node.name === 'header' || node.attribs['role'] === 'banner') inHeader = true
    if (isChrome(node)) return 'chrome'
    if (isAside(node)) place = 'aside'
  }
  return inHeader ? 'chrome' : place
}

const isChrome = ({ name, attribs }: Element) =>
  name === 'nav' || name === 'footer' || attribs['role'] === 'navigation' || attribs['role'] === 'contentinfo'

function isAside(node: Element): boolean {
  if (/^(?:html|body|main|page)$/.test(node.name)) return false
  const marks = `${node.attribs['id'] ?? ''} ${node.attribs['class'] ?? ''}`.slice(0, caps.marks).toLowerCase()
  if (marks.split(/[^a-z]+/).some((word) => asideMarks.test(word))) return true
  const heading =
    node.name === 'a'
      ? undefined
      : node.children
          .filter(isTag)
          .slice(0, 3)
          .find(({ name }) => /^h[2-6]$/.test(name))
  return heading !== undefined && asideHeadings.test(cleanText(innerText(heading, 80), 80))
}
