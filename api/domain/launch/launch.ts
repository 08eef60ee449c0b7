import { fieldKeys, fieldOf, productKeys, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { Product, ProductSummary } from '../../../shared/schemas/product.ts'
import { type BadgeStatus, type LaunchPlan, type LaunchStatus, launchPlans } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { weekOf, type Week } from '../../../shared/weeks.ts'
import type { NamedMaker, ShownMaker } from './makers.ts'
import { withoutMarkdown } from '../listing/markdown.ts'
import { dayMs } from '../../../shared/durations.ts'

/** A product before, on and after its launch day. Times are ISO 8601 in UTC, dates YYYY-MM-DD. */
export type Launch = Listing & {
  /** Never changes; all other records of a launch refer to it. */
  id: string
  slug: string
  /** Retired slugs; they redirect to the current one. */
  aliases: string[]
  /** The maker's account; null for launches that the operator added. */
  ownerId: string | null
  maker: ShownMaker
  /** Those who make it with them, in the order in which they joined. */
  coMakers?: NamedMaker[]
  status: LaunchStatus
  plan: LaunchPlan | null
  /** ISO 8601 week in which a free launch holds a slot; kept after it goes live. */
  week: { year: number; week: number } | null
  /** The date the owner requested: the launch day of a week, or any date on a premium plan. */
  requestedLaunchDate: string | null
  /** Set when a moderator approves the launch; it goes live at the site’s hour on that day. */
  launchDate: string | null
  /** Why a moderator rejected it; still shown after it is reopened. */
  rejectionReason: string | null
  /** The listing as it was then. */
  rejectedListing?: Listing
  createdAt: string
  updatedAt: string
  /** When what the public reads last changed while it was live; unlike `updatedAt`, not when an edit was only proposed. */
  listingChangedAt?: string
  submittedAt: string | null
  /** `wasThere`: it couldn’t be checked, and was there before. */
  badge: { status: BadgeStatus; reason: string | null; checkedAt: string | null; wasThere?: true }
  upvotes: number
  /** How many of these votes don’t move its place (votes/README.md); none if it’s missing. */
  unconfirmed?: number
  commentCount: number
  changelogCount: number
  /** A moderator has slowed down its comments. */
  slowMode?: true
  /** The highest vote milestone that its maker was notified of. */
  votesAnnounced?: number
  /** The launch date that its maker has been reminded of. */
  remindedOf?: string
  /** Its place among the launches of its week, once that has ended; only for the first three. */
  weekPlace?: { year: number; week: number; place: number }
  /** Its maker is suspended: it’s in no ranking until that ends. */
  isUnranked?: true
}

export type LiveLaunch = Launch & { status: 'live'; launchDate: string }

export const isLive = (launch: Launch): launch is LiveLaunch => launch.status === 'live' && launch.launchDate !== null

/** Approved for a day to come. It has a page with that day, and nothing else of it is public. */
export type LaunchAhead = Launch & { status: 'scheduled'; launchDate: string }

export const isAhead = (launch: Launch): launch is LaunchAhead => launch.status === 'scheduled' && launch.launchDate !== null

/** `siteUrl` is the public origin without a trailing slash; relative image URLs are resolved against it. */
export function toProductSummary(launch: LiveLaunch, siteUrl: string): ProductSummary {
  const { slug, upvotes, launchDate } = launch
  return { slug, ...pick(launch, summaryKeys, siteUrl), upvotes, launchDate, productUrl: `${siteUrl}${paths.launch({ slug })}` }
}

export function toProduct(launch: LiveLaunch, siteUrl: string): Product {
  const { commentCount, changelogCount } = launch
  const maker = { name: launch.maker.name, handle: launch.maker.handle }
  const description = withoutMarkdown(launch.description)
  return { ...toProductSummary(launch, siteUrl), ...pick(launch, fullKeys, siteUrl), description, maker, commentCount, changelogCount }
}

const summaryKeys = productKeys('summary')
const fullKeys = productKeys('full')
const hasPictures = new Set<FieldKey>(fieldKeys.filter((key) => ['picture', 'pictures'].includes(fieldOf(key).kind)))

function pick<F extends FieldKey>(launch: Listing, keys: readonly F[], siteUrl: string): Pick<Listing, F> {
  const picked: Partial<Record<FieldKey, unknown>> = {}
  for (const key of keys) picked[key] = hasPictures.has(key) ? absolute(launch[key], siteUrl) : launch[key]
  return picked as Pick<Listing, F>
}

const absolute = (value: unknown, siteUrl: string): unknown =>
  Array.isArray(value) ? value.map((each) => absolute(each, siteUrl)) : typeof value === 'string' ? new URL(value, siteUrl).href : value

export const planningDays = 366

/** The UTC day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs))

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

export const isPlan = (text: string): text is LaunchPlan => (launchPlans as readonly string[]).includes(text)

/** The slot that a launch needs: a free launch takes one in its ISO week, a premium launch needs none. */
export const weekFor = (plan: LaunchPlan, day: string): Week | null => (plan === 'free' ? weekOf(new Date(day)) : null)

export const weekKey = (year: number, week: number): string => `${year}-${week}`

const featuredDays: Record<LaunchPlan, number> = { free: 0, premium_7: 7, premium_14: 14, premium_14_pro: 14, premium_30: 30 }
/** The longest time that any plan is featured. */
export const maxFeaturedDays = Math.max(...Object.values(featuredDays))

/** The first day on which a premium launch is no longer featured; null if it never is. */
export function featuredUntil({ plan, launchDate }: Pick<Launch, 'plan' | 'launchDate'>): string | null {
  const days = plan === null ? 0 : featuredDays[plan]
  return days === 0 || launchDate === null ? null : addDays(launchDate, days)
}

type Premium = Pick<Launch, 'plan' | 'launchDate' | 'status' | 'isUnranked'>

/** Whether the home page features a launch on the given day (design section 3). It doesn’t while its maker is suspended. */
export function isFeatured(launch: Premium, today: string): boolean {
  const until = featuredUntil(launch)
  return (
    launch.status === 'live' &&
    !launch.isUnranked &&
    launch.launchDate !== null &&
    until !== null &&
    launch.launchDate <= today &&
    today < until
  )
}

export const headsCategories = (launch: Premium, today: string): boolean => launch.plan === 'premium_14_pro' && isFeatured(launch, today)

/** The `rel` of a launch's outbound link; null makes it dofollow. Premium links are always dofollow, free ones while the badge is found. */
export function linkRel({ plan, badge }: Pick<Launch, 'plan' | 'badge'>): 'nofollow ugc' | null {
  if (plan !== null && plan !== 'free') return null
  return badge.status === 'ok' || badge.status === 'loose' ? null : 'nofollow ugc'
}
