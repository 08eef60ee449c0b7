import type { Page } from '../../page/page.ts'
import { squash } from '../fold.ts'
import type { Candidate } from './name.ts'
import { titleSegments } from './title-segments.ts'

/** What only a thing with a name does: "Pinery keeps your recipes". */
const acts =
  /^ (?:is|keeps|helps|lets|makes|turns|gives|brings|shows|sends|tracks|records|plans|finds|writes|reads|runs|saves|stores|syncs|builds|draws|ist|est|es|è|é|это) /u

/** The company that a page belongs to gives way to the product that comes first in its title and that its heading or text begins with. */
export function yieldToProduct(page: Page, candidates: Candidate[]) {
  const openings = [page.headings[0]?.text, page.metaDescription, page.paragraphs[0]].map((text) => text ?? '')
  const first = titleSegments(page.title ?? '')[0] ?? ''
  const product = candidates.find(
    ({ spelling }) =>
      squash(first) === squash(spelling) && openings.some((text) => text.startsWith(spelling) && acts.test(text.slice(spelling.length))),
  )
  for (const owner of product === undefined ? [] : candidates) {
    const isOwner = owner.sources.has('organization') || owner.sources.has('copyright')
    if (product !== undefined && isOwner && owner !== product) product.weight = Math.max(product.weight, owner.weight + 0.5)
  }
}
