import { statedOffers } from '../../../listing/pricing/offers.ts'
import { isListable } from '../../../listing/page-kind.ts'
import { taxonomy } from '../../../listing/taxonomy.ts'
import type { JsonLdNode, Page } from '../../../page/page.ts'
import { addressNote, publicUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { shareImageOf } from '../../images.ts'
import { ownPrices } from '../../words/own-prices.ts'
import { descriptionFrom, nameOf } from '../../words/own-words.ts'
import { jsonLdScript } from '../../snippets.ts'
import { linksAbout } from '../../topics/topic.ts'
import { pricingTopic } from '../../topics/pricing.ts'

/** SoftwareApplication with its schema.org subtypes, and the Product types that carry offers. */
const productTypes = /^(?:https?:\/\/schema\.org\/)?(?:(?:Software|Web|Mobile)Application|VideoGame|Product|ProductGroup)$/

const typesOf = (node: JsonLdNode): unknown[] => [node['@type']].flat()
const isProduct = (node: JsonLdNode) => typesOf(node).some((type) => typeof type === 'string' && productTypes.test(type))
const has = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Plans listed at most. */
const maxOffers = 6

const isPaid = ({ listing: { pricing } }: AuditFacts) => pricing === 'subscription' || pricing === 'one_time' || pricing === 'paid'
const paidPrices = (page: Page) => ownPrices(page).filter(({ price }) => price !== '0')

/** Offers from what the page says: 0 for free, the prices of its plans, or else the URL of its pricing. */
function offersFrom(facts: AuditFacts): object {
  const { page, listing } = facts
  const paid = isPaid(facts) || listing.pricing === 'freemium' ? paidPrices(page) : []
  const free = listing.pricing === 'free' || listing.pricing === 'freemium'
  const zero = { price: '0', priceCurrency: (paid[0] ?? ownPrices(page)[0])?.priceCurrency ?? 'USD' }
  const offers = [...(free ? [zero] : []), ...paid].slice(0, maxOffers).map((price) => ({ '@type': 'Offer', ...price }))
  if (offers.length > 0) return offers.length === 1 ? { ...offers[0] } : offers
  const url = linksAbout(page, pricingTopic)[0]?.url ?? publicUrl(page)
  return { '@type': 'Offer', ...(listing.pricing === null ? {} : { category: listing.pricing }), url }
}

/** The prices of a paid product whose JSON-LD says it’s free; none if the two agree. */
function contradicted(facts: AuditFacts): string[] {
  const { free, prices } = statedOffers(facts.page)
  if (!isPaid(facts) || !free || prices > 0) return []
  return paidPrices(facts.page).map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)
}

function nodeFrom(facts: AuditFacts): object {
  const { page, listing } = facts
  const category = taxonomy.find(({ slug }) => slug === listing.categories[0])?.applicationCategory
  const image = shareImageOf(page)
  const description = descriptionFrom(facts, { min: 70, max: 300 })
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: nameOf(facts),
    ...(description === '' ? {} : { description }),
    url: publicUrl(page),
    ...(image.exists ? { image: image.url } : {}),
    ...(category === undefined ? {} : { applicationCategory: category }),
    operatingSystem: 'Web',
    offers: offersFrom(facts),
  }
}

export const structuredData = defineCheck({
  id: 'structured-data',
  label: 'Structured data',
  weight: 2,
  run(facts) {
    const { nodes, errors } = facts.page.jsonLd
    if (nodes.length + errors.length === 0 && !isListable(facts.page)) {
      return warn('No product structured data (JSON-LD).', 'Add a JSON-LD script once the page describes the product.')
    }
    const products = nodes.filter(isProduct)
    const script = jsonLdScript(nodeFrom(facts))
    const add = paste(`Add this to your <head>${addressNote(facts.page)}:`, script)
    const replace = (which: string) => paste(`Replace ${which} with this${addressNote(facts.page)}:`, script)
    if (errors.length > 0) {
      const which = errors.length === 1 ? 'the invalid JSON-LD script' : `all ${errors.length} invalid JSON-LD scripts`
      return fail(`A JSON-LD script isn’t valid JSON: ${errors[0]}`, replace(which))
    }
    const asked = contradicted(facts)
    if (asked.length > 0) return warn(`JSON-LD says free, but the page shows ${asked.join(', ')}.`, replace('the product’s JSON-LD script'))
    if (products.some((node) => has(node['name']) && has(node['offers']))) return pass('Found, with name and offers.')
    const [product] = products
    if (product === undefined) return warn('No product structured data (JSON-LD).', add)
    const lacks = ['name', 'offers'].filter((key) => !has(product[key])).join(' and ')
    return warn(`Product JSON-LD is missing ${lacks}.`, replace('the product’s JSON-LD script'))
  },
})
