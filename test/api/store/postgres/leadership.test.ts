import { afterEach, beforeEach, expect, it } from 'vitest'
import { Leadership } from '../../../../api/store/postgres/leadership.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy } from '../../../support/postgres-proxy.ts'

const databases = usePostgres()
const pace = { beat: 50, patience: 200, trust: 500, silence: 1000 }

let proxy: PostgresProxy
let gains: string[]
let first: Leadership
let second: Leadership
beforeEach(async () => {
  const databaseUrl = await databases.create()
  proxy = await startPostgresProxy(databaseUrl)
  gains = []
  first = new Leadership(proxy.url, () => void gains.push('first'), pace)
  second = new Leadership(databaseUrl, () => void gains.push('second'), pace)
  await first.start()
  await second.start()
})
afterEach(async () => {
  await proxy.become('open')
  await Promise.all([first.close(), second.close()])
  await proxy.stop()
})

/** Both at every look until the second leads. */
async function untilSecondLeads(): Promise<boolean[][]> {
  const looks: boolean[][] = []
  const look = () => {
    looks.push([first.leads, second.leads])
    return second.leads
  }
  await expect.poll(look, { timeout: 10_000, interval: 5 }).toBe(true)
  return looks
}

it('one leads, and goes on', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3 * pace.silence))
  expect([first.leads, second.leads, gains]).toEqual([true, false, []])
})

it('whoever gives it up is followed by another, who is told', async () => {
  await first.close()
  expect(first.leads).toBe(false)
  await untilSecondLeads()
  expect(gains).toEqual(['second'])
})

it.each(['away', 'silent'] as const)('whoever is cut off (%s) knows before another leads', async (mood) => {
  await proxy.become(mood)
  const looks = await untilSecondLeads()
  expect(looks.filter(([one, two]) => one && two)).toEqual([])
  await proxy.become('open')
  await second.close()
  await expect.poll(() => first.leads, { timeout: 5000 }).toBe(true)
  expect(gains).toEqual(['second', 'first'])
})
