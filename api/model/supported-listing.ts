import { descriptionFaults, nameFaults, taglineFaults } from '../../shared/audit/listing-words.ts'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import type { Page } from '../../shared/page/page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { limits } from '../../shared/vocabulary.ts'
import { readEvidence } from './page-evidence.ts'
import { isPricingSupported } from './supported-pricing.ts'
import { visibleLine, visibleText } from './visible-text.ts'

/**
 * What a model wrote, field by field, as far as the page supports it and the audit's own rules find no fault in it; else what the rules
 * suggested. `digest` is what the model was shown.
 */
export function supportedListing(answer: SuggestedListing, page: Page, digest: string, rules: SuggestedListing): SuggestedListing {
  const evidence = readEvidence(page, digest)
  const isSound = (text: string, faults: string[]) => text !== '' && faults.length === 0 && evidence.supports(text)

  const written = visibleLine(bounded(answer.name))
  const name = written !== '' && evidence.names(written) && nameFaults(written).length === 0 ? written : rules.name

  const line = visibleLine(bounded(answer.tagline)).replace(/(?<=[^.!?…])[.。]$/u, '')
  const tagline = isSound(line, taglineFaults(line, name ?? '')) ? line : rules.tagline

  const text = visibleText(bounded(answer.description))
  const description = isSound(text, descriptionFaults(text, tagline ?? '')) ? text : rules.description

  const known = taxonomy.map(({ slug }) => slug).filter((slug) => answer.categories.includes(slug))
  const categories = known.sort((a, b) => answer.categories.indexOf(a) - answer.categories.indexOf(b)).slice(0, limits.listing.categories)

  return {
    name,
    tagline,
    description,
    categories: categories.length > 0 ? categories : rules.categories,
    pricing: answer.pricing !== null && isPricingSupported(answer.pricing, page, digest) ? answer.pricing : rules.pricing,
  }
}

/** Long enough to be found too long, short enough to be read at once. */
const bounded = (text: string | null): string => (text ?? '').slice(0, 2000)
