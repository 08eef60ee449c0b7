import type { Product, ProductSummary } from '../../shared/schemas/product.ts'
import type { LaunchPlan, LaunchStatus, Pricing } from '../../shared/vocabulary.ts'

/** A product on its way to, or after, its launch. `launchDate` is a UTC day and is set when a moderator has confirmed it. */
export type Launch = {
  slug: string
  /** Retired slugs that keep answering. */
  aliases: string[]
  status: LaunchStatus
  plan: LaunchPlan | null
  /** ISO 8601 week reserved by a free launch. */
  week: { year: number; week: number } | null
  launchDate: string | null
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
  maker: Product['maker']
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
