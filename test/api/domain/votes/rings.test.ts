import { expect, it } from 'vitest'
import { weighVotes } from '../../../../api/domain/votes/weigh-votes.ts'
import { countsOf, ordinaryVotes, placeOf, ringVotes, seeded, type Ring } from './simulated.ts'

/** A full run takes SIMULATION_SEEDS=50. */
const seeds = Array.from({ length: Number(process.env['SIMULATION_SEEDS'] ?? 1) }, (_, index) => index + 1)

type Outcome = { moved: number; lost: number; counted: number }

/** The most that a launch moved, that ordinary people lost, and that counted of the ring, in any of the runs. */
function simulate(ring: Ring | null): Outcome {
  const worst: Outcome = { moved: 0, lost: 0, counted: 0 }
  for (const seed of seeds) {
    const random = seeded(seed)
    const honest = ordinaryVotes(random)
    const nth = [5, 20, 40, 55][seed % 4] ?? 0
    const attack = ring === null ? [] : ringVotes(random, nth, ring)
    const { exclusions } = weighVotes([...honest, ...attack])
    const places = [countsOf(honest, new Map()), countsOf([...honest, ...attack], exclusions)].map((counts) => placeOf(counts, nth))
    worst.moved = Math.max(worst.moved, Math.abs((places[0] ?? 0) - (places[1] ?? 0)))
    worst.lost = Math.max(worst.lost, honest.filter(({ id }) => exclusions.has(id)).length)
    worst.counted = Math.max(worst.counted, attack.filter(({ id }) => !exclusions.has(id)).length)
  }
  return worst
}

it('none of 1,000 ordinary people loses a vote when there is no ring', () => {
  expect(simulate(null)).toEqual({ moved: 0, lost: 0, counted: 0 })
})

it.each<[string, Ring]>([
  ['from one network', { networks: 1 }],
  ['from 10 networks', { networks: 10 }],
  ['from 50 networks', { networks: 50 }],
  ['from 100 networks', { networks: 100 }],
  ['from 50 networks over 7 days', { networks: 50, overDays: 7 }],
  ['from one network, with three decoys each', { networks: 1, decoys: 3 }],
  ['from 100 networks, with three decoys each', { networks: 100, decoys: 3 }],
  ['each from a network of its own, with one email domain', { networks: 500, domain: 'ring.example' }],
  ['each from a network of its own, with accounts five days old', { networks: 500, aged: 5 }],
])('a ring of 500 %s moves a launch by at most one place, and nobody else loses a vote', (_, ring) => {
  const { moved, lost } = simulate(ring)
  expect([moved <= 1, lost]).toEqual([true, 0])
})

it('500 tagged addresses of one mailbox are one vote', () => {
  expect(simulate({ networks: 500, plusTags: true })).toMatchObject({ lost: 0, counted: 1 })
})

it('newcomers, each from a network of its own, are held with hardly anybody else', () => {
  const { lost, counted } = simulate({ networks: 500 })
  expect([lost <= 4, counted <= 4]).toEqual([true, true])
})

it.each([5, 10])('votes for %i others each don’t hide them', (decoys) => {
  const { moved, lost, counted } = simulate({ networks: 500, decoys })
  expect([moved <= 3, lost <= 14, counted <= 40]).toEqual([true, true, true])
})
