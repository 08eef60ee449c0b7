import { thresholds } from '../../../../api/domain/votes/thresholds.ts'
import type { VoteFacts } from '../../../../api/domain/votes/vote-facts.ts'

export const dayMs = 86_400_000
/** Midnight before the first of the two weeks. */
export const start = Date.parse('2026-11-01T00:00:00Z')
const days = 14

/** The same numbers for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * `joined` in ms. `partDays`: on how many days it had voted for others or commented before the two weeks began, the last of them `quietDays` before.
 * `network` is that of all its votes and of its sign-up, `domain` an email domain of its own, `mailbox` where its email ends up.
 */
export type Person = {
  id: string
  joined: number
  partDays: number
  quietDays: number
  network: string
  domain?: string
  mailbox: string
}

const nthOf = ({ launchId }: VoteFacts): number => Number(launchId.slice('launch-'.length))

/** A site over two weeks. Launches come out each day, and few are popular. */
export class Site {
  readonly votes = new Map<string, VoteFacts>()
  readonly launches: number
  private count = 0
  readonly random: () => number
  constructor(members: number, seed: number) {
    this.random = seeded(seed)
    this.launches = Math.round(Math.min(200, 4 + members ** 0.55))
    for (let nth = 0; nth < members; nth += 1) {
      const who = this.ordinary()
      if (this.random() < (members < 1000 ? 0.6 : 0.3)) this.browse(who, 1 + this.whole(3), 3)
    }
    // Ordinary newcomers, of whom some have heard of one launch.
    for (let nth = 0; nth < members / 15; nth += 1) {
      const day = this.whole(days)
      const who = this.person({ joined: start + (day + this.random()) * dayMs })
      this.browse(who, this.random() < 0.3 ? 2 : 1, this.random() < 0.5 ? 1 : 3)
    }
  }
  whole = (below: number): number => Math.floor(this.random() * below)
  between = (from: number, to: number): number => from + this.random() * (to - from)
  launchDay = (nth: number): number => (nth * 5) % days
  person(given: Partial<Person> = {}): Person {
    const id = `person-${(this.count += 1)}`
    return { id, joined: start, partDays: 0, quietDays: 0, network: `home of ${id}`, mailbox: id, ...given }
  }
  /** Somebody of long standing. A quarter of them have hardly ever taken part. */
  ordinary(): Person {
    const joined = start - this.between(1, 300) * dayMs
    return this.person({ joined, partDays: this.random() < 0.25 ? this.whole(3) : 3 + this.whole(20) })
  }
  /** A vote for the launch with that number, at a time in ms. A second one by the same person for the same launch is no vote. */
  cast(who: Person, nth: number, at: number): void {
    const { when, day, earlier } = this.timeOf(who, at)
    const vote: VoteFacts = {
      id: `launch-${nth}:${who.id}`,
      accountId: who.id,
      launchId: `launch-${nth}`,
      maker: this.makers.get(nth) ?? `maker of ${nth}`,
      at: new Date(when).toISOString(),
      network: who.network,
      joinedAt: new Date(who.joined).toISOString(),
      joinedFrom: who.network,
      mailbox: who.mailbox,
      partDays: this.partDaysOf(who, nth, day, when),
      ...(who.domain !== undefined && { domain: who.domain }),
    }
    if (this.votes.has(vote.id)) return
    this.votes.set(vote.id, vote)
    earlier.push({ day, nth })
  }
  /** A public comment on the launch with that number. */
  comment(who: Person, nth: number, at: number): void {
    const { day, earlier } = this.timeOf(who, at)
    earlier.push({ day, nth })
  }
  private partOf = new Map<string, { day: number; nth: number }[]>()
  private timeOf(who: Person, at: number) {
    const when = Math.min(Math.max(at, who.joined + 20_000), start + days * dayMs - 1)
    const earlier = this.partOf.get(who.id) ?? []
    this.partOf.set(who.id, earlier)
    return { when, day: Math.floor(when / dayMs), earlier }
  }
  /** On how many earlier days within `thresholds.partWithin` the person took part elsewhere. */
  private partDaysOf(who: Person, nth: number, day: number, when: number): number {
    const isForgotten = when - start + who.quietDays * dayMs > thresholds.partWithin * dayMs
    const elsewhere = (this.partOf.get(who.id) ?? []).filter((each) => each.day < day && each.nth !== nth)
    return (isForgotten ? 0 : who.partDays) + new Set(elsewhere.map((each) => each.day)).size
  }
  private makers = new Map<number, string>()
  /** Says whose launch it is: a person’s id or any other name. Every launch is by a maker of its own otherwise, who doesn’t vote. */
  madeBy(nth: number, maker: string): void {
    this.makers.set(nth, maker)
    for (const [id, vote] of this.votes) if (nthOf(vote) === nth) this.votes.set(id, { ...vote, maker })
  }
  /** A launch of those that are out, the popular ones and today’s more often. */
  pick(day: number): number {
    const weights = Array.from({ length: this.launches }, (_, nth) => {
      const age = day - this.launchDay(nth)
      return age < 0 ? 0 : (age === 0 ? 5 : 1) / (nth + 1) ** 0.8
    })
    let left = this.random() * weights.reduce((sum, weight) => sum + weight, 0)
    return Math.max(
      0,
      weights.findIndex((weight) => (left -= weight) < 0),
    )
  }
  /** Comes on some days and votes for a few each time. */
  browse(who: Person, visits: number, most: number, from = 0): void {
    for (let visit = 0; visit < visits; visit += 1) {
      const first = Math.max(from, Math.floor((who.joined - start) / dayMs))
      const day = visit === 0 && who.joined >= start ? first : first + this.whole(days - first)
      const at = Math.max(who.joined, start + (day + this.random()) * dayMs)
      for (let nth = 1 + this.whole(most); nth > 0; nth -= 1) this.cast(who, this.pick(day), at + this.between(20, 600) * 1000 * nth)
    }
  }
  /** A sitting at a moment. */
  look(who: Person, at: number, votes: number): void {
    for (let nth = 0; nth < votes; nth += 1)
      this.cast(who, this.pick(Math.floor((at - start) / dayMs)), at + nth * this.between(20, 200) * 1000)
  }
  /** Long tails, as with everything people do. */
  tail = (median: number, spread = 1.2): number =>
    median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random()))
  at = (day: number, hour: number): number => start + day * dayMs + hour * 3_600_000
  places(counted: (vote: VoteFacts) => boolean): number[] {
    const counts = Array.from({ length: this.launches }, () => 0)
    for (const vote of this.votes.values()) if (counted(vote)) counts[nthOf(vote)] = (counts[nthOf(vote)] ?? 0) + 1
    return counts.map((count) => counts.filter((other) => other > count).length)
  }
}

/** What `size` people do for the launch with the number `target`. */
export type Kind = (site: Site, target: number, size: number) => void
export const each = (size: number, act: (index: number) => void) => Array.from({ length: size }, (_, index) => act(index))

export const rings: Record<string, Kind> = {
  'free mail, a network each': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, site.between(9, 13))
      site.cast(site.person({ joined: at - site.between(60, 900) * 1000 }), target, at)
    }),
  'one throw-away domain': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, site.between(9, 20))
      site.cast(site.person({ joined: at - site.between(60, 900) * 1000, domain: 'ring' }), target, at)
    }),
  'aged sleepers': (site, target, size) =>
    each(size, () => site.cast(site.person({ joined: start - site.between(40, 90) * dayMs }), target, site.at(9, site.between(8, 18)))),
  'with decoys': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, site.between(9, 20))
      const who = site.person({ joined: at - site.between(60, 900) * 1000 })
      site.cast(who, target, at)
      each(3, (nth) => site.cast(who, site.whole(site.launches), at + (nth + 1) * 40_000))
    }),
  // Those that follow weren’t used to choose the thresholds.
  'slow drip': (site, target, size) =>
    each(size, (index) => {
      const at = site.at(2 + (index % 11), site.between(7, 23))
      site.cast(site.person({ joined: at - site.between(60, 3600) * 1000 }), target, at)
    }),
  'copies honest taste': (site, target, size) =>
    each(size, () => {
      const who = site.person({ joined: site.at(6, site.between(0, 24)) })
      each(2, (visit) => site.look(who, site.at(7 + visit, site.between(8, 22)), 1 + site.whole(3)))
      site.cast(who, target, site.at(9, site.between(8, 22)))
    }),
  'makers who vote for each other': (site, target, size) => {
    const some = Math.min(size, Math.floor(site.launches / 2))
    const circle = Array.from({ length: some }, () => site.person({ joined: start - 60 * dayMs, partDays: 2 + site.whole(6) }))
    const own = Array.from({ length: some }, (_, nth) => (target + nth) % site.launches)
    own.forEach((nth, index) => site.madeBy(nth, circle[index]?.id ?? ''))
    for (const who of circle)
      own.forEach((nth, index) => {
        if (circle[index] !== who) site.cast(who, nth, site.at(13, site.between(0, 23)))
      })
  },
}

export const crowds: Record<string, Kind> = {
  'a class in one network': (site, _target, size) =>
    each(size, () => {
      const at = site.at(9, site.between(9, 10.5))
      site.look(site.person({ joined: at - site.tail(300) * 1000, network: 'school' }), at, 1 + site.whole(4))
    }),
  'a newsletter’s readers at one hour': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, 9) + site.tail(1200) * 1000
      const who = site.person({ joined: at - site.tail(90) * 1000 })
      const featured = [target, target + 1, target + 2].map((nth) => nth % site.launches)
      for (const nth of featured) if (site.random() < 0.4) site.cast(who, nth, at + site.tail(60) * 1000)
      if (site.random() < 0.3) site.look(who, at + site.tail(300) * 1000, 1 + site.whole(2))
    }),
  'a maker’s fans from social media': (site, target, size) =>
    each(size, () => {
      const at = site.at(9, 12) + site.tail(7200) * 1000
      const who = site.person({ joined: at - site.tail(90) * 1000 })
      site.cast(who, target, at)
      // Most leave again, some look around, few come back.
      if (site.random() < 0.4) site.look(who, at + site.tail(120) * 1000, 1 + site.whole(3))
      if (site.random() < 0.15) site.browse(who, 1, 2, 10)
    }),
  // Those that follow weren’t used to choose the thresholds.
  'a company’s launch party': (site, target, size) =>
    each(size, (index) => {
      const at = site.at(9, site.between(17, 20))
      const who = site.person({ joined: at - site.tail(120) * 1000, network: 'office', ...(index % 2 === 0 && { domain: 'company' }) })
      site.cast(who, target, at)
      if (site.random() < 0.3) site.look(who, at + site.tail(200) * 1000, 1 + site.whole(3))
    }),
  'newcomers from a community': (site, target, size) =>
    each(size, () => {
      const at = site.at(5 + site.whole(5), site.between(0, 24))
      const who = site.person({ joined: at - site.tail(600) * 1000 })
      if (site.random() < 0.5) site.cast(who, target, at)
      site.browse(who, 1 + site.whole(3), 3, 5)
    }),
  'a slow trickle': (site, target, size) =>
    each(size, () => {
      const at = site.at(2 + site.whole(11), site.between(0, 24))
      const who = site.person({ joined: at - site.tail(200) * 1000 })
      site.cast(who, target, at)
      if (site.random() < 0.35) site.look(who, at + site.tail(120) * 1000, 1 + site.whole(3))
    }),
}
