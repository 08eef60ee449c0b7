import { describe, expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import type { DirectoryEntry } from '../../../../api/domain/directories/records.ts'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { isStore } from '../../../../api/domain/elsewhere/timing.ts'
import { invented, type Invented } from './products.ts'

const today = '2026-11-22'
const entries = await readShipped()

function planFor({ product, wishes, launchDay }: Invented, planned: readonly string[] = []) {
  const { url, categories, pricing, subject: _, texts: description, ...rest } = product
  const isLive = launchDay !== null && launchDay < today
  const status = isLive ? 'live' : 'draft'
  const launch = literalLaunch({
    url,
    categories,
    description,
    tagline: '',
    pricing,
    status,
    requestedLaunchDate: launchDay,
    launchDate: isLive ? launchDay : null,
  })
  const plan = { ...defaultPlan(launch, null, 'ada', '2026-11-18T00:00:00.000Z'), budget: 0, ...wishes, product: rest }
  const submissions = planned.map((slug) => newSubmission({ id: launch.id, ownerId: 'ada' }, slug, null, `${today}T00:00:00Z`))
  return composePlan({ launch, plan, entries, submissions, today })
}

/** Whether the facts of a directory rule a product out: written apart from the gates, and only as strict as what is known. */
function isRuledOut({ state, facts: f }: DirectoryEntry, { product: p, wishes = {} }: Invented): boolean {
  const none = (fact: { value: string[] } | undefined, own: string[]) =>
    fact !== undefined && fact.value.length > 0 && own.length > 0 && !fact.value.some((each) => own.includes(each))
  const short = (tags: string[]) => tags.map((tag) => tag.slice(0, 2))
  const isShared = /vercel\.app|github\.io/.test(p.url)
  return (
    state === 'closed' ||
    none(f.categories, p.categories) ||
    none(f.platforms, p.platforms) ||
    none(f.languages && { value: short(f.languages.value) }, short(p.languages)) ||
    (!isStore({ facts: f }) && f.free?.value !== true && (f.cost?.value ?? 0) > (wishes.budget ?? 0)) ||
    (!isStore({ facts: f }) && f.free?.value === false && (wishes.budget ?? 0) === 0) ||
    (f.openSourceOnly?.value === true && !p.isOpenSource) ||
    (f.freeProductOnly?.value === true && p.pricing !== null && !p.pricing.startsWith('free')) ||
    (f.ownDomain?.value === true && isShared) ||
    (f.released?.value === true && !p.isReleased) ||
    (f.badge?.value === true && wishes.acceptsBadges !== true) ||
    (f.link?.value === 'nofollow' && wishes.followedOnly === true)
  )
}

it('the table has twenty products with at least three expectations each', () => {
  expect(invented.length).toBe(20)
  for (const { expected } of invented) expect(Object.keys(expected).length).toBeGreaterThanOrEqual(3)
})

describe.each(invented)('$what', (given) => {
  const plan = planFor(given)
  const reasons = new Map(plan.excluded.map((each) => [each.entry.id, each.reasons]))

  it('is offered no directory that its facts rule out', () => {
    expect(plan.offers.filter(({ entry }) => isRuledOut(entry, given)).map(({ entry }) => entry.id)).toEqual([])
  })

  it('has every directory offered, or excluded with a reason', () => {
    expect(plan.offers.length + plan.excluded.length).toBe(entries.length)
    for (const [id, words] of reasons) expect([id, words.filter((each) => /^[A-Z].{10,}\.$/.test(each)).length]).toEqual([id, words.length])
    for (const words of reasons.values()) expect(words.length).toBeGreaterThan(0)
  })

  it.each(Object.entries(given.expected))('%s: %s', (id, expected) => {
    const words = reasons.get(id)?.join(' ') ?? null
    if (expected === null) expect(words).toBeNull()
    else expect(words).toContain(expected)
  })

  it('gets ten places, at most five a week', () => {
    const { places } = planFor(
      given,
      plan.offers.slice(0, 10).map(({ entry }) => entry.id),
    )
    expect(places.length).toBe(10)
    const weeks = Map.groupBy(places, ({ week }) => week)
    expect(Math.max(...[...weeks.values()].map((week) => week.length))).toBeLessThanOrEqual(5)
    for (const { day } of places) expect(day === null).toBe(given.launchDay === null)
    for (const { day } of places) expect(day === null || day >= today).toBe(true)
  })
})
