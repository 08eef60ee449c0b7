import { listingFields } from '../../shared/fields/listing-fields.ts'
import { descriptionErrors, nameErrors, taglineErrors } from '../../shared/audit/words/listing-words.ts'
import { supportedCategories } from '../../shared/listing/categories/categories.ts'
import { taxonomy, type CategorySlug } from '../../shared/listing/taxonomy.ts'
import type { Page } from '../../shared/page/page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import type { Pricing } from '../../shared/vocabulary.ts'
import { visibleLine, visibleText } from './page-digest.ts'
import { freeAny } from '../../shared/listing/pricing/free-words.ts'
import { statedOffers } from '../../shared/listing/pricing/offers.ts'
import { withoutOtherFree } from '../../shared/listing/pricing/other-free.ts'
import { priceEvidence } from '../../shared/listing/pricing/price-evidence.ts'
import { trial } from '../../shared/listing/pricing/price-words.ts'
import { productNodes, textOf } from '../../shared/listing/json-ld.ts'
import { findWords, textEvidence } from '../domain/text-evidence.ts'

/** Takes a field if the page backs it and the audit’s rules accept it; else the rules' suggestion. `digest` is what the model saw. */
export function supportedListing(answer: SuggestedListing, page: Page, digest: string, rules: SuggestedListing): SuggestedListing {
  const evidence = readEvidence(page, digest)
  const isSound = (text: string, errors: string[]) => text !== '' && errors.length === 0 && evidence.supports(text)

  const written = visibleLine(bounded(answer.name))
  const name = written !== '' && evidence.names(written) && nameErrors(written).length === 0 ? written : rules.name

  const line = visibleLine(bounded(answer.tagline)).replace(/(?<=[^.!?…])[.。]$/u, '')
  const tagline = isSound(line, taglineErrors(line, name ?? '')) ? line : rules.tagline

  const text = visibleText(bounded(answer.description))
  const description = isSound(text, descriptionErrors(text, tagline ?? '')) ? text : rules.description

  const backed = supportedCategories(page)
  const isBacked = (slug: CategorySlug) => backed.has(slug) || rules.categories.includes(slug)
  const known = taxonomy.map(({ slug }) => slug).filter((slug) => answer.categories.includes(slug) && isBacked(slug))
  const categories = known
    .sort((a, b) => answer.categories.indexOf(a) - answer.categories.indexOf(b))
    .slice(0, listingFields.categories.max)

  return {
    name,
    tagline,
    description,
    categories: categories.length > 0 ? categories : rules.categories,
    pricing: answer.pricing !== null && isPricingSupported(answer.pricing, page, digest) ? answer.pricing : rules.pricing,
  }
}

/** Long enough to be recognized as too long, short enough to process at once. */
const bounded = (text: string | null): string => (text ?? '').slice(0, 2000)

/** Whether the page has evidence for this pricing model. Which evidence matters most is for the model to judge. */
function isPricingSupported(pricing: Pricing, page: Page, digest: string): boolean {
  const seen = priceEvidence(page)
  const offers = statedOffers(page)
  const free = offers.free || digest.split('\n').some(saysFree)
  const again = seen.recurring > 0 || offers.recurring
  const once = seen.oneTime + seen.bought > 0
  const priced = again || once || seen.amount + seen.perUse > 0 || offers.prices > 0
  const supported: Record<Pricing, boolean> = {
    free: free && !priced,
    freemium: free && (priced || seen.paidTier + seen.freeUpTo > 0),
    subscription: again || (seen.trial > 0 && (priced || seen.paidTier > 0)),
    one_time: once,
    paid: priced,
    contact: seen.onRequest > 0,
  }
  return supported[pricing]
}

/** Free of charge, rather than free of something or just a trial. */
const saysFree = (line: string): boolean => freeAny.test(line) && freeAny.test(withoutOtherFree(line)) && !trial.test(line)

/** What a text may claim because the page says it. */
type PageEvidence = {
  /** Whether the page uses a name where pages name themselves: titles, logos, the first heading, descriptions, the URL. */
  names: (name: string) => boolean
  /** Whether the page has every number, price, name, URL and claim of a text, and most of its words. */
  supports: (text: string) => boolean
}

/** Reads the digest that the model was shown; nothing else counts as evidence. */
const readEvidence = (page: Page, digest: string): PageEvidence => ({
  names: findWords(namingPlaces(page).join('\n')),
  supports: textEvidence(digest, { isGerman: /^(?:de|lb)\b/i.test(page.lang ?? '') }),
})

const namingPlaces = (page: Page): string[] =>
  [
    new URL(page.url).hostname,
    page.title,
    page.metaDescription,
    page.applicationName,
    page.openGraph['site_name'],
    page.openGraph['title'],
    page.openGraph['description'],
    ...page.logoTexts,
    ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ...productNodes(page).map((node) => textOf(node, 'name')),
  ].flatMap((text) => text ?? [])
