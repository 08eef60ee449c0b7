import type { SeenListing } from '../schemas/elsewhere.ts'

const caps = { links: 50, url: 2048, rel: 10, word: 40, directives: 20, directive: 60, elements: 20_000 }

/** To judge whether the page in the maker’s tab links to the product: links to other hosts, `host` first. Frames aren’t read. */
export function collectListing(page: Document, host: string | null): SeenListing {
  const own = page.location.host
  const found = new Map<string, { link: SeenListing['links'][number]; rank: number }>()
  for (const element of linksIn(page)) {
    const url = addressOf(element)
    if (url === null || url.href.length > caps.url) continue
    const names = host !== null && url.href.toLowerCase().includes(host.toLowerCase())
    if (url.host === own && !names) continue
    const hidden = isHidden(element)
    const rel = wordsOf(element.getAttribute('rel') ?? '', /[\s,]+/, caps.word).slice(0, caps.rel)
    const link = { url: url.href, rel, hidden }
    const rank = (names ? 2 : 0) + (hidden ? 0 : 1)
    if (!found.has(JSON.stringify(link))) found.set(JSON.stringify(link), { link, rank })
  }
  const ranked = [...found.values()].sort((a, b) => b.rank - a.rank)
  const metas = [...page.querySelectorAll('meta[name="robots" i], meta[name="googlebot" i]')]
  const canonical = page.querySelector<HTMLLinkElement>('link[rel~="canonical" i]')?.href ?? ''
  return {
    page: page.location.href.slice(0, caps.url),
    links: ranked.slice(0, caps.links).map(({ link }) => link),
    directives: metas.flatMap((meta) => wordsOf(meta.getAttribute('content') ?? '', /[\s,]+/, caps.directive)).slice(0, caps.directives),
    canonical: canonical === '' || canonical.length > caps.url ? null : canonical,
  }
}

const wordsOf = (text: string, between: RegExp, maxLength: number): string[] =>
  text
    .toLowerCase()
    .split(between)
    .filter((word) => word !== '' && word.length <= maxLength)

/** Links of the page and of its open shadow roots. */
function linksIn(page: Document): Element[] {
  const links: Element[] = []
  const roots: (Document | ShadowRoot)[] = [page]
  let seen = 0
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    for (const element of root.querySelectorAll('*')) {
      if ((seen += 1) > caps.elements) return links
      if (element.localName === 'a' || element.localName === 'area') links.push(element)
      if (element.shadowRoot !== null) roots.push(element.shadowRoot)
    }
  }
  return links
}

/** The http or https URL of a link; links of an SVG may still be written with a namespace. */
function addressOf(element: Element): URL | null {
  const href = element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  if (href === null || href.trim() === '') return null
  const url = URL.parse(href.trim(), element.baseURI)
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

/** Whether visitors can’t see a link, or aren’t meant to read it. */
function isHidden(element: Element): boolean {
  if (element.closest('[aria-hidden="true" i]') !== null) return true
  if (element.localName === 'area') {
    const name = element.closest('map')?.name ?? ''
    return name === '' || !pictures(element).some((image) => image.useMap === `#${name}` && image.checkVisibility())
  }
  if (!element.checkVisibility({ visibilityProperty: true })) return true
  const { fontSize } = getComputedStyle(element)
  const boxes = [element, ...element.querySelectorAll('*')].slice(0, 50).map((each) => each.getBoundingClientRect())
  const seen = boxes.filter(({ width, height }) => width > 1 && height > 1)
  return seen.every(({ right, bottom }) => right + scrollX <= 0 || bottom + scrollY <= 0) || (fontSize === '0px' && seen.length < 2)
}

const pictures = (element: Element): HTMLImageElement[] => [...element.ownerDocument.querySelectorAll<HTMLImageElement>('img[usemap]')]
