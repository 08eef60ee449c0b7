import { afterEach, beforeEach, expect, it } from 'vitest'
import { askDeletion, keepAccount } from '../../../../api/actions/account-deletion/ask-deletion.ts'
import { applyAccountList, listAccounts } from '../../../../api/actions/account-deletion/account-list.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { applySuspension, endSuspensions } from '../../../../api/actions/people/suspend-person.ts'
import { suspensionReasons } from '../../../../api/domain/moderation/suspension.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'

let catalog: LaunchWorld
let backup: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld()
  backup = await openLaunchWorld()
  backup.at('2026-11-20T10:00:00Z')
})
afterEach(async () => {
  await catalog.close()
  await backup.close()
})

const [preset = ''] = suspensionReasons
const again = 'Applied again after the site was restored from an earlier backup.'
const suspend = (reason: string) => () => applySuspension(catalog.world, { id: 'bob', reason, until: '7d' }, mia)

it.each<[string, act: () => Promise<unknown>, seconds: number, reason: string, until: string | null, told: number]>([
  ['keeps its end, and a reason from the list', suspend(preset), 180, preset, '2026-11-25T10:00:00.000Z', 0],
  ['keeps its end without a reason that was typed', suspend('Bob told me'), 180, again, '2026-11-25T10:00:00.000Z', 0],
  ['is told if nobody can have been told before', suspend(preset), 30, preset, '2026-11-25T10:00:00.000Z', 1],
  ['removes everything again', () => removeEverything(catalog.world, { id: 'bob', reason: preset }, mia), 180, preset, null, 0],
])('a suspension that is applied again after a restore %s', async (_, act, seconds, reason, until, told) => {
  await act()
  catalog.at(new Date(Date.parse('2026-11-18T10:00:00Z') + seconds * 1000).toISOString())
  const list = { at: '2026-11-18T10:03:00.000Z', ...(await listAccounts(catalog.world, null)) }
  expect(JSON.stringify(list)).not.toMatch(/bob/i)
  expect(await applyAccountList(backup.world, list)).toBe(1)
  expect((await backup.world.store.get('profiles', 'bob'))?.suspension).toMatchObject({ reason, until })
  backup.at('2026-11-20T10:02:00Z')
  await fanOut(backup.world)
  expect(await listNotices(backup.world, bob)).toHaveLength(told)
})

it.each<[string, until: string, lifted: number]>([
  ['was lifted since is lifted again without a word', 'lifted', 1],
  ['has ended since is just over', '1d', 0],
])('a suspension that %s', async (_, until, lifted) => {
  backup.at('2026-11-18T10:00:00Z')
  await applySuspension(backup.world, { id: 'bob', reason: preset, until }, mia)
  backup.at('2026-11-20T10:00:00Z')
  await fanOut(backup.world)
  const before = (await listNotices(backup.world, bob)).length
  await applyAccountList(backup.world, { at: '2026-11-19T12:00:00.000Z', ...(await listAccounts(catalog.world, null)) })
  await endSuspensions(backup.world)
  backup.at('2026-11-20T10:02:00Z')
  await fanOut(backup.world)
  expect((await backup.world.store.get('profiles', 'bob'))?.suspension).toBeUndefined()
  const decided = (await backup.world.store.list('decisions', 'action', 'lift_suspension')).length
  expect([decided, (await listNotices(backup.world, bob)).length - before]).toEqual([lifted, 0])
})

it('a deletion that was asked for after the backup is due as before, and one that was withdrawn isn’t', async () => {
  const ask = (world: LaunchWorld, who: Profile) => askDeletion(world.world, { keepsLaunches: true }, who)
  await ask(catalog, bob)
  catalog.at('2026-11-19T10:00:00Z')
  await ask(catalog, ada)
  await keepAccount(catalog.world, {}, ada)
  const list = { at: '2026-11-19T10:05:00.000Z', ...(await listAccounts(catalog.world, null)) }
  expect(JSON.stringify(list)).not.toMatch(/bob/i)
  backup.at('2026-11-18T12:00:00Z')
  await ask(backup, ada)
  backup.at('2026-11-20T10:00:00Z')
  const deletions = async () => {
    const people = await Promise.all([ada, bob].map(({ id }) => backup.world.store.get('profiles', id)))
    return people.map((person) => person?.deletion?.dueAt)
  }
  expect(await applyAccountList(backup.world, list)).toBe(2)
  expect(await deletions()).toEqual([undefined, '2026-11-25T10:00:00.000Z'])
  expect(await backup.world.store.list('erasures', 'state', 'asked')).toMatchObject([{ id: 'bob', keepsLaunches: true }])
  expect(await applyAccountList(backup.world, list)).toBe(0)
  await ask(backup, ada)
  expect([await applyAccountList(backup.world, list), (await deletions()).length]).toEqual([0, 2])
})
