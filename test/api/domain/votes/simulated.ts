import type { VoteFacts } from '../../../../api/domain/votes/vote-facts.ts'
import { mailboxOf, ownDomainOf } from '../../../../api/domain/votes/mailbox.ts'

const dayLength = 86_400_000
export const start = Date.parse('2026-11-01T00:00:00Z')
const days = 14
export const launches = 60

export type Random = () => number
/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const whole = (random: Random, below: number): number => Math.floor(random() * below)
const launchId = (nth: number): string => `launch-${nth}`
/** Four or five launches a day; which are popular has nothing to do with when they were. */
const launchDay = (nth: number): number => (nth * 5) % days

type Person = { id: string; email: string; joined: number; network: string }
type Choice = { nth: number; at: number }

export function cast(person: Person, { nth, at }: Choice, network = person.network): VoteFacts {
  const domain = ownDomainOf(person.email)
  return {
    id: `${launchId(nth)}:${person.id}`,
    accountId: person.id,
    launchId: launchId(nth),
    maker: `maker of ${nth}`,
    at: new Date(at).toISOString(),
    network,
    joinedAt: new Date(person.joined).toISOString(),
    joinedFrom: person.network,
    mailbox: mailboxOf(person.email),
    ...(domain !== null && { domain }),
  }
}

/** A launch of those that are out, the popular ones and today’s more often. */
function pick(random: Random, day: number, popularity: readonly number[]): number {
  const weights = popularity.map((weight, nth) => {
    const age = day - launchDay(nth)
    return age < 0 ? 0 : weight * (age === 0 ? 6 : 1)
  })
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => (left -= weight) < 0)
  return found === -1 ? 0 : found
}

const providers = ['gmail.com', 'outlook.com', 'gmx.de', 'yahoo.com', 'icloud.com', 'proton.me']

/** 1,000 people who mean it, over two weeks with 60 launches. */
export function ordinaryVotes(random: Random): VoteFacts[] {
  const popularity = Array.from({ length: launches }, (_, rank) => 1 / (rank + 1) ** 0.9)
  const votes = new Map<string, VoteFacts>()
  let count = 0
  const add = (person: Person, choice: Choice, network?: string) => {
    const vote = cast(person, choice, network)
    votes.set(vote.id, vote)
  }
  const moment = (day: number) => start + day * dayLength + whole(random, dayLength)
  const person = (kind: string, joined: number, network: string, domain = providers[whole(random, providers.length)]): Person => {
    count += 1
    return { id: `${kind}-${count}`, email: `${kind}${count}@${domain}`, joined, network }
  }
  const longAgo = () => start - whole(random, 300 * dayLength)
  /** Comes back on some days, votes for a few each time. */
  const browse = (who: Person, visits: number, network?: string) => {
    for (let visit = 0; visit < visits; visit += 1) {
      const day = Math.max(Math.floor((who.joined - start) / dayLength), whole(random, days))
      if (day >= days) continue
      const at = Math.max(moment(day), who.joined + 60_000)
      const several = 1 + whole(random, 4)
      for (let nth = 0; nth < several; nth += 1) add(who, { nth: pick(random, day, popularity), at: at + nth * 60_000 }, network)
    }
  }
  const many = (length: number, make: (index: number) => void) => Array.from({ length }, (_, index) => make(index))

  many(330, () => browse(person('home', longAgo(), `home-${count}`), 1 + whole(random, 3)))
  // Offices, each with its own email domain for some of the people in it.
  many(10, (office) =>
    many(15, (index) => {
      const who = person('office', longAgo(), `office-${office}`, index % 2 === 0 ? `company${office}.example` : undefined)
      browse(who, 1 + whole(random, 2))
    }),
  )
  // A campus and mobile carriers: new people every day, all behind one network; many come for what everyone talks about today.
  many(3, (campus) => many(60, () => browse(person('campus', moment(whole(random, days)), `campus-${campus}`), 1)))
  many(2, (carrier) => many(40, () => browse(person('mobile', longAgo(), `home-mobile-${count}`), 2, `carrier-${carrier}`)))
  // Households: they share a network, and often a favourite.
  many(40, (home) => {
    const day = whole(random, days)
    const nth = pick(random, day, popularity)
    many(2 + (home % 2), () => add(person('household', longAgo(), `household-${home}`), { nth, at: moment(day) }))
  })
  // Newcomers who have heard of a launch on its day, vote for it and nothing else.
  many(110, () => {
    const day = whole(random, days)
    const at = moment(day)
    add(person('newcomer', at - 600_000, `newcomer-${count}`), { nth: pick(random, day, popularity), at })
  })
  // Friends of makers, who vote for their friend only; the colleagues of three of them do so from the same office.
  many(8, (maker) => {
    const nth = whole(random, launches)
    const day = launchDay(nth)
    many(6, () => {
      const at = moment(day)
      add(person('friend', at - 900_000, maker < 3 ? `studio-${maker}` : `friend-${count}`), { nth, at })
    })
  })
  return [...votes.values()]
}

export type Ring = {
  networks: number
  /** On networks at random, not the same number on each. */
  scatter?: boolean
  overDays?: number
  /** Votes for others, for the looks of it. */
  decoys?: number
  domain?: string
  plusTags?: boolean
  size?: number
  /** Accounts were created so many days before they vote. */
  aged?: number
}

/** A ring for one launch. */
export function ringVotes(
  random: Random,
  nth: number,
  { networks, scatter, overDays = 1, decoys = 0, domain, plusTags, size = 500, aged = 0 }: Ring,
): VoteFacts[] {
  return Array.from({ length: size }, (_, index) => {
    const day = days - overDays + (index % overDays)
    const at = start + day * dayLength + whole(random, dayLength - 7_200_000) + 7_000_000
    const network = `ring-${scatter ? whole(random, networks) : Math.floor(index / overDays) % networks}`
    const own = domain ?? providers[whole(random, providers.length)]
    const email = plusTags ? `ring+${index}@gmail.com` : `ring${index}@${own}`
    const member = { id: `ring-${index}`, email, joined: at - 600_000 - aged * dayLength, network }
    const others = new Set<number>()
    while (others.size < decoys) others.add(whole(random, launches))
    others.delete(nth)
    return [nth, ...others].map((target, turn) => cast(member, { nth: target, at: at + turn * 30_000 }))
  }).flat()
}

/** Votes of each launch that count. */
export function countsOf(votes: readonly VoteFacts[], exclusions: ReadonlyMap<string, unknown>): Map<string, number> {
  const counts = new Map(Array.from({ length: launches }, (_, nth) => [launchId(nth), 0]))
  for (const { id, launchId: of } of votes) if (!exclusions.has(id)) counts.set(of, (counts.get(of) ?? 0) + 1)
  return counts
}

/** How many launches are ahead of one. */
export const placeOf = (counts: ReadonlyMap<string, number>, nth: number): number =>
  [...counts.values()].filter((count) => count > (counts.get(launchId(nth)) ?? 0)).length
