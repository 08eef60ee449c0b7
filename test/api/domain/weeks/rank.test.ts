import { describe, expect, it } from 'vitest'
import { rank, rankClosed, winnersOf } from '../../../../api/domain/weeks/rank.ts'

/** Launches named by a letter, with their votes: a5 b3. */
const launches = (text: string) => text.split(' ').map((word) => ({ id: word.charAt(0), upvotes: Number(word.slice(1)) }))
const places = (ranked: { place: number; launch: { upvotes: number } }[]) => ranked.map(({ place, launch }) => [place, launch.upvotes])
const ids = (ranked: { place: number; launch: { id: string } }[]) => ranked.map(({ place, launch }) => `${place}${launch.id}`).join(' ')

describe('the ranking of launches', () => {
  it.each([
    [
      'by votes, most first',
      'a1 b3 c2',
      [
        [1, 3],
        [2, 2],
        [3, 1],
      ],
    ],
    [
      'equal votes share a place, and the next place is left out',
      'a5 b7 c5 d1',
      [
        [1, 7],
        [2, 5],
        [2, 5],
        [4, 1],
      ],
    ],
    [
      'several share the first place',
      'a2 b2 c2 d1',
      [
        [1, 2],
        [1, 2],
        [1, 2],
        [4, 1],
      ],
    ],
    ['one alone is first', 'a0', [[1, 0]]],
  ])('%s', (_, text, expected) => {
    expect(places(rank(launches(text), '2026-w48'))).toEqual(expected)
  })

  it('lists equals in an order that another week changes, and the order they come in doesn’t', () => {
    const equals = launches('a1 b1 c1 d1 e1 f1')
    const of = (occasion: string, among = equals) => ids(rank(among, occasion))
    expect(of('2026-w48', equals.toReversed())).toBe(of('2026-w48'))
    const orders = new Set(Array.from({ length: 20 }, (_, week) => of(`2026-w${10 + week}`)))
    expect(orders.size).toBeGreaterThan(15)
  })

  it('gives each of two equals the upper line about as often', () => {
    const pair = launches('a1 b1')
    const first = Array.from({ length: 1000 }, (_, week) => rank(pair, `week ${week}`)[0]?.launch.id)
    const ofA = first.filter((id) => id === 'a').length
    expect(ofA).toBeGreaterThan(430)
    expect(ofA).toBeLessThan(570)
  })
})

it('votes that don’t affect places yet neither rank nor win', () => {
  const ranked = rank(
    [
      { id: 'a', upvotes: 40, unconfirmed: 38 },
      { id: 'b', upvotes: 3 },
      { id: 'c', upvotes: 9, unconfirmed: 9 },
    ],
    'a week',
  )
  expect([ids(ranked), ids(winnersOf(ranked))]).toEqual(['1b 2a 3c', '1b 2a'])
})

describe('the winners of a week', () => {
  it.each([
    ['the first three', 'a9 b8 c7 d6', '1a 2b 3c'],
    ['everyone who shares the third place', 'a9 b8 c7 d7 e1', '1a 2b 3c 3d'],
    ['nobody at a place that a tie leaves out', 'a9 b8 c8 d7', '1a 2b 2c'],
    ['nobody without votes', 'a9 b0 c0', '1a'],
    ['not even alone', 'a0', ''],
  ])('%s', (_, text, expected) => {
    const won = winnersOf(rank(launches(text), 'a week'))
    expect(
      won
        .map(({ place, launch }) => `${place}${launch.id}`)
        .sort()
        .join(' '),
    ).toBe(expected)
  })
})

describe('a week that has ended', () => {
  const closed = (text: string) => ({
    id: '2026-w48',
    closedAt: '2026-11-30T00:00:00.000Z',
    first: text.split(' ').map((word) => ({ place: Number(word.charAt(0)), launchId: word.slice(1), upvotes: 1 })),
  })
  it.each([
    ['keeps its winners, whatever votes come later', 'a1 b2 c99', '1a 2b', '1a 2b 3c'],
    ['ranks the others by their votes now', 'a9 b8 c1 d3 e3', '1a 1b', '1a 1b 3d 3e 5c'],
    ['leaves the place of a winner that is gone empty', 'b2 c1', '1a 2b', '2b 3c'],
  ])('%s', (_, text, first, expected) => {
    expect(
      ids(rankClosed(launches(text), closed(first)))
        .split(' ')
        .sort()
        .join(' '),
    ).toBe(expected)
  })
})
