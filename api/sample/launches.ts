import { emptyListing } from '../../shared/fields/listing-fields.ts'
import { paths } from '../../shared/paths.ts'
import { weekOf } from '../../shared/weeks.ts'
import type { Launch } from '../domain/launch/launch.ts'
import { day, daysFrom, earlier, mondayOf, sampleId } from './ids-and-days.ts'
import { personOf } from './people.ts'
import type { SampleProduct } from './sample-product.ts'
import { published, upcoming } from './sample-products.ts'
import { seeded } from '../../shared/seeded.ts'
import { changelogOf, commentsOn } from './talk.ts'
import voices from './voices.json' with { type: 'json' }
import { hourMs } from '../../shared/durations.ts'

const perWeek = 7
const premiumPlans = ['premium_7', 'premium_14', 'premium_14_pro', 'premium_30'] as const

/** The sample catalog as of `now`: live launches of the past weeks, and some that aren't live yet. */
export const sampleLaunches = (now: Date): Launch[] => [...liveLaunches(now), ...launchesAhead(now)]

function liveLaunches(now: Date): Launch[] {
  const mixed = published.toSorted((a, b) => seeded(a.slug, 100_000) - seeded(b.slug, 100_000))
  return mixed.map((product, index) => {
    const premium = index % perWeek >= 5
    const monday = daysFrom(mondayOf(now), -7 * Math.floor(index / perWeek))
    const launchedOn = premium ? earlier(daysFrom(monday, 1 + seeded(product.name, 4)), now) : monday
    const launchDate = day(launchedOn)
    const launch: Launch = {
      ...launchOf(product, daysFrom(new Date(launchDate), -8 - seeded(product.slug, 12)), now),
      status: 'live',
      launchDate,
      requestedLaunchDate: launchDate,
      submittedAt: daysFrom(new Date(launchDate), -5).toISOString(),
      plan: premium ? (premiumPlans[seeded(product.slug, premiumPlans.length)] ?? null) : 'free',
      week: premium ? null : weekOf(launchedOn),
      badge: liveBadge(product.slug, now, launchDate),
      firstComment: firstCommentOf(product),
      upvotes: 4 + seeded(product.slug, 40) * (premium ? 9 : 5) + seeded(product.name, 5),
    }
    return { ...launch, commentCount: commentsOn(launch, now).length, changelogCount: changelogOf(launch, now).length }
  })
}

const launchesAhead = (now: Date): Launch[] =>
  upcoming.map(({ status, weeksAhead, ...product }) => {
    const monday = weeksAhead === null ? null : daysFrom(mondayOf(now), 7 * weeksAhead)
    const launch = launchOf(product, daysFrom(now, -9 - seeded(product.slug, 9)), now)
    const submittedAt = status === 'draft' ? null : daysFrom(now, -1 - seeded(product.slug, 4)).toISOString()
    return {
      ...launch,
      status,
      launchDate: monday !== null && status === 'scheduled' ? day(monday) : null,
      requestedLaunchDate: monday === null ? null : day(monday),
      plan: status === 'draft' ? null : 'free',
      week: monday === null ? null : weekOf(monday),
      submittedAt,
      badge: submittedAt === null ? launch.badge : waitingBadge(submittedAt),
      rejectionReason: status === 'rejected' ? voices.rejection : null,
    }
  })

function launchOf({ discount, ...product }: SampleProduct, openedAt: Date, now: Date): Launch {
  const { slug, maker, aliases = [] } = product
  const createdAt = openedAt.toISOString()
  const shots = 2 + seeded(slug, 3)
  return {
    ...emptyListing,
    ...product,
    url: `https://${slug}.example/`,
    logo: paths.sampleImage({ kind: 'logos', file: `${slug}.svg` }),
    screenshots: Array.from({ length: shots }, (_, index) => paths.sampleImage({ kind: 'screenshots', file: `${slug}-${index + 1}.svg` })),
    discount: discount === undefined ? null : dated(discount, now),
    id: sampleId(createdAt, slug),
    aliases,
    ownerId: personOf(maker.handle)?.id ?? null,
    status: 'draft',
    plan: null,
    week: null,
    requestedLaunchDate: null,
    launchDate: null,
    rejectionReason: null,
    createdAt,
    updatedAt: createdAt,
    submittedAt: null,
    badge: { status: 'unchecked', reason: null, checkedAt: null },
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
  }
}

/** Most makers write a first comment, in which `{name}` is the product. */
function firstCommentOf({ slug, name }: SampleProduct): string | null {
  const comment = voices.firstComments[seeded(`first ${slug}`, voices.firstComments.length + 2)]
  return comment?.replaceAll('{name}', name) ?? null
}

const dated = ({ days, ...discount }: NonNullable<SampleProduct['discount']>, now: Date) => ({
  ...discount,
  validUntil: day(daysFrom(now, days)),
})

type Badge = Launch['badge']
type Verdict = Pick<Badge, 'status' | 'reason'>

const verified: Verdict = { status: 'ok', reason: 'The badge links to this listing.' }
const others: Verdict[] = [
  { status: 'loose', reason: 'There’s a link to this catalog, but it’s marked rel="nofollow".' },
  { status: 'loose', reason: 'There’s a link to this catalog, but it doesn’t contain a visible badge image of this listing.' },
  { status: 'absent', reason: 'No badge found on this page.' },
  { status: 'error', reason: 'The site took too long to respond.' },
]

/** A live launch's badge, checked within the last hours: mostly verified, sometimes in another state. */
function liveBadge(slug: string, now: Date, launchDate: string): Badge {
  const verdict = others[seeded(`badge ${slug}`, others.length * 3)] ?? verified
  const checkedAt = new Date(Math.max(Date.parse(launchDate), now.getTime() - hourMs * (1 + seeded(slug, 12))))
  return { ...verdict, checkedAt: checkedAt.toISOString() }
}

/** A submitted launch's badge: verified right after submission. */
const waitingBadge = (submittedAt: string): Badge => ({ ...verified, checkedAt: submittedAt })
