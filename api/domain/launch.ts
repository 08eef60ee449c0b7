import type { Product, ProductSummary } from '../../shared/schemas/product.ts'
import type { BadgeStatus, LaunchPlan, LaunchStatus, Pricing } from '../../shared/vocabulary.ts'

/** What the catalog shows of a product, and its owner may edit. */
export type Listing = {
  name: string
  tagline: string
  description: string
  url: string
  categories: string[]
  pricing: Pricing | null
  openSource: boolean
  logo: string
  screenshots: string[]
  twitterUsername: string | null
  demoVideoUrl: string | null
  discount: Product['discount']
  /** The maker's own words, shown first under the launch. */
  firstComment: string | null
  targetKeyword: string | null
}

/** A product on its way to, or after, its launch. Instants are ISO 8601 in UTC, days YYYY-MM-DD. */
export type Launch = Listing & {
  /** Never changes; everything else about a launch hangs on it. */
  id: string
  slug: string
  /** Retired slugs that keep answering. */
  aliases: string[]
  /** Account of the maker; null for what the operator put there. */
  ownerId: string | null
  maker: Product['maker']
  status: LaunchStatus
  plan: LaunchPlan | null
  /** ISO 8601 week in which a free launch holds a place; kept after it is live. */
  week: { year: number; week: number } | null
  /** What the owner asked for: the Monday of the week, or the day of a premium plan. */
  requestedLaunchDate: string | null
  /** Set when a moderator has confirmed it; live from 00:00 UTC of that day. */
  launchDate: string | null
  /** Why a moderator turned it down; stays in sight when it is reopened. */
  rejectionReason: string | null
  createdAt: string
  updatedAt: string
  submittedAt: string | null
  badge: { status: BadgeStatus; reason: string | null; checkedAt: string | null }
  upvotes: number
  commentCount: number
  changelogCount: number
}

export type LiveLaunch = Launch & { status: 'live'; launchDate: string }

export const isLive = (launch: Launch): launch is LiveLaunch => launch.status === 'live' && launch.launchDate !== null

/** `siteUrl` is the public origin without a trailing slash; site-relative images are made absolute with it. */
export function toProductSummary(launch: LiveLaunch, siteUrl: string): ProductSummary {
  const { slug, name, tagline, url, categories, pricing, openSource, upvotes, launchDate } = launch
  return { slug, name, tagline, url, categories, pricing, openSource, upvotes, launchDate, productUrl: `${siteUrl}/launches/${slug}/` }
}

export function toProduct(launch: LiveLaunch, siteUrl: string): Product {
  const { description, twitterUsername, demoVideoUrl, discount, maker, commentCount, changelogCount } = launch
  const absolute = (address: string) => new URL(address, siteUrl).href
  return {
    ...toProductSummary(launch, siteUrl),
    description,
    logo: absolute(launch.logo),
    screenshots: launch.screenshots.map(absolute),
    twitterUsername,
    demoVideoUrl,
    discount,
    maker,
    commentCount,
    changelogCount,
  }
}
