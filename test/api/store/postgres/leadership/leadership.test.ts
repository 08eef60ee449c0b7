import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Client, type ClientBase } from 'pg'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { advisoryLocks } from '../../../../../api/store/postgres/leadership/advisory-locks.ts'
import { handOver, takeLead } from '../../../../../api/store/postgres/leadership/hand-over.ts'
import { Leadership } from '../../../../../api/store/postgres/leadership/leadership.ts'
import { usePostgres } from '../../../../support/postgres-databases.ts'
import { startPostgresProxy, type PostgresProxy } from '../../../../support/postgres-proxy.ts'
import { testTiming } from './test-timing.ts'

const databases = usePostgres()

let databaseUrl: string
let proxy: PostgresProxy
let gains: string[]
let failures: string[]
const eventsOf = (who: string) => ({ onGain: () => void gains.push(who), onFailure: () => void failures.push(who) })
let first: Leadership
let second: Leadership
beforeEach(async () => {
  databaseUrl = await databases.create()
  proxy = await startPostgresProxy(databaseUrl)
  gains = []
  failures = []
  first = new Leadership(proxy.url, eventsOf('first'), testTiming)
  second = new Leadership(databaseUrl, eventsOf('second'), testTiming)
  await first.start()
  // Not before: on a busy machine the first one’s attempt can time out, and the second would lead.
  await vi.waitUntil(() => gains.length > 0, { timeout: 60_000, interval: 5 })
  gains = []
  await new Promise((resolve) => setTimeout(resolve, testTiming.interval / 2)) // their beats never fall together
  await second.start()
  failures = []
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
  await expect.poll(look, { interval: 5 }).toBe(true)
  return looks
}

it('one leads, and keeps leading', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1.5 * testTiming.idle))
  expect([first.leads, second.leads, gains]).toEqual([true, false, []])
})

it('when the leader gives up, another takes over and is notified', async () => {
  await first.close()
  expect(first.leads).toBe(false)
  await untilSecondLeads()
  expect(gains).toEqual(['second'])
})

it('a leader that leaves hands the lead over: its successor waits for no lease and for no beat', async () => {
  await second.close()
  const heir = new Leadership(databaseUrl, eventsOf('heir'), { ...testTiming, timeout: 5000, interval: 600_000, lease: 600_000 })
  await heir.start()
  await expect.poll(() => first.leads, { interval: 5 }).toBe(true) // one beat can be late on a busy machine
  const closed = first.close()
  expect(first.leads).toBe(false)
  await closed
  await expect.poll(() => gains).toEqual(['heir'])
  expect([first.leads, heir.leads]).toEqual([false, true])
  await heir.close()
})

it('a leader that hangs while it hands the lead over vouches for its successor only, not for whoever gets the lock after that one', async () => {
  await Promise.all([first.close(), second.close()])
  const open = async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    return client
  }
  const [leaver, admin] = [await open(), await open()]
  const hanging = { query: (text: string) => (/pg_locks/.test(text) ? new Promise(() => undefined) : leaver.query(text)) }
  const patient = { ...testTiming, lease: 600_000 }
  const heir = new Leadership(databaseUrl, eventsOf('heir'), { ...patient, timeout: 5000, interval: 600_000 })
  const third = new Leadership(databaseUrl, eventsOf('third'), patient)
  onTestFinished(async () => {
    await Promise.all([heir.close(), third.close(), admin.end()])
  })
  // The server may release it a moment after the connection through the proxy has ended.
  await expect.poll(() => takeLead(leaver), { interval: 5 }).toBe('taken')
  await heir.start()
  void handOver(hanging as ClientBase, 10_000)
  const holder = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_locks join pg_stat_activity using (pid) where granted and classid = $1 and objid = $2 and pid <> $3 and datname = current_database()`,
      [advisoryLocks.space, advisoryLocks.leader, (await leaver.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid],
    )
    return rows[0]?.pid ?? 0
  }
  await expect.poll(holder).toBeGreaterThan(0)
  const lost = await holder()
  await third.start()
  await admin.query('select pg_terminate_backend($1)', [lost])
  await expect.poll(holder).not.toBeOneOf([0, lost])
  await leaver.end()
  await new Promise((resolve) => setTimeout(resolve, testTiming.interval * 2))
  expect([third.leads, gains]).toEqual([false, []])
})

it('a process that takes over a lost connection’s lock leads only once the previous leader’s lease has ended', async () => {
  const lost = performance.now()
  await proxy.become('away')
  await expect.poll(() => first.leads, { timeout: testTiming.interval / 2, interval: 5 }).toBe(false)
  await untilSecondLeads()
  expect(performance.now() - lost).toBeGreaterThan(testTiming.lease)
})

it.each(['away', 'silent'] as const)('a leader that is cut off (%s) knows before another leads', async (mood) => {
  await proxy.become(mood)
  const looks = await untilSecondLeads()
  expect(looks.filter(([one, two]) => one && two)).toEqual([])
  // Told once, however often it was tried. Whatever fails later may be a busy machine’s answer after the timeout.
  expect(failures.filter((who) => who === 'first')).toEqual(['first'])
  await proxy.become('open')
  await second.close()
  await expect.poll(() => first.leads).toBe(true)
  expect(gains).toEqual(['second', 'first'])
})

it('a process that hangs loses the lead, and knows as soon as it continues', async () => {
  await Promise.all([first.close(), second.close()])
  const frozen = fork(new URL('./leading-process.ts', import.meta.url).pathname, [databaseUrl], {
    execArgv: ['--import', './api/startup/load-tsx.ts'],
  })
  expect(await once(frozen, 'message')).toEqual([true, undefined])
  const heir = new Leadership(databaseUrl, eventsOf('heir'), testTiming)
  await heir.start()
  expect(heir.leads).toBe(false)
  frozen.kill('SIGSTOP')
  await expect.poll(() => heir.leads).toBe(true)
  frozen.send('Do you lead?')
  const answer = once(frozen, 'message')
  frozen.kill('SIGCONT')
  expect(await answer).toEqual([false, undefined])
  frozen.disconnect()
  await Promise.all([once(frozen, 'exit'), heir.close()])
})
