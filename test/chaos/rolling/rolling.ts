import { setTimeout as wait } from 'node:timers/promises'
import type { Outcome } from '../fault.ts'
import { Crowd, type Failed } from './crowd.ts'
import { openFleet, type Fleet } from './fleet.ts'

const processes = 4

/** Each kind of failed request with how often it happened: “3 POST vote 503”. */
export function describeFailures(failed: readonly Failed[]): string {
  const counts = new Map<string, number>()
  for (const { what, status } of failed) counts.set(`${what} ${status}`, (counts.get(`${what} ${status}`) ?? 0) + 1)
  return [...counts].map(([what, count]) => `${count} ${what}`).join(', ')
}

type Under = { fleet: Fleet; crowd: Crowd; settings?: Record<string, string> }

/** Four processes behind the proxy, used by a crowd while `work` is done over and over until so many requests are answered. */
async function underLoad(requests: number, work: (under: Under, round: number) => Promise<string[]>, settings = {}, count = processes) {
  const fleet = await openFleet(count, settings)
  try {
    await fleet.start(0)
    await Promise.all(Array.from({ length: count - 1 }, (_, nth) => fleet.start(nth + 1)))
    const crowd = new Crowd(fleet)
    await crowd.gather(fleet.ships[0]?.origin ?? '')
    const end = crowd.begin()
    const misses: string[] = []
    let rounds = 0
    for (; crowd.answered < requests; rounds += 1) misses.push(...(await work({ fleet, crowd }, rounds)))
    await end()
    return { rounds, misses, crowd, lost: await crowd.lost() }
  } finally {
    await fleet.close()
  }
}

/** Each of the processes is restarted, one after the other, as systemd does it. */
export async function rollingRestart(requests: number): Promise<Outcome> {
  const took: number[] = []
  const { rounds, misses, crowd, lost } = await underLoad(requests, async ({ fleet }, round) => {
    const at = round % processes
    const ended = await fleet.ships[at]?.end('SIGTERM')
    took.push(ended?.tookMs ?? 0)
    await fleet.start(at)
    return ended?.code === 0 ? [] : [`a process ended with ${ended?.code}`]
  })
  if (crowd.failed.length > 0) misses.push(`failed: ${describeFailures(crowd.failed)}`)
  const slowest = (Math.max(...took) / 1000).toFixed(1)
  const note = `0 of ${crowd.answered} requests may fail; a process took up to ${slowest} s to leave`
  return { rounds, acknowledged: crowd.acknowledged, lost, misses, note }
}

/** SIGHUP to the first process of four workers. */
export async function reloadWorkers(requests: number): Promise<Outcome> {
  const { rounds, misses, crowd, lost } = await underLoad(
    requests,
    async ({ fleet }) => {
      const [ship] = fleet.ships
      const said = ship?.output().length ?? 0
      ship?.send('SIGHUP')
      const until = performance.now() + 180_000
      while (!ship?.output().slice(said).includes('restarted the workers')) {
        if (performance.now() > until) return ['the workers did not restart']
        await wait(100)
      }
      return []
    },
    { WORKERS: String(processes), LOG_LEVEL: 'info' },
    1,
  )
  if (crowd.failed.length > 0) misses.push(`failed: ${describeFailures(crowd.failed)}`)
  return { rounds, acknowledged: crowd.acknowledged, lost, misses, note: `0 of ${crowd.answered} requests may fail` }
}

/** kill -9 of one of the processes; it starts again two seconds later. What was on its way there fails. */
export async function killOne(requests: number): Promise<Outcome> {
  const { rounds, misses, crowd, lost } = await underLoad(requests, async ({ fleet }, round) => {
    const at = round % processes
    await fleet.ships[at]?.end('SIGKILL')
    await wait(2000)
    await fleet.start(at)
    return []
  })
  const reads = crowd.failed.filter(({ isRead }) => isRead)
  if (reads.length > 0) misses.push(`reads failed: ${describeFailures(reads)}`)
  const others = crowd.failed.filter(({ isRead, status }) => !isRead && status !== 503)
  if (others.length > 0) misses.push(`failed: ${describeFailures(others)}`)
  const note = `of ${crowd.answered} requests ${crowd.failed.length} failed: ${describeFailures(crowd.failed) || 'none'}`
  return { rounds, acknowledged: crowd.acknowledged, lost, misses, note }
}
