import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBackupState } from '../../../api/actions/backups/backup-state.ts'
import { backupName } from '../../../api/backup/backup-name.ts'
import { startBackups } from '../../../api/backup/schedule.ts'
import { noBackups } from '../../../api/domain/backups.ts'
import { createLogger } from '../../../api/startup/logger.ts'
import { runLog } from '../../support/run-log.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

const moderator = 'ada@example.com'
let place: string
let service: RunningService
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'slipway-backups-'))
  service = await runService({
    SAMPLE_DATA: '0',
    MODERATORS: moderator,
    BACKUP_TO: join(place, 'b'),
    BACKUP_AT: '03:00',
    BACKUP_CHECK: 'weekly',
  })
})
afterAll(async () => {
  await service.close()
  await rm(place, { recursive: true })
})

const stateWhen = async (isIt: (state: Awaited<ReturnType<typeof readBackupState>>) => boolean) => {
  for (;;) {
    const state = await readBackupState(service.world.store)
    if (isIt(state)) return state
    await wait(50)
  }
}
const metrics = async () => (await fetch(`${service.origin}/metrics`)).text()

it('a service makes its first backup and checks it, keeps on answering, and says what failed', async () => {
  const { backup, check } = await stateWhen(({ check }) => check.good !== null)
  const [name = ''] = await readdir(join(place, 'b'))
  expect([backup.good?.name, check.good?.name, backup.bad, check.bad]).toEqual([name, name, null, null])
  expect(await metrics()).toContain(`slipway_backup_last_size_bytes ${backup.good?.bytes}\n`)

  const ada = await new Visitor(service.origin).signUp(moderator)
  expect(await (await ada.open('/moderation/')).text()).not.toContain('backup')
  // The newest is damaged, and the next can’t be written.
  const broken = backupName(new Date(Date.now() + 60_000))
  await writeFile(join(place, 'b', broken), 'not a backup')
  await service.world.store.transact(async ({ put }) => {
    const run = { good: { at: '2026-01-01T00:00:00.000Z', name, bytes: 1, seconds: 1 }, bad: null }
    await put('settings', { id: 'backups', value: { backup, check: run } })
  })
  await service.backups?.tick()
  const failed = await stateWhen((state) => state.check.bad !== null)
  expect(failed.check.bad).toMatchObject({ reason: expect.stringContaining('damaged or incomplete'), since: 1 })
  const page = await (await ada.open('/moderation/')).text()
  expect(page).toContain('The last backup check failed')
  expect(page).not.toContain(place)
  expect(await metrics()).toContain('slipway_backup_check_failures 1\n')
})

it('a run whose end can’t be noted isn’t repeated every minute', async () => {
  const noted: unknown[] = []
  const backups = startBackups({
    settings: {
      to: { folder: join(place, 'none') },
      retention: { keep: 1, keepDays: null },
      at: { hour: 3, minute: 0 },
      checksWeekly: false,
    },
    source: { folder: join(place, 'no catalog') },
    clock: () => new Date(),
    leads: () => true,
    read: async () => noBackups,
    note: async (job, ended) => {
      noted.push({ job, ended })
      throw new Error('the store is read-only')
    },
    logger: createLogger('debug', runLog()),
  })
  await backups.tick()
  await backups.tick()
  await backups.close()
  expect(noted).toEqual([{ job: 'backup', ended: { reason: expect.stringContaining('contains no catalog') } }])
})
