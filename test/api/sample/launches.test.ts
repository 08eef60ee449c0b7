import { describe, expect, it } from 'vitest'
import { historyOf } from '../../../api/sample/history.ts'
import { sampleLaunches } from '../../../api/sample/launches.ts'
import { changelogOf, commentsOn } from '../../../api/sample/talk.ts'
import { sampleProducts, upcoming } from '../../../api/sample/sample-products.ts'
import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { listingFields } from '../../../shared/fields/listing-fields.ts'
import { launchStatuses, pricings } from '../../../shared/vocabulary.ts'
import { weekOf } from '../../../shared/weeks.ts'

const days = ['2026-11-16', '2026-11-20', '2027-01-03', '2028-02-29'].map((day) => new Date(`${day}T11:00:00Z`))

describe.each(days)('the sample catalog on %s', (now) => {
  const today = now.toISOString().slice(0, 10)
  const launches = sampleLaunches(now)
  const live = launches.filter(({ status }) => status === 'live')

  it('has at least sixty live launches, and some at every other status', () => {
    expect(live.length).toBeGreaterThanOrEqual(60)
    expect(new Set(launches.map(({ status }) => status))).toEqual(new Set(['draft', 'pending_review', 'scheduled', 'live', 'rejected']))
  })

  it('has launched something this week and nothing after today', () => {
    const dates = live.map(({ launchDate }) => launchDate ?? '').toSorted()
    expect(dates.filter((date) => date > today)).toEqual([])
    expect(weekOf(new Date(dates.at(-1) ?? ''))).toEqual(weekOf(now))
    expect(new Set(dates).size).toBeGreaterThan(15)
  })

  it('launches free products on the Monday of the week they hold, at most ten a week', () => {
    const free = launches.filter(({ plan, status }) => plan === 'free' && status !== 'rejected')
    const launched = free.flatMap(({ launchDate, week }) => (launchDate === null ? [] : [{ launchDate, week }]))
    expect(launched.map(({ launchDate, week }) => [new Date(launchDate).getUTCDay(), week])).toEqual(
      launched.map(({ launchDate }) => [1, weekOf(new Date(launchDate))]),
    )
    const places = Object.groupBy(free, ({ week }) => JSON.stringify(week))
    expect(Object.keys(places)).not.toContain('null')
    expect(Math.max(...Object.values(places).map((held) => held?.length ?? 0))).toBeLessThanOrEqual(10)
  })

  it('reserves no slot for rejected launches, and has the reason', () => {
    const rejected = launches.filter(({ status }) => status === 'rejected')
    expect(rejected.map(({ week, requestedLaunchDate }) => [week, requestedLaunchDate])).toEqual(rejected.map(() => [null, null]))
    expect(launches.filter(({ rejectionReason }) => rejectionReason !== null)).toEqual(rejected)
  })

  it('has a requested date before an approved one', () => {
    const asked = launches.filter(({ status }) => status === 'pending_review' || status === 'scheduled' || status === 'live')
    for (const { requestedLaunchDate, submittedAt, createdAt, launchDate, status } of asked) {
      expect(requestedLaunchDate).not.toBeNull()
      expect(createdAt < (submittedAt ?? '') && (submittedAt ?? '') < now.toISOString()).toBe(true)
      expect(launchDate).toBe(status === 'pending_review' ? null : requestedLaunchDate)
    }
  })

  it('has no comments, updates or checks before a launch or after now', () => {
    for (const launch of launches) {
      const moments = [...commentsOn(launch, now), ...changelogOf(launch, now)].map(({ at }) => at)
      if (launch.status === 'live' && launch.badge.checkedAt !== null) moments.push(launch.badge.checkedAt)
      const { launchDate } = launch
      expect(moments.filter((at) => at > now.toISOString() || launchDate === null || at < launchDate)).toEqual([])
    }
  })

  it('has unique ids that sort by time', () => {
    const ids = launches.flatMap((launch) => [
      launch.id,
      ...[...commentsOn(launch, now), ...changelogOf(launch, now), ...historyOf(launch)].map(({ id }) => id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
    const byTime = launches.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1))
    expect(launches.map(({ id }) => id).toSorted()).toEqual(byTime.map(({ id }) => id))
  })

  it('has no expired discount', () => {
    const ends = launches.flatMap(({ discount }) => discount?.validUntil ?? [])
    expect(ends.length).toBeGreaterThan(5)
    expect(ends.filter((end) => end <= today)).toEqual([])
  })
})

describe('the sample products', () => {
  const launches = sampleLaunches(new Date('2026-11-20'))
  const live = launches.filter(({ status }) => status === 'live')

  it('have what their type says', () => {
    const shape = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
    const shapes: Record<string, string[]> = {
      slug: ['string'],
      name: ['string'],
      tagline: ['string'],
      description: ['string'],
      categories: ['list'],
      pricing: ['string', 'null'],
      maker: ['object'],
      discount: ['object', 'undefined'],
      openSource: ['boolean', 'undefined'],
      aliases: ['list', 'undefined'],
      twitterUsername: ['string', 'undefined'],
      demoVideoUrl: ['string', 'undefined'],
      status: ['string', 'undefined'],
      weeksAhead: ['number', 'null', 'undefined'],
    }
    for (const product of sampleProducts) {
      const fields = new Map<string, unknown>(Object.entries(product))
      expect([...fields.keys()].filter((field) => shapes[field] === undefined)).toEqual([])
      const wrong = Object.entries(shapes).filter(([field, allowed]) => !allowed.includes(shape(fields.get(field))))
      expect(wrong, `the fields of ${product.slug}`).toEqual([])
      expect([...pricings, null]).toContain(product.pricing)
      expect(Object.keys(product.maker)).toEqual(['name', 'handle'])
      if (product.discount) expect(Object.keys(product.discount)).toEqual(['badgeTitle', 'code', 'percentOff', 'days'])
    }
    for (const { status, weeksAhead } of upcoming) {
      expect(launchStatuses.filter((known) => known !== 'live')).toContain(status)
      expect(weeksAhead).not.toBeUndefined()
    }
  })

  it('use categories of the taxonomy, and many of them', () => {
    const known = new Set<string>(taxonomy.map(({ slug }) => slug))
    const used = new Set(launches.flatMap(({ categories }) => categories))
    expect([...used].filter((category) => !known.has(category))).toEqual([])
    expect(used.size).toBeGreaterThan(20)
  })

  it('stay within the listing’s limits, and live ones have no empty fields', () => {
    const long = launches.filter(
      ({ name, tagline, description, categories }) =>
        name.length > listingFields.name.advised ||
        tagline.length > listingFields.tagline.advised ||
        description.length > listingFields.description.advised ||
        categories.length > listingFields.categories.max,
    )
    expect(long).toEqual([])
    expect(
      live.filter(({ name, tagline, description, categories }) => !name || !tagline || !description || categories.length === 0),
    ).toEqual([])
  })

  it('have their own URLs', () => {
    const addresses = launches.flatMap(({ slug, aliases }) => [slug, ...aliases])
    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted())
    expect(addresses.filter((address) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(address))).toEqual([])
    expect(live.some(({ aliases }) => aliases.length > 0)).toBe(true)
  })

  it('belong to nobody: every product site is under .example (RFC 2606)', () => {
    const addresses = launches.flatMap(({ url, demoVideoUrl }) => (demoVideoUrl === null ? [url] : [url, demoVideoUrl]))
    expect(addresses.filter((address) => !new URL(address).hostname.endsWith('.example'))).toEqual([])
  })

  it.each(['Arabic', 'Cyrillic', 'Devanagari', 'Greek', 'Han', 'Hangul', 'Hiragana'])('speak in %s letters too', (script) => {
    expect(live.filter(({ tagline }) => new RegExp(`\\p{Script=${script}}`, 'u').test(tagline)).length).toBeGreaterThan(0)
  })

  it('show every badge state, with its reason', () => {
    expect(new Set(live.map(({ badge }) => badge.status))).toEqual(new Set(['ok', 'loose', 'absent', 'error']))
    expect(live.filter(({ badge }) => badge.reason === null)).toEqual([])
  })

  it('have first comments about the right product', () => {
    const spoken = live.flatMap(({ name, firstComment }) => (firstComment === null ? [] : [{ name, firstComment }]))
    expect(spoken.length).toBeGreaterThan(live.length / 2)
    expect(spoken.filter(({ firstComment }) => firstComment.includes('{'))).toEqual([])
    expect(spoken.filter(({ name, firstComment }) => firstComment.includes(name)).length).toBeGreaterThan(spoken.length / 2)
  })

  it.each(['pricing', 'twitterUsername', 'demoVideoUrl', 'discount'] as const)('sometimes have no %s', (field) => {
    expect(new Set(live.map((launch) => launch[field] === null))).toEqual(new Set([true, false]))
  })

  it('show the other absences that the interface allows', () => {
    expect(live.some(({ maker }) => maker.handle === null)).toBe(true)
    expect(live.some(({ discount }) => discount !== null && discount.code === null)).toBe(true)
    expect(live.some(({ discount }) => discount !== null && discount.percentOff === null)).toBe(true)
  })
})
