import { expect, it } from 'vitest'
import { createRankedSemaphore } from '../../../api/crawler/ranked-semaphore.ts'

const never = new AbortController().signal
const tick = () => new Promise((resolve) => setImmediate(resolve))

/** Takes a place of each rank in turn, and notes who got one. */
function takeAll(places: ReturnType<typeof createRankedSemaphore>, ranks: number[], signal = never) {
  const gone: number[] = []
  const leaves: (() => void)[] = []
  const taken = ranks.map(async (rank) => {
    leaves.push(await places.take(rank, signal))
    gone.push(rank)
  })
  return { gone, leaves, taken }
}

it('places go to the lowest rank first, and among equals in order of arrival', async () => {
  const places = createRankedSemaphore(1)
  const { gone, leaves } = takeAll(places, [3, 2, 0, 2, 1])
  for (let left = 0; left < 5; left += 1) {
    await tick()
    expect(gone).toHaveLength(left + 1)
    leaves[left]?.()
  }
  expect(gone).toEqual([3, 0, 1, 2, 2])
})

it('a place is freed once, however often it is released', async () => {
  const places = createRankedSemaphore(2)
  const { gone, leaves } = takeAll(places, [0, 0, 0, 0])
  await tick()
  leaves[0]?.()
  leaves[0]?.()
  await tick()
  expect(gone).toHaveLength(3)
})

it('a request that stops waiting takes no place, and those behind it move up', async () => {
  const places = createRankedSemaphore(1)
  const over = new AbortController()
  const { leaves } = takeAll(places, [0])
  await tick()
  const given = takeAll(places, [1], over.signal)
  const { gone } = takeAll(places, [2])
  over.abort(new Error('over'))
  await expect(given.taken[0]).rejects.toThrow('over')
  leaves[0]?.()
  await tick()
  expect([given.gone, gone]).toEqual([[], [2]])
  await expect(places.take(0, over.signal)).rejects.toThrow('over')
})
