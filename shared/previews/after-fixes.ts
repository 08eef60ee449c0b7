import { readPage } from '../page/read-page.ts'
import type { Check } from '../schemas/readiness.ts'
import { toPreviewFacts, type PreviewFacts } from './preview-facts.ts'

/** In UTF-16 units. Longer snippets are structured data rather than tags. */
const maxPastedLength = 20_000

type Fix = Pick<Check, 'status' | 'fix'>

/** Whether a snippet goes into the page’s head, with the tags that previews are made from. Other snippets change nothing here. */
const isForHead = (snippet: string) => /^\s*<(?:title|meta|link|script type="application\/ld\+json")/i.test(snippet)

/** A file that the instruction asks for: “Save a 1200 × 630 px PNG as https://…”. */
const asksFor = (instruction: string, url: string | undefined): boolean =>
  url !== undefined && /\bsave\b/i.test(instruction) && instruction.includes(url)

function paste(facts: PreviewFacts, fix: string): PreviewFacts {
  const [instruction = '', ...lines] = fix.split('\n')
  const snippet = lines.join('\n')
  // The name of a listing is also the site’s: the instruction says so.
  if (/\bog:site_name:?$/.test(instruction)) return { ...facts, openGraph: { ...facts.openGraph, site_name: snippet } }
  if (!isForHead(snippet) || snippet.length > maxPastedLength) return facts
  const pasted = toPreviewFacts(readPage(`<head>${snippet}</head>`, { url: facts.url }))
  const { image } = pasted.openGraph
  const before = facts.openGraph
  // A new image replaces the old one and its size and alt text.
  const { image: _image, 'image:width': _width, 'image:height': _height, 'image:alt': _alt, ...others } = before
  return {
    ...facts,
    title: pasted.title ?? facts.title,
    description: pasted.description ?? facts.description,
    favicon: pasted.favicon ?? facts.favicon,
    siteName: pasted.siteName ?? facts.siteName,
    themeColor: pasted.themeColor ?? facts.themeColor,
    openGraph: { ...(image === undefined ? before : others), ...pasted.openGraph },
    twitter: { ...facts.twitter, ...pasted.twitter },
    pictures:
      image !== undefined && asksFor(instruction, image)
        ? [
            ...facts.pictures.filter(({ url }) => url !== image),
            { url: image, width: 1200, height: 630, error: null, isNew: true as const },
          ]
        : facts.pictures,
  }
}

/** The facts with every suggested fix pasted as it is, in the report’s order; null if no preview changes. */
export function afterFixes(facts: PreviewFacts, checks: readonly Fix[]): PreviewFacts | null {
  const fixed = checks.reduce((page, { status, fix }) => (status === 'pass' || fix === null ? page : paste(page, fix)), facts)
  return JSON.stringify(fixed) === JSON.stringify(facts) ? null : fixed
}
