import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { auditAndKeep } from '../../../../api/actions/audit/audit-and-keep.ts'
import { approvePairing, closePairing, startPairing } from '../../../../api/actions/connections/start-pairing.ts'
import { endSession, hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { forgetPairings } from '../../../../api/actions/retention/forget-pairings.ts'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import type { Pairing } from '../../../../api/domain/records.ts'
import type { Delivery } from '../../../../api/domain/webhooks/webhook.ts'
import { startScheduler, type Scheduler } from '../../../../api/startup/scheduler.ts'
import { oneOfEach } from '../../../contract/store/one-of-each.ts'
import { ada, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

let catalog: LaunchWorld
let scheduler: Scheduler
afterEach(async () => {
  await scheduler.close()
  await catalog.close()
})
async function start(settings: Parameters<typeof openLaunchWorld>[0]): Promise<void> {
  catalog = await openLaunchWorld(settings)
  scheduler = startScheduler(catalog.world, pino({ level: 'silent' }))
  await scheduler.tick()
}
const tickAt = (moment: string) => {
  catalog.at(moment)
  return scheduler.tick()
}

describe('what nobody asks for any more', () => {
  const pairings = async () =>
    (await Promise.all(['waiting', 'approved', 'declined'].map((state) => catalog.world.store.list('pairings', 'state', state)))).flat()

  it('is a pairing an hour after its ten minutes, however it ended', async () => {
    await start({})
    const ask = () => startPairing(catalog.world, { client: 'A tool', ip: '192.0.2.1' })
    await ask()
    await approvePairing(catalog.world, { code: (await ask()).code }, ada)
    await closePairing(catalog.world, hashSecret((await ask()).code))
    await tickAt('2026-11-18T11:09:59Z')
    expect(await pairings()).toHaveLength(3)
    await tickAt('2026-11-18T11:10:00Z')
    expect(await pairings()).toHaveLength(0)
    expect(await catalog.world.store.list('connections', 'accountId', 'ada')).toHaveLength(2)
  })
  it('is everything in a session’s declined request except that it was declined, which is kept until the session ends or 90 days pass', async () => {
    await start({})
    const { world, at } = catalog
    const decline = async (binding: { sessionId?: string; forOneCall?: true }) => {
      const id = hashSecret((await startPairing(world, { client: 'A tool', ip: '192.0.2.1', ...binding })).code)
      await closePairing(world, id)
      return id
    }
    const [session, ended] = [await decline({ sessionId: 'session' }), await decline({ sessionId: 'ended' })]
    await decline({ sessionId: 'call', forOneCall: true })
    await tickAt('2026-11-18T11:10:00Z')
    expect((await pairings()).map(({ id, ip, client, state }) => `${id} ${ip} ${client} ${state}`).toSorted()).toEqual(
      [session, ended].map((id) => `${id}   declined`).toSorted(),
    )
    await endSession(world, { sessionHash: 'ended', pairingId: ended })
    await tickAt('2027-02-16T10:09:59Z')
    expect((await pairings()).map(({ id }) => id)).toEqual([session])
    at('2027-02-16T10:10:00Z')
    await forgetPairings(world)
    expect(await pairings()).toEqual([])
  })
  it('goes a few hundred at a time, between which others may write', async () => {
    await start({})
    const old = (index: number): Pairing => ({
      id: `pairing-${index}`,
      client: 'A tool',
      ip: '192.0.2.1',
      sessionId: null,
      createdAt: '2026-11-18T08:00:00.000Z',
      expiresAt: '2026-11-18T08:10:00.000Z',
      state: 'waiting',
    })
    await putAll(
      catalog.world.store,
      'pairings',
      Array.from({ length: 450 }, (_, index) => old(index)),
    )
    const { transact } = catalog.world.store
    const removed: number[] = []
    catalog.world.store.transact = async (work) => {
      const before = (await pairings()).length
      const answer = await transact(work)
      removed.push(before - (await pairings()).length)
      return answer
    }
    await tickAt('2026-11-18T10:01:00Z')
    expect(removed).toEqual([200, 200, 50])
  })
  it('is a day’s count after two months; the sums stay', async () => {
    await start({ launches: [liveLaunch({ id: 'acme' })] })
    const days = ['2026-09-18', '2026-09-19', '2026-11-18']
    for (const day of days) catalog.world.store.count('acme', day, { clicks: 1 })
    await expect.poll(() => catalog.world.store.readCounts('acme')).toMatchObject({ clicks: 3 })
    await tickAt('2026-11-18T23:59:00Z')
    await tickAt('2026-11-19T00:00:00Z')
    expect((await catalog.world.store.readDailyCounts('acme', days)).map(({ clicks }) => clicks)).toEqual([0, 0, 1])
    expect(await catalog.world.store.readCounts('acme')).toMatchObject({ clicks: 3 })
  })

  it('is a failed email after two weeks', async () => {
    await start({})
    const { store } = catalog.world
    const mail = newMail('m1', 'password-reset', 'ada@example.org', new Date('2026-11-18T10:00:00Z'))
    await putAll(store, 'mails', [{ ...mail, state: 'failed' }])
    await tickAt('2026-12-01T23:00:00Z')
    expect(await store.countBy('mails', 'state', 'failed')).toBe(1)
    await tickAt('2026-12-03T00:00:00Z')
    expect(await store.countBy('mails', 'state', 'failed')).toBe(0)
  })

  it('is what would undo a decision, a day after it’s too late', async () => {
    await start({})
    const { store } = catalog.world
    const undo = { accountId: null, until: '2026-11-18T10:01:00.000Z', day: '2026-11-18', changes: [] }
    await putAll(store, 'undos', [
      { ...undo, id: 'u1' },
      { ...undo, id: 'u2', day: '2026-11-20' },
    ])
    await tickAt('2026-11-18T23:59:00Z')
    expect(await store.countBy('undos', 'day', '2026-11-18')).toBe(1)
    await tickAt('2026-11-19T00:00:00Z')
    expect([await store.get('undos', 'u1'), (await store.get('undos', 'u2'))?.day]).toEqual([null, '2026-11-20'])
  })

  it('is a settled report of content after 180 days, and one whose subject is gone', async () => {
    await start({ launches: [liveLaunch({ id: 'acme' })] })
    const { store } = catalog.world
    const flag = {
      subject: 'launch',
      launchId: 'acme',
      accountId: 'ada',
      reason: 'spam',
      text: '',
      at: '2026-05-22T09:00:00.000Z',
    } as const
    await putAll(store, 'flags', [
      { ...flag, id: 'f1', subjectId: 'acme', state: 'resolved' },
      { ...flag, id: 'f2', subjectId: 'acme', state: 'open' },
      { ...flag, id: 'f3', subjectId: 'gone', state: 'open' },
    ])
    const kept = async () => (await store.list('flags', 'accountId', 'ada')).map(({ id }) => id)
    await tickAt('2026-11-18T23:59:00Z')
    expect(await kept()).toEqual(['f1', 'f2', 'f3'])
    await tickAt('2026-11-19T00:00:00Z')
    expect(await kept()).toEqual(['f2'])
  })

  it('is an audit report after 30 days', async () => {
    await start({ sites: { 'https://acme.dev/': literalSite() } })
    const { world } = catalog
    const { kept } = await auditAndKeep(world, { asked: 'https://acme.dev/', via: 'web', since: null, key: null }, callerOf(ada))
    await tickAt('2026-12-18T09:00:00Z')
    expect(await world.store.countBy('reports', 'accountId', 'ada')).toBe(1)
    await tickAt('2026-12-19T09:00:00Z')
    expect(await world.store.countBy('reports', 'accountId', 'ada')).toBe(0)
    expect(await world.store.get('reportBodies', kept?.report.id ?? '')).toBeNull()
  })

  it('is a delivery two weeks after it was made, unless it waits, and all but the last hundred of a webhook', async () => {
    await start({})
    const { store } = catalog.world
    const delivery = (id: string, createdAt: string, state: Delivery['state']) => ({ ...oneOfEach.deliveries, id, createdAt, state })
    const day = '2026-11-04T09:00:00.000Z'
    await putAll(store, 'deliveries', [
      delivery('old', day, 'sent'),
      delivery('old-failed', day, 'failed'),
      delivery('old-waiting', day, 'waiting'),
      ...Array.from({ length: 101 }, (_, at) => delivery(`new-${at}`, `2026-11-1${at === 7 ? 1 : 2}T09:00:00.000Z`, 'sent')),
    ])
    await tickAt('2026-11-19T00:00:00Z')
    const kept = (await store.list('deliveries', 'webhookId', 'w1')).map(({ id }) => id)
    expect([kept.length, kept.includes('old-waiting'), kept.includes('new-7'), kept.includes('new-8')]).toEqual([101, true, false, true])
  })
})
