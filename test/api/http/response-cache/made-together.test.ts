import { afterAll, beforeAll, expect, it } from 'vitest'
import { Failure } from '../../../../api/domain/failure.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { runService, type RunningService } from '../../../support/service.ts'

// After every public change, all who read a popular page arrive at once.

let service: RunningService
let asked = 0
let answer: () => Promise<void> = async () => undefined
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0', READS_PER_MINUTE: '1000' })
  const { store } = service.world
  const { findLiveLaunches } = store
  store.findLiveLaunches = async (filter) => {
    if (filter.words.length === 0) return findLiveLaunches(filter) // the scheduler asks too
    asked += 1
    await answer()
    return findLiveLaunches(filter)
  }
})
afterAll(() => service.close())

const path = '/api/v1/products/?query=teapot'
const read = async () => {
  const response = await fetch(service.origin + path)
  const { items = [] } = (await response.json()) as { items?: { tagline: string }[] }
  return [response.status, items[0]?.tagline]
}
const readers = 5
const readTogether = () => Array.from({ length: readers }, read)

/** Changes the launch, once its list is one that is kept. */
async function change(tagline: string): Promise<void> {
  await putAll(service.world.store, 'launches', [liveLaunch()])
  for (let time = 0; time < 2; time += 1) await read()
  await putAll(service.world.store, 'launches', [liveLaunch({ tagline })])
  asked = 0
}

it('a list that many ask for after a change is made once, for all of them', async () => {
  await change('Boils twice')
  const isReady = Promise.withResolvers<void>()
  answer = () => isReady.promise
  const answers = readTogether()
  await expect.poll(() => asked).toBe(1)
  await fetch(`${service.origin}/healthz`) // all of them have arrived by then
  isReady.resolve()
  expect(await Promise.all(answers)).toEqual(Array.from({ length: readers }, () => [200, 'Boils twice']))
  expect(asked).toBe(1)
})

it('who waits for one that fails, or takes long, asks the store as well', async () => {
  await change('Boils thrice')
  answer = async () => {
    if (asked === 1) throw new Failure('SERVICE_UNAVAILABLE', 'Try again.')
  }
  const statuses = (await Promise.all(readTogether())).map(([status]) => status)
  expect(statuses.toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 200, 200, 200, 503])
  await change('Boils once more')
  const never = Promise.withResolvers<void>()
  answer = () => (asked === 1 ? never.promise : Promise.resolve())
  const answers = readTogether()
  await expect.poll(() => asked).toBeGreaterThan(1)
  never.resolve()
  expect(await Promise.all(answers)).toEqual(Array.from({ length: readers }, () => [200, 'Boils once more']))
})
