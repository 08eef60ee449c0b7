import type { CheerioAPI } from 'cheerio/slim'
import { isTag, type Element, type ParentNode } from 'domhandler'
import { around, closest, isShown, cleanText, resolveUrl, queryAll, elementsIn } from './elements.ts'
import { networkIn } from './network-icon.ts'
import type { PageImage, PageLink } from './page.ts'
import { innerText } from './read-blocks.ts'
import { pixels } from './read-resources.ts'
import { isUnseen, scopesOf } from './visibility.ts'

const imageNames = new Set(['img'])
const caps = { links: 600, images: 200, imagesPerLink: 5, chars: 200 }

/** Links to pages, email addresses and phone numbers. A link of images alone takes its text from them; its images are the visible ones. */
export function readLinks($: CheerioAPI, base: string): PageLink[] {
  const links: PageLink[] = []
  const maps = new Set(queryAll($, 'img[usemap]').map(({ attribs }) => attribs['usemap']?.trim().replace(/^#/, '')))
  const isInMenu = menuTest()
  for (const anchor of queryAll($, 'a, area')) {
    if (links.length >= caps.links) break
    // Links of an SVG may still be written with a namespace.
    const href = (anchor.attribs['href'] ?? anchor.attribs['xlink:href'])?.trim() ?? ''
    const url = /^(mailto|tel):/i.test(href) ? href.slice(0, 500) : resolveUrl(href, base)
    if (!url) continue
    const images = elementsIn(anchor, imageNames, caps.imagesPerLink).filter(isSeen)
    links.push({
      url,
      text: cleanText(innerText(anchor) || anchor.attribs['aria-label'] || anchor.attribs['title'] || anchor.attribs['alt'], caps.chars),
      // Search engines take commas for spaces: https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
      rel: (anchor.attribs['rel'] ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
        .slice(0, 10),
      images: images.flatMap(({ attribs }) => resolveUrl(attribs['src'], base) ?? []),
      ...(isLinkUnseen(anchor, maps) && { hidden: true as const }),
      ...(isInMenu(anchor) && { isMenu: true as const }),
      ...(isForeign(anchor) && { foreign: true as const }),
      ...iconOf(anchor),
      ...(['aria-label', 'aria-labelledby', 'title'].some((name) => anchor.attribs[name]?.trim()) && { named: true as const }),
    })
  }
  return links
}

const isForeign = (anchor: Element) =>
  [...around(anchor), ...anchor.children.filter(isTag)].some(({ name, attribs }) => !/^(?:html|body)$/.test(name) && 'lang' in attribs)

const icons = new Set(['i', 'span', 'svg', 'use', 'img'])
/** The network whose icon is all that a link shows, by the class names of icon fonts or the names of files. */
function iconOf(anchor: Element): { icon?: string } {
  const inside = elementsIn(anchor, icons, caps.imagesPerLink)
  const text = innerText(anchor).trim()
  if (text !== '' && !inside.some(({ attribs }) => attribs['alt']?.trim() === text)) return {}
  const icon = networkIn(inside.flatMap(({ attribs }) => ['class', 'href', 'xlink:href', 'src'].map((name) => attribs[name] ?? '')))
  return icon === undefined ? {} : { icon }
}

/** Tells whether an element is in the page’s header, navigation or footer. Asks each element around once. */
function menuTest(): (element: Element) => boolean {
  const known = new Map<ParentNode, boolean>()
  const test = (element: Element): boolean => {
    const found = known.get(element)
    if (found !== undefined) return found
    const isOne = scopesOf(element).some((scope) => scope === 'header' || scope === 'nav' || scope === 'footer')
    const is = isOne || (element.parent !== null && isTag(element.parent) && test(element.parent))
    known.set(element, is)
    return is
  }
  return test
}

/** An area of an image map is only there for an image that uses the map. */
function isLinkUnseen(anchor: Element, maps: ReadonlySet<string | undefined>): boolean {
  if (!isShown(anchor)) return true
  if (/(?:^|[;\s])font-size\s*:\s*0[a-z%]*\s*(?:;|!|$)/i.test(anchor.attribs['style']?.slice(0, 500) ?? '')) return true
  return anchor.name === 'area' && !maps.has(closest(anchor, 'map')?.attribs['name'])
}

/** Hiding the whole page until scripts run (html, body) doesn’t count. */
const isSeen = (image: Element): boolean => !around(image).some((node) => node.name !== 'html' && node.name !== 'body' && isUnseen(node))

/** Images with a URL; inline ones (data:) and lazy-loading placeholders are left out. */
export function readImages($: CheerioAPI, base: string): PageImage[] {
  const images: PageImage[] = []
  for (const { attribs } of queryAll($, 'img')) {
    if (images.length >= caps.images) break
    const url =
      [attribs['data-src'], attribs['data-lazy-src'], attribs['src'], attribs['srcset']?.trim().split(/[\s,]/, 1)[0]]
        .map((reference) => resolveUrl(reference, base))
        .find((found) => found !== null) ?? null
    if (url)
      images.push({ url, alt: cleanText(attribs['alt'], caps.chars), width: pixels(attribs['width']), height: pixels(attribs['height']) })
  }
  return images
}
