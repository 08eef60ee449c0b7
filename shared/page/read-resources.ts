import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import type { PageResource } from './page.ts'
import { readTag, resolveUrl, queryAll } from './elements.ts'

const caps = { resources: 150, candidates: 3 }

const loaded: Record<string, PageResource['kind']> = { style: 'style', script: 'script', font: 'font', image: 'picture' }
const scriptTypes = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/** The files that the page’s markup loads, each once: styles, scripts, images and preloaded fonts. */
export function readResources($: CheerioAPI, base: string): PageResource[] {
  const found = new Map<string, PageResource>()
  const known = new Set<string | undefined>()
  for (const element of queryAll($, 'link[href], script[src], img, source[srcset], video[poster], input[src]')) {
    if (found.size >= caps.resources) break
    // Hostile pages have thousands of the same.
    if (element.name === 'img' && element.attribs['srcset'] === undefined && known.has(element.attribs['src'])) continue
    for (const { reference, ...rest } of referencesOf(element)) {
      if (known.has(reference)) continue
      known.add(reference)
      const url = resolveUrl(reference, base)
      if (url !== null && !found.has(url)) found.set(url, { url, ...rest, tag: readTag(element) })
    }
  }
  return [...found.values()]
}

type Reference = Omit<PageResource, 'url' | 'tag'> & { reference: string | undefined }

function referencesOf(element: Element): Reference[] {
  const { name, attribs } = element
  if (name === 'link') return linkOf(attribs)
  if (name === 'script') {
    const type = attribs['type']?.trim() ?? ''
    if (!scriptTypes.test(type) || attribs['nomodule'] !== undefined) return []
    return [{ reference: attribs['src'], kind: 'script', ...(/^module$/i.test(type) && { isModule: true }) }]
  }
  if (name === 'video') return [{ reference: attribs['poster'], kind: 'picture' }]
  if (name === 'input') return /^image$/i.test(attribs['type'] ?? '') ? [{ reference: attribs['src'], kind: 'picture' }] : []
  return isPixel(attribs) ? [] : pictureOf(element)
}

function linkOf(attribs: Element['attribs']): Reference[] {
  const rels = (attribs['rel'] ?? '').toLowerCase().split(/\s+/)
  const reference = attribs['href']
  if (rels.includes('stylesheet')) {
    const isOff =
      rels.includes('alternate') || attribs['disabled'] !== undefined || !/^(?:|text\/css)$/i.test(attribs['type']?.trim() ?? '')
    return isOff ? [] : [{ reference, kind: 'style' }]
  }
  if (rels.includes('modulepreload')) return [{ reference, kind: 'script', isModule: true }]
  const kind = rels.includes('preload') ? loaded[(attribs['as'] ?? '').toLowerCase()] : undefined
  return kind === undefined ? [] : [{ reference, kind }]
}

/** The file that every browser can show, then the alternatives it may choose from. */
function pictureOf({ name, attribs, parent }: Element): Reference[] {
  const inPicture = parent !== null && 'name' in parent && parent.name === 'picture'
  if (name === 'source' && !inPicture) return []
  const adapts = inPicture || attribs['srcset'] !== undefined
  // Commas within a URL are followed by no space (HTML Standard, “parse a srcset attribute”).
  const candidates = (attribs['srcset'] ?? '')
    .slice(0, 20_000)
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
  return [...(name === 'img' ? [attribs['src']] : []), ...candidates.slice(0, caps.candidates)]
    .filter((reference) => reference !== undefined && reference !== '')
    .map((reference) => ({
      reference,
      kind: 'picture',
      size: [pixels(attribs['width']), pixels(attribs['height'])],
      ...(adapts && { adapts }),
    }))
}

export const pixels = (value: string | undefined) => (/^\s*\d{1,5}(?:px)?\s*$/.test(value ?? '') ? Number.parseInt(value ?? '', 10) : null)

/** Tracking pixels show nothing. */
const isPixel = (attribs: Element['attribs']) => [attribs['width'], attribs['height']].some((size) => (pixels(size) ?? 3) <= 2)
