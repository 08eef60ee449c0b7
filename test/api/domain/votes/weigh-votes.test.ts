import { describe, expect, it } from 'vitest'
import { mailboxOf, ownDomainOf } from '../../../../api/domain/votes/mailbox.ts'
import type { VoteFacts } from '../../../../api/domain/votes/vote-facts.ts'
import { seeded } from '../../../../shared/seeded.ts'
import { weighVotes } from '../../../support/weigh-votes.ts'

const longAgo = '2026-01-05T09:00:00.000Z'
const recently = '2026-11-09T09:00:00.000Z'

type Voting = Partial<VoteFacts> & { who: string; for: string; on?: string }

/** Unless told otherwise, of somebody who has been here for long and has often taken part. */
const vote = ({ who, for: launch, on = '2026-11-14T12:00', ...given }: Voting): VoteFacts => ({
  id: `${launch}:${who}`,
  accountId: who,
  launchId: launch,
  maker: `maker of ${launch}`,
  at: `${on}:00.000Z`,
  network: `home of ${who}`,
  joinedAt: longAgo,
  mailbox: who,
  partDays: 8,
  ...given,
})
const many = (count: number, make: (index: number) => Voting | Voting[]): VoteFacts[] =>
  Array.from({ length: count }, (_, index) => make(index))
    .flat()
    .map(vote)
const kettles = ['teapot', 'kettle', 'samovar', 'mug', 'urn', 'jug', 'pot', 'cup']
const pick = (seed: string) => kettles[seeded(seed, kettles.length)] ?? ''
const hour = (seed: string) => `2026-11-14T${String(seeded(seed, 24)).padStart(2, '0')}:00`
/** Everybody else: each votes for one launch or two, at any time of the day, and joined in one of ten months. */
const others = many(160, (index) =>
  [...new Set([pick(`one ${index}`), pick(`other ${index}`)])].map((nth) => ({
    who: `person ${index}`,
    for: nth,
    on: hour(`${index} ${nth}`),
    joinedAt: `2026-${String(1 + (index % 9)).padStart(2, '0')}-05T09:00:00.000Z`,
    partDays: 3 + (index % 20),
  })),
)

const weigh = (votes: VoteFacts[]) => {
  const { exclusions, signs } = weighVotes([...others, ...votes])
  const lost = (some: VoteFacts[], exclusion = 'unconfirmed') => some.filter(({ id }) => exclusions.get(id) === exclusion).length
  return { ring: lost(votes), others: lost(others), signs: signs.map(({ maker, what }) => `${what.split(' ')[0]} of ${maker.slice(9)}`) }
}

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

describe('thirty newcomers for one launch', () => {
  it.each<[string, (index: number) => Partial<Voting>, string]>([
    ['from a network each', () => ({}), 'joined of teapot'],
    ['from one network', () => ({ network: 'hall' }), 'network of teapot'],
    ['with one email domain', () => ({ domain: 'ring.example' }), 'domain of teapot'],
    ['who have slept for months', (index) => ({ joinedAt: `2026-0${1 + (index % 9)}-05T09:00:00.000Z` }), 'days of teapot'],
  ])('%s move it by few votes', (_, given, sign) => {
    const ring = many(30, (index) => ({
      who: `member ${index}`,
      for: 'teapot',
      on: hour(`${index}`),
      joinedAt: recently,
      partDays: 0,
      ...given(index),
    }))
    const found = weigh(ring)
    expect(found.signs).toContain(sign)
    expect([found.ring > 25, found.others <= 3], `${found.ring} of the ring, ${found.others} of others`).toEqual([true, true])
  })

  it('who vote as everybody does weigh like everybody', () => {
    const crowd = many(30, (index) => ({
      who: `member ${index}`,
      for: pick(`new ${index}`),
      on: hour(`${index}`),
      joinedAt: recently,
      partDays: 0,
    }))
    expect(weigh(crowd)).toEqual({ ring: 0, others: 0, signs: [] })
  })

  it.each([6, 7])('are too many, %i aren’t', (count) => {
    const few = many(count, (index) => ({ who: `member ${index}`, for: 'teapot', network: 'hall', joinedAt: recently, partDays: 0 }))
    expect(weigh(few)).toEqual({ ring: 0, others: 0, signs: [] })
  })
})

describe('thirty members of long standing', () => {
  const ring = (given: (index: number) => Partial<Voting>[]) =>
    many(30, (index) =>
      given(index).map((each, nth) => ({
        who: `member ${index}`,
        for: 'teapot',
        on: hour(`${index} ${nth}`),
        partDays: 3 + (index % 20),
        ...each,
      })),
    )
  const joinedAt = (index: number) => `2026-0${1 + (index % 9)}-05T09:00:00.000Z`
  const elsewhere = (index: number) => ({ for: kettles[1 + seeded(`elsewhere ${index}`, 7)] ?? '' })

  it.each<[string, (index: number) => Partial<Voting>[], string]>([
    ['share a network', (index) => [{ network: 'hall', joinedAt: joinedAt(index) }], 'network of teapot'],
    [
      'joined in one month',
      (index) => [{ joinedAt: '2026-05-20T09:00:00.000Z' }, { ...elsewhere(index), joinedAt: '2026-05-20T09:00:00.000Z' }],
      'joined of teapot',
    ],
    [
      'took part as often',
      (index) => [
        { partDays: 3, joinedAt: joinedAt(index) },
        { ...elsewhere(index), partDays: 3, joinedAt: joinedAt(index) },
      ],
      'days of teapot',
    ],
    [
      'took part little, each differently',
      (index) => [
        { partDays: index % 4, joinedAt: joinedAt(index) },
        { ...elsewhere(index), partDays: index % 4, joinedAt: joinedAt(index) },
      ],
      'days of teapot',
    ],
    [
      'vote for another maker, too',
      (index) => [{ joinedAt: joinedAt(index) }, { for: 'cup', joinedAt: joinedAt(index) }],
      'together of teapot',
    ],
    [
      'vote within two hours',
      (index) => [
        { on: '2026-11-14T08:30', joinedAt: joinedAt(index) },
        { ...elsewhere(index), joinedAt: joinedAt(index) },
      ],
      'hours of teapot',
    ],
  ])('who %s move a launch by few votes', (_, given, sign) => {
    const found = weigh(ring(given))
    expect(found.signs).toContain(sign)
    expect([found.ring >= 18, found.others <= 10], `${found.ring} of the ring, ${found.others} of others`).toEqual([true, true])
  })

  it('who have nothing in common aren’t seen', () => {
    expect(weigh(ring((index) => [{ joinedAt: joinedAt(index) }, { ...elsewhere(index), joinedAt: joinedAt(index) }])).signs).toEqual([])
  })
})

it('beside a ring’s votes, those for other launches of a young site aren’t unusual', () => {
  const ring = many(30, (index) => ({ who: `member ${index}`, for: 'teapot', on: hour(`${index}`), joinedAt: recently, partDays: 0 }))
  const honest = many(24, (index) => ({ who: `person ${index}`, for: kettles[1 + (index % 2)] ?? '', on: hour(`few ${index}`) }))
  const { exclusions } = weighVotes([...honest, ...ring])
  const held = [...exclusions.keys()].map((id) => id.split(' ')[0])
  expect([held.filter((id) => id === 'teapot:member').length >= 28, held.filter((id) => id !== 'teapot:member')]).toEqual([true, []])
})

describe('in a site’s first days', () => {
  const newcomers = (launch: string, count: number, further: (index: number) => Voting[] = () => []) =>
    many(count, (index) => {
      const who = { who: `${launch} ${index}`, on: hour(`${launch} ${index}`), joinedAt: recently, partDays: 0 }
      return [{ ...who, for: launch }, ...further(index).map((voting) => ({ ...who, ...voting }))]
    })
  const heldOf = (votes: VoteFacts[]) => Map.groupBy(weighVotes(votes).exclusions.keys(), (id) => id.split(':')[0] ?? '')

  it.each<[string, VoteFacts[]]>([
    ['nobody else has voted', newcomers('teapot', 30)],
    ['few others have voted', [...newcomers('teapot', 30), ...many(5, (index) => ({ who: `person ${index}`, for: 'kettle' }))]],
    [
      'they vote for others, too',
      newcomers('teapot', 30, (index) =>
        kettles.slice(1 + (index % 3), 3 + (index % 4)).map((other) => ({ who: `teapot ${index}`, for: other })),
      ),
    ],
  ])('thirty newcomers hardly decide a place: %s', (_, votes) => {
    expect(heldOf(votes).get('teapot')?.length).toBeGreaterThanOrEqual(26)
  })

  it('what all do is usual: two launches whose voters have all just joined', () => {
    expect(heldOf([...newcomers('teapot', 40), ...newcomers('kettle', 15)])).toEqual(new Map())
  })
})

describe('honest votes for a launch that thirty newcomers voted for', () => {
  const ring = (given: (index: number) => Partial<Voting>) =>
    many(30, (index) => ({
      who: `member ${index}`,
      for: 'teapot',
      on: hour(`${index}`),
      joinedAt: recently,
      partDays: 0,
      ...given(index),
    }))
  /** As the others, most of whom had taken part before. */
  const honest = (day: string) =>
    many(12, (index) => [
      { who: `honest ${index}`, for: 'teapot', on: `${day}T${10 + index}:00`, partDays: 2 + 2 * index },
      {
        who: `honest ${index}`,
        for: kettles[1 + seeded(`honest ${index}`, 7)] ?? '',
        on: `${day}T08:00`,
        partDays: 2 + 2 * index,
      },
    ])

  it.each<[string, string, (index: number) => Partial<Voting>]>([
    ['later', '2026-11-16', () => ({})],
    ['later', '2026-11-16', (index) => ({ joinedAt: `2026-0${1 + (index % 9)}-05T09:00:00.000Z` })],
    ['later', '2026-11-16', (index) => ({ joinedAt: `2026-0${1 + (index % 9)}-05T09:00:00.000Z`, partDays: index % 3 })],
    ['before', '2026-11-12', () => ({})],
    ['before', '2026-11-12', (index) => ({ joinedAt: `2026-0${1 + (index % 9)}-05T09:00:00.000Z`, partDays: index % 3 })],
  ])('%s keep at least nine tenths of their weight', (_, day, given) => {
    const votes = honest(day)
    const { exclusions } = weighVotes([...others, ...votes, ...ring(given)])
    const held = [...exclusions.keys()]
    const lost = held.filter((id) => id.startsWith('teapot:honest')).length
    expect([lost <= 1, held.filter((id) => id.startsWith('teapot:member')).length > 25], `${lost} of twelve`).toEqual([true, true])
  })
})

it('thirty accounts of six people show what they have in common', () => {
  const ring = many(30, (index) => ({
    who: `member ${index}`,
    for: 'teapot',
    on: hour(`${index}`),
    joinedAt: recently,
    partDays: 0,
    mailbox: `mailbox ${index % 6}`,
  }))
  const reasons = Map.groupBy(weighVotes([...others, ...ring]).exclusions.values(), (reason) => reason)
  expect([...reasons].map(([reason, { length }]) => `${reason} ${length}`)).toEqual(['same-person 24', 'unconfirmed 6'])
})

it('on a small site, a ring’s votes for others don’t make it usual', () => {
  const honest = many(40, (index) => ({
    who: `person ${index}`,
    for: kettles[index % 8] ?? '',
    on: hour(`few ${index}`),
    partDays: 4 + index,
  }))
  const ring = many(30, (index) =>
    ['teapot', ...kettles.slice(1).filter((_, nth) => (index + nth) % 4 !== 0)].map((nth) => ({
      who: `member ${index}`,
      for: nth,
      on: hour(`${index} ${nth}`),
      partDays: index % 4,
    })),
  )
  const { exclusions } = weighVotes([...honest, ...ring])
  const held = [...exclusions.keys()].filter((id) => id.startsWith('teapot:member')).length
  expect([held > 15, [...exclusions.keys()].filter((id) => id.includes('person'))], `${held} of thirty`).toEqual([true, []])
})

it('the same votes always weigh the same, in whatever order they are read', () => {
  const all = [...others, ...many(40, (index) => ({ who: `member ${index}`, for: 'teapot', network: `network ${index % 2}` }))]
  const sorted = (votes: VoteFacts[]) => [...weighVotes(votes).exclusions].toSorted(([a], [b]) => (a < b ? -1 : 1))
  expect(sorted(all.toReversed())).toEqual(sorted(all))
})

it('a ring that votes for a rival takes three of its votes along at most', () => {
  const attack = many(30, (index) => ({ who: `member ${index}`, for: 'teapot', network: 'hall' }))
  expect(weigh(attack).others).toBeLessThanOrEqual(3)
})
