import type { DirectoryEntry } from '../directories/records.ts'
import { isLive, type Launch } from '../launch/launch.ts'
import { isRuledOut, judgeDirectory, type Judgement } from './gates.ts'
import { budgetedCost, isAffordable, money } from './price.ts'
import { nextStep } from './next-step.ts'
import { fitOf, orderDirectories } from './order.ts'
import { timingWords } from './timing.ts'
import { productOf } from './product.ts'
import { isThere } from './proofs.ts'
import type { DirectorySubmission, ElsewherePlan } from './records.ts'
import { isAhead } from './states.ts'
import { lastDayOf, layOut, type Calendar, type Slot, type Wanted } from './week-plan.ts'

/** A directory of a plan. `warnings`: why it would be left out now. */
export type Place = {
  entry: DirectoryEntry
  submission: DirectorySubmission
  /** When it’s to be sent: noted, or proposed as long as it isn’t. Null as long as the launch has no day. */
  day: string | null
  week: number
  /** 0 is the best of the plan for this product. */
  rank: number
  accountBy: string | null
  why: string
  /** When its kind is due, in words. */
  when: string
  next: string
  warnings: string[]
  /** What isn’t known about whether it fits, as long as it’s ahead. */
  unknown: string[]
}

/** A directory that fits and isn’t in the plan. `unknown`: what isn’t known about whether it fits. */
export type Offer = { entry: DirectoryEntry; why: string; when: string; unknown: string[] }

/** `reasons` are put into words when they are read: thousands are excluded, and few are looked at. */
export type Excluded = { entry: DirectoryEntry; readonly reasons: string[] }

class Exclusion implements Excluded {
  readonly entry: DirectoryEntry
  readonly #why: (entry: DirectoryEntry) => string[]
  constructor(entry: DirectoryEntry, why: (entry: DirectoryEntry) => string[]) {
    this.entry = entry
    this.#why = why
  }
  get reasons(): string[] {
    return this.#why(this.entry)
  }
}

export type ComposedPlan = {
  calendar: Calendar
  /** By week and day, then best first. */
  places: Place[]
  /** Best first. */
  offers: Offer[]
  excluded: Excluded[]
  /** What the places of the plan cost at least, in US$. */
  cost: number
}

type Given = {
  launch: Launch
  plan: ElsewherePlan
  /** Open directories, and closed ones with a submission. */
  entries: readonly DirectoryEntry[]
  submissions: readonly DirectorySubmission[]
  today: string
}

export const calendarOf = (launch: Launch, today: string): Calendar => ({
  today,
  launchDay: launch.launchDate ?? launch.requestedLaunchDate,
  isLive: isLive(launch),
})

const pageOfCountry = /^(?<general>.+) \(.+\)$/u

/** By name, the page that a place has for one of these countries: “Tripadvisor (Spain)” stands for Tripadvisor there. */
function pagesByName(entries: readonly DirectoryEntry[], countries: readonly string[]): Map<string, string> {
  const near = entries.filter(({ facts }) => facts.countries?.value.some((code) => countries.includes(code)))
  return new Map(near.map(({ name }) => [pageOfCountry.exec(name)?.groups?.['general'] ?? '', name]))
}

/** A launch’s whole plan: what is in it and when, what else fits, and why the others don’t. */
export function composePlan({ launch, plan, entries, submissions, today }: Given): ComposedPlan {
  const calendar = calendarOf(launch, today)
  const product = productOf(launch, plan)
  const gate = { product, wishes: plan, today, lastDay: lastDayOf(calendar) }
  const planned = new Map(submissions.map((submission) => [submission.slug, submission]))
  const judge = (entry: DirectoryEntry): Judgement => {
    const { accountSince, proofs } = planned.get(entry.id) ?? {}
    const isFollowed = proofs?.findLast(isThere)?.verdict === 'followed'
    return judgeDirectory(entry, { ...gate, accountSince, isFollowed })
  }
  const isPlanned = ({ id }: DirectoryEntry) => planned.has(id)
  const fitting = entries.filter((entry) => (isPlanned(entry) ? judge(entry).reasons.length === 0 : !isRuledOut(entry, gate)))
  const pages = pagesByName(fitting, product.countries)
  const offered = fitting.filter((entry) => !isPlanned(entry) && !pages.has(entry.name))
  // Directories outside the plan don’t change the order within it.
  const inPlan = orderDirectories(entries.filter(isPlanned), gate)
  const cost = inPlan.reduce((sum, entry) => sum + budgetedCost(entry), 0)
  const candidates = new Set([...offered, ...inPlan])
  const order = orderDirectories(
    entries.filter((entry) => candidates.has(entry)),
    gate,
  ).filter((entry) => !isPlanned(entry))
  const budget = plan.budget ?? Infinity
  const tooMuch = new Set(order.filter((entry) => !isAffordable(entry, budget - cost)))
  const wanted = inPlan.map((entry): Wanted => {
    const submission = planned.get(entry.id)
    const { plannedFor: day = null, accountSince } = submission ?? {}
    return { entry, day, accountSince, isPlanned: true, isDone: submission !== undefined && !isAhead(submission) }
  })
  const slots = slotsOf(wanted, calendar, plan)
  const reasonsAgainst = (entry: DirectoryEntry): string[] => {
    if (tooMuch.has(entry)) return [overBudget(entry, budget, cost)]
    const page = pages.get(entry.name)
    return [...judge(entry).reasons, ...(page === undefined ? [] : [`For your country, it’s ${page}.`])]
  }
  return {
    calendar,
    places: inPlan
      .map((entry, rank): Place => {
        const submission = planned.get(entry.id)
        if (submission === undefined) throw new Error(`${entry.id} isn’t in the plan.`)
        const { day = submission.plannedFor, week = 0, accountBy = null } = slots.get(entry.id) ?? {}
        const next = nextStep({ entry, submission, accountBy, today })
        const judgement = judge(entry)
        const unknown = isAhead(submission) ? judgement.unknown : []
        const { why } = fitOf(entry, product)
        return { entry, submission, day, week, rank, accountBy, why, when: timingWords(entry), next, warnings: judgement.reasons, unknown }
      })
      .toSorted((a, b) => a.week - b.week || compare(a.day ?? '', b.day ?? '') || a.rank - b.rank),
    offers: order
      .filter((entry) => !tooMuch.has(entry))
      .map((entry): Offer => ({ entry, why: fitOf(entry, product).why, when: timingWords(entry), unknown: judge(entry).unknown })),
    excluded: entries.filter((entry) => !candidates.has(entry) || tooMuch.has(entry)).map((entry) => new Exclusion(entry, reasonsAgainst)),
    cost,
  }
}

const overBudget = (entry: DirectoryEntry, budget: number, cost: number) =>
  `Costs at least ${money(budgetedCost(entry))}. Your plan already takes ${money(cost)} of your budget of ${money(budget)}.`

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** When each is sent. */
function slotsOf(wanted: readonly Wanted[], calendar: Calendar, { hours, product }: ElsewherePlan): Map<string, Slot> {
  const slots = layOut(wanted, { ...calendar, hours, releasedOn: product.releasedOn })
  return new Map(slots.map((slot) => [slot.slug, slot]))
}
