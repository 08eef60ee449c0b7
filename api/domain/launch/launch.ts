import { fieldOf, productKeys, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { Product, ProductSummary } from '../../../shared/schemas/product.ts'
import type { BadgeStatus, LaunchPlan, LaunchStatus } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'

/** A product before, on and after its launch day. Times are ISO 8601 in UTC, dates YYYY-MM-DD. */
export type Launch = Listing & {
  /** Never changes; all other records of a launch refer to it. */
  id: string
  slug: string
  /** Retired slugs; they redirect to the current one. */
  aliases: string[]
  /** The maker's account; null for launches that the operator added. */
  ownerId: string | null
  maker: Product['maker']
  status: LaunchStatus
  plan: LaunchPlan | null
  /** ISO 8601 week in which a free launch holds a slot; kept after it goes live. */
  week: { year: number; week: number } | null
  /** The date the owner requested: the Monday of a week, or any date on a premium plan. */
  requestedLaunchDate: string | null
  /** Set when a moderator approves the launch; it goes live at 00:00 UTC on that date. */
  launchDate: string | null
  /** Why a moderator rejected it; still shown after it is reopened. */
  rejectionReason: string | null
  createdAt: string
  updatedAt: string
  /** When what the public reads last changed while it was live; unlike `updatedAt`, not when an edit was only proposed. */
  listingChangedAt?: string
  submittedAt: string | null
  /** `wasThere`: it couldn’t be checked, and was there before. */
  badge: { status: BadgeStatus; reason: string | null; checkedAt: string | null; wasThere?: true }
  upvotes: number
  commentCount: number
  changelogCount: number
  /** The highest vote milestone that its maker was notified of. */
  votesAnnounced?: number
  /** The launch date that its maker has been reminded of. */
  remindedOf?: string
  /** Its place among the launches of its week, once that has ended; only for the first three. */
  weekPlace?: { year: number; week: number; place: number }
}

export type LiveLaunch = Launch & { status: 'live'; launchDate: string }

export const isLive = (launch: Launch): launch is LiveLaunch => launch.status === 'live' && launch.launchDate !== null

/** `siteUrl` is the public origin without a trailing slash; relative image URLs are resolved against it. */
export function toProductSummary(launch: LiveLaunch, siteUrl: string): ProductSummary {
  const { slug, upvotes, launchDate } = launch
  return { slug, ...pick(launch, summaryKeys, siteUrl), upvotes, launchDate, productUrl: `${siteUrl}${paths.launch({ slug })}` }
}

export function toProduct(launch: LiveLaunch, siteUrl: string): Product {
  const { maker, commentCount, changelogCount } = launch
  return { ...toProductSummary(launch, siteUrl), ...pick(launch, fullKeys, siteUrl), maker, commentCount, changelogCount }
}

const summaryKeys = productKeys('summary')
const fullKeys = productKeys('full')

function pick<F extends FieldKey>(launch: Listing, keys: readonly F[], siteUrl: string): Pick<Listing, F> {
  return Object.fromEntries(keys.map((key) => [key, absolutePictures(key, launch[key], siteUrl)])) as Pick<Listing, F>
}

function absolutePictures(key: FieldKey, value: Listing[FieldKey], siteUrl: string): unknown {
  const { kind } = fieldOf(key)
  const absolute = (address: string) => new URL(address, siteUrl).href
  if (kind === 'picture' && typeof value === 'string') return absolute(value)
  return kind === 'pictures' && Array.isArray(value) ? value.map(absolute) : value
}
