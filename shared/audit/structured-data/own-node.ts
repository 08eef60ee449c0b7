import { statedOffers } from '../../listing/pricing/offers.ts'
import { taxonomy } from '../../listing/taxonomy.ts'
import type { JsonLdNode, Page } from '../../page/page.ts'
import { publicUrl } from '../address.ts'
import type { AuditFacts } from '../facts.ts'
import { shareImageOf } from '../images.ts'
import { pricingTopic } from '../topics/topics.ts'
import { linksAbout } from '../topics/topic.ts'
import { ownPrices } from '../words/own-prices.ts'
import { descriptionFrom, nameOf } from '../words/own-words.ts'
import { isSoftware } from './is-software.ts'

/** Plans listed at most. */
const maxOffers = 6

const isPaid = ({ listing: { pricing } }: AuditFacts) => pricing === 'subscription' || pricing === 'one_time' || pricing === 'paid'
const paidPrices = (page: Page) => ownPrices(page).filter(({ price }) => price !== '0')

/** Offers from what the page says: 0 for free, the prices of its plans, or else the URL of its pricing. */
export function offersFrom(facts: AuditFacts): object {
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
export function contradicted(facts: AuditFacts): string[] {
  const { free, prices } = statedOffers(facts.page)
  if (!isPaid(facts) || !free || prices > 0) return []
  return paidPrices(facts.page).map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)
}

/** Words for software that people install or build with, which may not run on the web. */
const installed =
  /(?<!\p{L})(?:iphones?|ipads?|ios|android|mac ?os|macs?|menu bar|windows|linux|desktop apps?|command[- ]line|cli|terminal|librar(?:y|ies)|sdk|frameworks?|docker|plug-?ins?|extensions?|(?:npm|pip|brew|cargo|go) install|app store|google play)(?!\p{L})/iu

const isInstalled = ({ page, listing }: AuditFacts) =>
  installed.test([page.title, page.metaDescription, listing.tagline, listing.description, ...page.paragraphs.slice(0, 8)].join('\n')) ||
  page.links.some(({ url }) => /^https:\/\/(?:apps\.apple\.com|play\.google\.com|chromewebstore\.google\.com)\//.test(url))

/** JSON-LD in the page’s own words. Only a page that says so is called software; any page is a WebSite. */
export function nodeFrom(facts: AuditFacts): JsonLdNode {
  const { page, listing } = facts
  const category = taxonomy.find(({ slug }) => slug === listing.categories[0])?.applicationCategory
  const image = shareImageOf(facts)
  const description = descriptionFrom(facts, { min: 70, max: 300 })
  const software = isSoftware(facts)
  return {
    '@context': 'https://schema.org',
    '@type': software ? 'SoftwareApplication' : 'WebSite',
    name: nameOf(facts),
    ...(description === '' ? {} : { description }),
    url: publicUrl(page),
    ...(image.exists ? { image: image.url } : {}),
    ...(software && {
      ...(category === undefined ? {} : { applicationCategory: category }),
      ...(isInstalled(facts) ? {} : { operatingSystem: 'Web' }),
      offers: offersFrom(facts),
    }),
  }
}
