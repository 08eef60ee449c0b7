import { isListable } from '../../../listing/page-kind.ts'
import { addressNote, publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { shareImageOf } from '../../images.ts'
import { descriptionFrom, titleFrom } from '../../words/own-words.ts'
import { propertyTag } from '../../snippets.ts'
import { clean } from '../../words/text.ts'

/** The four properties every Open Graph page must have (ogp.me). */
const required = ['title', 'type', 'image', 'url'] as const

/** All missing tags as one block, the description included: it isn’t required, but every preview shows it. */
function missingTags(facts: AuditFacts): string {
  const contents: Record<string, () => string> = {
    title: () => titleFrom(facts, { min: 10, max: 90 }),
    description: () => descriptionFrom(facts, { min: 70, max: 160 }),
    type: () => 'website',
    url: () => publicUrl(facts.page),
    image: () => shareImageOf(facts.page).url,
  }
  return Object.entries(contents)
    .filter(([property]) => clean(facts.page.openGraph[property]) === '')
    .map(([property, content]) => [property, content()] as const)
    .filter(([, content]) => content !== '')
    .map(([property, content]) => propertyTag(`og:${property}`, content))
    .join('\n')
}

export const ogTags = defineCheck({
  id: 'og-tags',
  label: 'Open Graph tags',
  weight: 5,
  learnMore: 'https://ogp.me/',
  run(facts) {
    const missing = required.filter((property) => clean(facts.page.openGraph[property]) === '')
    if (missing.length === 0) return pass('Found: title, type, image and url.')
    const detail = `Missing: ${missing.map((property) => `og:${property}`).join(', ')}.`
    if (!isListable(facts.page)) {
      return fail(
        detail,
        `Add ${missing.map((property) => `og:${property}`).join(', ')} to your <head> once the page describes the product.`,
      )
    }
    const image = shareImageOf(facts.page)
    const needsImage = missing.includes('image') && !image.exists
    const add = needsImage ? `Save a 1200 × 630 px image as ${image.url} and add this` : 'Add this'
    const fix = paste(`${add} to your <head>${addressNote(facts.page)}:`, missingTags(facts))
    return missing.includes('title') || missing.includes('image') ? fail(detail, fix) : warn(detail, fix)
  },
})
