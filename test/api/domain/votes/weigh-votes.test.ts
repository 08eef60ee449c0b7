import { describe, expect, it } from 'vitest'
import { mailboxOf, ownDomainOf } from '../../../../api/domain/votes/mailbox.ts'
import type { VoteFacts } from '../../../../api/domain/votes/vote-facts.ts'
import { weighVotes } from '../../../support/weigh-votes.ts'

const today = '2026-11-14T12:00:00.000Z'
const longAgo = '2026-01-05T09:00:00.000Z'

type Voting = { who: string; for: string; network?: string; joinedAt?: string; mailbox?: string; domain?: string }

const vote = ({ who, for: launch, network = `home of ${who}`, joinedAt = longAgo, mailbox = who, domain }: Voting): VoteFacts => ({
  id: `${launch}:${who}`,
  accountId: who,
  launchId: launch,
  maker: `maker of ${launch}`,
  at: today,
  network,
  joinedAt,
  joinedFrom: network,
  mailbox,
  ...(joinedAt === today && { partDays: 0 }),
  ...(domain !== undefined && { domain }),
})
const many = (count: number, make: (index: number) => Voting | Voting[]): VoteFacts[] =>
  Array.from({ length: count }, (_, index) => make(index))
    .flat()
    .map(vote)
const kettles = ['teapot', 'kettle', 'samovar', 'mug', 'urn', 'jug', 'pot', 'cup']
/** Everybody else: each votes for two launches, from home. */
const others = many(160, (index) =>
  [index % 8, (index * 3 + 1) % 8].map((nth) => ({ who: `person ${index}`, for: kettles[nth] ?? '' })),
).filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)

const exclusionsOf = (votes: VoteFacts[]) => [...weighVotes([...others, ...votes]).exclusions]
const size = (votes: VoteFacts[]) => exclusionsOf(votes).length

it.each([
  ['Ada@Example.com', 'ada@example.com', 'example.com'],
  ['ada+1@example.com', 'ada@example.com', 'example.com'],
  ['a.d.a+tea@gmail.com', 'ada@gmail.com', null],
  ['a.da@GoogleMail.com', 'ada@gmail.com', null],
  ['a.da@outlook.com', 'a.da@outlook.com', null],
])('%s is the mailbox %s with the domain %s', (email, mailbox, domain) => {
  expect([mailboxOf(email), ownDomainOf(email)]).toEqual([mailbox, domain])
})

it('of several accounts with one mailbox the oldest counts, at each launch', () => {
  const [first, second, third] = [
    vote({ who: 'z', for: 'cup', mailbox: 'ada', joinedAt: '2026-01-01T00:00:00.000Z' }),
    vote({ who: 'a', for: 'cup', mailbox: 'ada', joinedAt: '2026-02-01T00:00:00.000Z' }),
    vote({ who: 'a', for: 'pot', mailbox: 'ada', joinedAt: '2026-02-01T00:00:00.000Z' }),
  ]
  expect([...weighVotes([first, second, third]).exclusions]).toEqual([[second.id, 'same-person']])
})

describe('accounts on one network', () => {
  const office = (count: number, launches: (index: number) => string[], joinedAt: string | null = today) =>
    many(count, (index) =>
      launches(index).map((launch) => ({
        who: `colleague ${index}`,
        for: launch,
        network: 'office',
        joinedAt: joinedAt ?? `2025-01-${10 + index}T09:00:00.000Z`,
      })),
    )

  it.each<[string, VoteFacts[], number]>([
    ['seven who vote for one maker', office(7, () => ['teapot']), 0],
    ['twelve who vote for one maker', office(12, () => ['teapot']), 12],
    ['twelve, two of whom vote for others', office(12, (index) => (index < 2 ? ['mug'] : ['teapot'])), 10],
    ['twelve, four of whom vote for others', office(12, (index) => (index < 4 ? ['mug'] : ['teapot'])), 0],
    ['twelve who vote for one maker and three more', office(12, () => ['teapot', 'mug', 'urn', 'cup']), 0],
    [
      'forty who vote for one maker and three decoys',
      office(40, (index) => ['teapot', ...[1, 2, 3].map((nth) => kettles[((index + nth) % 7) + 1] ?? '')]),
      160,
    ],
    ['fifty who vote for this and that', office(50, (index) => [kettles[index % 8] ?? '']), 0],
    ['twelve colleagues of many years who vote for one maker', office(12, () => ['teapot'], null), 0],
    ['twenty colleagues of many years who vote for one maker', office(20, () => ['teapot'], null), 20],
  ])('%s', (_, votes, excluded) => {
    expect(size(votes)).toBe(excluded)
  })

  it('are not a group if everybody voted like them that day', () => {
    const favourite = many(150, (index) => ({ who: `fan ${index}`, for: 'teapot' }))
    expect(weighVotes([...favourite, ...office(12, () => ['teapot'])]).exclusions.size).toBe(0)
  })
})

it('accounts with an email domain of their own are a group, whatever their networks', () => {
  const ring = many(12, (index) => ({ who: `member ${index}`, for: 'teapot', domain: 'ring.example', joinedAt: today }))
  expect(new Set(exclusionsOf(ring).map(([, exclusion]) => exclusion))).toEqual(new Set(['group']))
  expect(size(ring)).toBe(12)
})

it('the same votes always weigh the same, in whatever order they are read', () => {
  const ring = many(40, (index) => ({ who: `member ${index}`, for: 'teapot', network: `network ${index % 3}` }))
  const all = [...others, ...ring]
  const sorted = (votes: VoteFacts[]) => [...weighVotes(votes).exclusions].toSorted(([a], [b]) => (a < b ? -1 : 1))
  expect(sorted(all.toReversed())).toEqual(sorted(all))
})

describe('a ring that votes for a rival', () => {
  const supporters = others.filter(({ launchId }) => launchId === 'teapot')
  const lostBy = (attack: VoteFacts[]) => {
    const { exclusions } = weighVotes([...others, ...attack])
    return supporters.filter(({ id }) => exclusions.has(id)).length
  }

  it('takes none of the rival’s honest votes along, from one network or hundreds', () => {
    expect(lostBy(many(300, (index) => ({ who: `member ${index}`, for: 'teapot', network: 'hall', joinedAt: today })))).toBe(0)
    expect(lostBy(many(300, (index) => ({ who: `member ${index}`, for: 'teapot', joinedAt: today })))).toBe(0)
  })
  it('from the network of honest fans takes along those who voted from there, and nobody else', () => {
    const campus = many(10, (index) => [
      { who: `student ${index}`, for: index < 2 ? 'teapot' : 'mug', network: 'campus' },
      { who: `student ${index}`, for: 'jug', network: 'campus' },
    ])
    const attack = many(300, (index) => ({ who: `member ${index}`, for: 'teapot', network: 'campus', joinedAt: today }))
    const { exclusions } = weighVotes([...others, ...campus, ...attack])
    const lost = new Set(campus.filter(({ id }) => exclusions.has(id)).map(({ accountId }) => accountId))
    expect(lost.size).toBeLessThanOrEqual(2)
  })
})
