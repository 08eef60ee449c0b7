import { weekOf } from '../../shared/weeks.ts'
import type { Launch } from '../domain/launch.ts'
import { building } from './launches/building.ts'
import { living } from './launches/living.ts'
import { making } from './launches/making.ts'
import { upcoming } from './launches/upcoming.ts'
import { working } from './launches/working.ts'
import { world } from './launches/world.ts'
import type { SampleProduct } from './sample-product.ts'
import { seeded } from './seeded.ts'

const dayMs = 86_400_000
const perWeek = 7
const premiumPlans = ['premium_7', 'premium_14', 'premium_14_pro', 'premium_30'] as const

const published: SampleProduct[] = [building, working, making, living, world].flat()
export const sampleProducts: SampleProduct[] = [...published, ...upcoming]

/** The sample catalog as of `now`: live launches over the past weeks up to today, and some on their way. */
export function sampleLaunches(now: Date): Launch[] {
  const mixed = published.toSorted((a, b) => seeded(a.slug, 100_000) - seeded(b.slug, 100_000))
  const live = mixed.map((product, index) => {
    const premium = index % perWeek >= 5
    const monday = daysFrom(mondayOf(now), -7 * Math.floor(index / perWeek))
    const launchedOn = premium ? earlier(daysFrom(monday, 1 + seeded(product.name, 4)), now) : monday
    return {
      ...toLaunch(product, now),
      status: 'live' as const,
      launchDate: day(launchedOn),
      plan: premium ? (premiumPlans[seeded(product.slug, premiumPlans.length)] ?? null) : ('free' as const),
      week: premium ? null : weekOf(launchedOn),
      upvotes: 4 + seeded(product.slug, 40) * (premium ? 9 : 5) + seeded(product.name, 5),
      commentCount: seeded(product.tagline, 23),
      changelogCount: seeded(product.description, 6),
    }
  })
  const ahead = upcoming.map(({ status, weeksAhead, ...product }) => {
    const monday = weeksAhead === null ? null : daysFrom(mondayOf(now), 7 * weeksAhead)
    return {
      ...toLaunch(product, now),
      status,
      launchDate: monday !== null && status === 'scheduled' ? day(monday) : null,
      plan: monday === null ? null : ('free' as const),
      week: monday === null ? null : weekOf(monday),
    }
  })
  return [...live, ...ahead]
}

function toLaunch({ discount, ...product }: SampleProduct, now: Date): Omit<Launch, 'status' | 'launchDate' | 'plan' | 'week'> {
  const { slug } = product
  const shots = 2 + seeded(slug, 3)
  return {
    id: slug,
    ownerId: null,
    requestedLaunchDate: null,
    rejectionReason: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    submittedAt: null,
    badge: { status: 'unchecked', reason: null, checkedAt: null },
    crawled: null,
    firstComment: null,
    targetKeyword: null,
    aliases: [],
    openSource: false,
    twitterUsername: null,
    demoVideoUrl: null,
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
    ...product,
    url: `https://${slug}.example/`,
    logo: `/sample/logos/${slug}.svg`,
    screenshots: Array.from({ length: shots }, (_, index) => `/sample/screenshots/${slug}-${index + 1}.svg`),
    discount: discount === undefined ? null : dated(discount, now),
  }
}

const dated = ({ days, ...discount }: NonNullable<SampleProduct['discount']>, now: Date) => ({
  ...discount,
  validUntil: day(daysFrom(now, days)),
})
const day = (date: Date): string => date.toISOString().slice(0, 10)
const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
/** Monday of a date's week, by UTC. */
const mondayOf = (date: Date): Date => daysFrom(date, -((date.getUTCDay() + 6) % 7))
