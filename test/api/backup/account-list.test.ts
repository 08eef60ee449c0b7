import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccountNow } from '../../../api/actions/account-deletion/delete-account-now.ts'
import { removeEverything } from '../../../api/actions/people/remove-everything.ts'
import { applySuspension, removeSuspension } from '../../../api/actions/people/suspend-person.ts'
import { startDebianPostgres } from '../../support/debian-postgres.ts'
import type { PostgresServer } from '../../support/postgres.ts'
import { Client } from 'pg'
import { runCommand } from '../../support/run-command.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { bareTemplate, databaseOn } from '../../support/run-postgres.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

let server: PostgresServer
let place: string
beforeAll(async () => {
  server = await startDebianPostgres()
  place = await mkdtemp(join(tmpdir(), 'slipway-list-'))
})
afterAll(async () => {
  await server.stop()
  await rm(place, { recursive: true })
})

const people = ['gone', 'barred', 'spammer', 'freed', 'stays', 'removed'] as const
const emailOf = (name: string) => `${name}.person@example.com`
const idOf = async ({ world }: RunningService, name: string) => (await world.store.list('profiles', 'email', emailOf(name)))[0]?.id ?? ''
const suspend = async (service: RunningService, name: string, until: string) =>
  applySuspension(service.world, { id: await idOf(service, name), reason: 'Spam by hand', until }, null)
const remove = async (service: RunningService, name: string) =>
  deleteAccountNow(service.world, await idOf(service, name), { keepsLaunches: false, reason: null })
const stateOf = async ({ world }: RunningService, name: string) => {
  const [profile] = await world.store.list('profiles', 'email', emailOf(name))
  return profile === undefined ? 'deleted' : profile.suspension === undefined ? 'free' : 'suspended'
}
const statesOf = (service: RunningService) => Promise.all(people.map((name) => stateOf(service, name)))

const stores = {
  'a folder': async (name: string) => ({ DATA_DIR: join(place, name) }),
  PostgreSQL: async (name: string) => {
    const client = new Client(server.url)
    await client.connect()
    await client.query(`create database ${name} template ${bareTemplate}`)
    await client.end()
    return { DATABASE_URL: databaseOn(server.url, name) }
  },
}

describe.each(Object.keys(stores) as (keyof typeof stores)[])('after a restore into %s', (kind) => {
  test('who was deleted or suspended since the backup is so again, before anything is served, and nobody else', async () => {
    const backups = join(place, `${kind} backups`)
    const settings = { SAMPLE_DATA: '0', BACKUP_TO: backups, ...(kind === 'PostgreSQL' && { AUTH_SECRET: 'k'.repeat(64) }) }
    const own = await stores[kind]('own')
    const service = await runService({ ...own, ...settings })
    for (const name of people) await new Visitor(service.origin).signUp(emailOf(name))
    const ids = await Promise.all(people.map((name) => idOf(service, name)))
    await suspend(service, 'freed', 'lifted')
    await putAll(service.world.store, 'launches', [liveLaunch({ ownerId: await idOf(service, 'removed') })])
    await service.scheduler.tick()
    expect((await runCommand('backup', [], { ...own, ...settings })).code).toBe(0)

    await suspend(service, 'spammer', '30d')
    await suspend(service, 'barred', 'lifted')
    await removeSuspension(service.world, { id: await idOf(service, 'freed') }, null)
    await removeEverything(service.world, { id: await idOf(service, 'removed'), reason: 'Spam by hand' }, null)
    for (const name of ['gone', 'barred']) await remove(service, name)
    const wanted = ['deleted', 'deleted', 'suspended', 'free', 'free', 'suspended']
    expect(await statesOf(service)).toEqual(wanted)
    // On PostgreSQL, a process leads a few seconds after its start.
    const read = () => readFile(join(backups, 'slipway-accounts.json'), 'utf8').catch(() => '')
    const tick = async () => (await service.scheduler.tick(), /"deleted":\[{.*},{.*"suspended":\[{[^}]*},{[^}]*}\]/.test(await read()))
    await expect.poll(tick).toBe(true)
    const list = await read()
    for (const secret of [...ids, 'person', 'example', 'Spam']) expect(list).not.toContain(secret)
    const key = kind === 'a folder' ? await readFile(join(place, 'own', 'auth-secret'), 'utf8') : ''
    await service.close()

    const copy = await stores[kind]('copy')
    expect(await runCommand('restore', ['latest'], { ...copy, ...settings })).toMatchObject({ code: 0 })
    const again = await runService({ ...copy, ...settings, ...(key !== '' && { AUTH_SECRET: key.trim() }) })
    expect(await statesOf(again)).toEqual(wanted)
    expect(await again.world.store.findLaunch('teapot')).toMatchObject({ status: 'rejected' })
    const signIn = await new Visitor(again.origin).send('/sign-in/', { email: emailOf('gone'), password: goodPassword })
    expect(signIn.status).toBe(401)
    const barred = await again.world.store.list('erasures', 'state', 'barred')
    expect(barred).toHaveLength(1)
    const decided = await again.world.store.list('decisions', 'month', new Date().toISOString().slice(0, 7))
    const told = decided.filter(({ reason }) => reason?.includes('restored') === true).map(({ action }) => action)
    expect(told.toSorted()).toEqual(['delete_account', 'delete_account', 'remove_everything', 'suspend', 'suspend'])

    // What moderators decide afterwards stays, also over a restart.
    await removeSuspension(again.world, { id: await idOf(again, 'spammer') }, null)
    await again.close()
    const later = await runService({ ...copy, ...settings, ...(key !== '' && { AUTH_SECRET: key.trim() }) })
    expect(await stateOf(later, 'spammer')).toBe('free')
    await later.close()
  }, 120_000)
})
