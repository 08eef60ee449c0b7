import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { systemError, type Faults } from './journal/faulty-disk.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

const fails = (code: string) => () => {
  throw systemError(code)
}
const refused = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'Nothing was saved: the service is read-only at the moment.',
}

async function openFaulty() {
  const folder = await makeStoreFolder()
  const faults: Faults = {}
  const told = await openStore(folder, faults)
  await putAll(told.store, 'launches', [liveLaunch()])
  return { ...told, folder, faults }
}

describe.each<[string, Faults]>([
  ['a failing sync', { datasync: fails('EIO') }],
  ['a full disk', { write: fails('ENOSPC') }],
  ['a disk that fills up in the middle of a write', { write: (_path, length) => (length < 40 ? fails('ENOSPC')() : length >> 1) }],
])('%s', (_, fault) => {
  it('is answered as a failure, and reads continue with what is durable', async () => {
    const { store, faults } = await openFaulty()
    Object.assign(faults, fault)
    await expect(putAll(store, 'launches', [liveLaunch({ name: 'Samovar' }), literalLaunch()])).rejects.toMatchObject(refused)
    expect((await store.findLaunch('teapot'))?.name).toBe('Teapot')
    expect(await store.countLaunches()).toBe(1)
    await expect(store.ping()).rejects.toThrow('Store is read-only')
  })

  it('stops all changes until a restart, even if the disk works again', async () => {
    const { store, faults } = await openFaulty()
    Object.assign(faults, fault)
    await expect(putAll(store, 'launches', [literalLaunch()])).rejects.toMatchObject(refused)
    delete faults.datasync
    delete faults.write
    await expect(putAll(store, 'launches', [literalLaunch()])).rejects.toMatchObject(refused)
    await expect(store.transact(({ findLaunch }) => findLaunch('acme'))).rejects.toMatchObject(refused)
  })

  it('is logged once, with its cause', async () => {
    const { store, faults, failures } = await openFaulty()
    Object.assign(faults, fault)
    const writes = ['a', 'b', 'c'].map((slug) => putAll(store, 'launches', [literalLaunch({ slug })]))
    await Promise.allSettled(writes)
    await expect(putAll(store, 'launches', [literalLaunch()])).rejects.toMatchObject(refused)
    expect(failures).toEqual([expect.objectContaining({ name: 'WritesStopped', cause: expect.any(Error) })])
  })

  it('loses nothing acknowledged, and leaves nothing refused', async () => {
    const { store, faults, folder } = await openFaulty()
    Object.assign(faults, fault)
    await expect(putAll(store, 'launches', [liveLaunch({ name: 'Samovar' }), literalLaunch()])).rejects.toMatchObject(refused)
    await store.close()
    const { store: again } = await openStore(folder)
    expect((await again.findLaunch('teapot'))?.name).toBe('Teapot')
    expect(await again.countLaunches()).toBe(1)
    await putAll(again, 'launches', [literalLaunch()])
  })
})

it('transactions based on a change that fails, fail too', async () => {
  const { store, faults } = await openFaulty()
  const gate = Promise.withResolvers<void>()
  const syncing = vi.fn<() => Promise<void>>(() => gate.promise)
  faults.datasync = syncing
  const first = putAll(store, 'launches', [literalLaunch({ slug: 'prize' })])
  await expect.poll(() => syncing.mock.calls.length, { interval: 5 }).toBe(1)
  const built = [
    putAll(store, 'launches', [literalLaunch({ slug: 'other' })]),
    putAll(store, 'launches', [literalLaunch({ id: 'rival', slug: 'prize' })]),
    store.transact(({ findLaunch }) => findLaunch('prize')),
  ]
  const during = store.transact(async ({ findLaunch }) => {
    const found = await findLaunch('prize')
    gate.reject(systemError('EIO'))
    await expect.poll(() => store.ping().catch(String)).toContain('EIO')
    return found
  })
  const outcomes = await Promise.allSettled([first, ...built, during])
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(outcomes.map(() => 'SERVICE_UNAVAILABLE'))
})

it('a store that can’t write its last counters says so when closed, and releases the folder', async () => {
  const { store, faults, folder } = await openFaulty()
  store.count('teapot', '2026-03-02', { clicks: 1 })
  faults.datasync = fails('EIO')
  await expect(store.close()).rejects.toThrow('EIO')
  const { store: again } = await openStore(folder)
  expect((await again.findLaunch('teapot'))?.name).toBe('Teapot')
})

it('a really full disk refuses the change that no longer fits, and loses none before it', async () => {
  const folder = await makeStoreFolder()
  const writer = fileURLToPath(new URL('./filling-writer.ts', import.meta.url))
  const child = spawn('bash', ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const { acknowledged, code, failures, readable } = JSON.parse(output)
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(code).toBe('SERVICE_UNAVAILABLE')
  expect(failures).toEqual([expect.stringContaining('EFBIG')])
  expect(readable).toEqual(acknowledged)
  const { store } = await openStore(folder)
  expect((await store.list('comments', 'launchId', 'full')).map(({ id }) => id)).toEqual(acknowledged)
})
