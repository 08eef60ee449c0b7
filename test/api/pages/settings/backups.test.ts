import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { load } from 'cheerio/slim'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runService, type RunningService } from '../../../support/service.ts'
import { goodPassword, Visitor } from '../../../support/visitor.ts'

let service: RunningService
let owner: Visitor
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-backups-'))
  service = await runService({ SAMPLE_DATA: '0', BACKUP_TO: folder, BACKUP_AT: '03:00' })
  owner = new Visitor(service.origin)
  const token = (await service.world.accounts.ownerLink.create()) ?? ''
  await owner.send('/owner/', { do: 'become-owner', token, name: 'Olga', email: 'olga@example.com', password: goodPassword })
  await service.backups?.tick()
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const read = async () => {
  const $ = load(await (await owner.open('/settings/backups/')).text())
  return { kept: $('.tasks code').length, text: $('main').text() }
}

test('an owner sees which backups there are, how large and how old, and makes one at a press', async () => {
  const before = await read()
  expect(before.text).toMatch(
    /Last backup (just now|\d+ minutes? ago), [\d.]+ kB.*slipway-.*Z\.tar\.gz.*kB, (just now|\d+ minutes? ago).*npm run restore -- latest/s,
  )
  expect(before.text).toMatch(/Data[\d.]+ [kM]BUploaded pictures0 bytesBackups[\d.]+ kBFree disk space[\d.]+ [GT]B/)
  expect((await owner.send('/settings/backups/', { do: 'ask-for-backup' })).status).toBe(303)
  expect((await read()).text).toContain('A backup is on its way.')
  // A backup is named by its second.
  await setTimeout(1100)
  await service.backups?.tick()
  const after = await read()
  expect([after.kept, after.text.includes('Back up now')]).toEqual([before.kept + 1, true])
})

test('without a time of day, none is made but at a press', async () => {
  const to = await mkdtemp(join(tmpdir(), 'slipway-backups-'))
  const other = await runService({ SAMPLE_DATA: '0', BACKUP_TO: to })
  const olga = new Visitor(other.origin)
  const token = (await other.world.accounts.ownerLink.create()) ?? ''
  await olga.send('/owner/', { do: 'become-owner', token, name: 'Olga', email: 'olga@example.com', password: goodPassword })
  const kept = async () => load(await (await olga.open('/settings/backups/')).text())('.tasks code').length
  await other.backups?.tick()
  expect([await kept(), other.world.site.hasBackups]).toEqual([0, false])
  expect((await olga.send('/settings/backups/', { do: 'ask-for-backup' })).status).toBe(303)
  await other.backups?.tick()
  expect(await kept()).toBe(1)
  await other.close()
  await rm(to, { recursive: true, force: true })
})
