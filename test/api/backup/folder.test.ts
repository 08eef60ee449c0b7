import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { readArchive, writeArchive } from '../../../api/backup/archive.ts'
import { backupName } from '../../../api/backup/backup-name.ts'
import { captureFolder } from '../../../api/backup/capture-folder.ts'
import { checkBackup } from '../../../api/backup/check-backup.ts'
import { makeBackup } from '../../../api/backup/make-backup.ts'
import type { Manifest } from '../../../api/backup/manifest.ts'
import { placeInFolder } from '../../../api/backup/places/in-folder.ts'
import { restoreBackup } from '../../../api/backup/restore-backup.ts'
import { readContents } from '../../../api/store/move/folder-contents.ts'
import { faultsOf } from '../store/embedded/counting-writer.ts'
import { makeStoreFolder, openStore } from '../store/embedded/open-store.ts'
import { liveLaunch } from '../../support/live-launch.ts'

const keepAll = { keep: 100, keepDays: null }

/** A folder with a small catalog, a sign-in key and a picture. */
async function makeCatalog(): Promise<{ place: string; data: string }> {
  const place = await makeStoreFolder()
  const data = join(place, 'data')
  const { store } = await openStore(data)
  await store.transact(async ({ put }) => {
    for (const id of ['one', 'two']) await put('launches', liveLaunch({ id, slug: id, url: `https://${id}.example/` }))
  })
  store.count('one', '2026-03-02', { impressions: 3 })
  await store.close()
  await writeFile(join(data, 'auth-secret'), `${'a'.repeat(64)}\n`)
  await mkdir(join(data, 'pictures'))
  await writeFile(join(data, 'pictures', 'abc.png'), 'not really a picture')
  return { place, data }
}

/** Every file of a folder but the lock and the sign-in key, which no backup has. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/^(lock|auth-secret)/.test(entry.name))
  const texts = files.map(async ({ parentPath, name }) => [
    join(parentPath, name).slice(folder.length),
    await readFile(join(parentPath, name), 'latin1'),
  ])
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}

it('a folder that is being written to is backed up with everything acknowledged before, and nothing half-written', async () => {
  const place = await makeStoreFolder()
  const data = join(place, 'data')
  const script = fileURLToPath(new URL('../store/embedded/counting-writer.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(writer, 'close')
  onTestFinished(async () => {
    writer.kill('SIGKILL')
    await ended
  })
  let acknowledged = 0
  writer.stdout.setEncoding('utf8').on('data', (part: string) => {
    acknowledged = Math.max(acknowledged, ...part.split('\n').slice(0, -1).map(Number))
  })
  await once(writer.stdout, 'data')
  const first = acknowledged
  const backups = placeInFolder(join(place, 'backups'))
  for (let round = 1; round <= 5; round += 1) {
    const before = acknowledged
    const { name } = await makeBackup({ folder: data }, backups, keepAll, new Date(Date.UTC(2026, 0, round)))
    const copy = join(place, `copy-${round}`)
    await restoreBackup(await backups.read(name), { folder: copy })
    const { store, notes } = await openStore(copy)
    const { n, faults } = await faultsOf(store)
    await store.close()
    expect({ faults, notes }).toEqual({ faults: [], notes: [] })
    expect(n).toBeGreaterThanOrEqual(before)
  }
  expect(acknowledged, 'the writer stood still').toBeGreaterThan(first)
})

it('files stay readable while a compaction replaces them, and a restore is the same row by row', async () => {
  const { place, data } = await makeCatalog()
  const backups = placeInFolder(join(place, 'backups'))
  const before = await readContents(data, () => undefined)
  const captured = await captureFolder(data)
  const { store } = await openStore(data)
  await store.transact(({ remove }) => remove('launches', 'two'))
  await store.purge(['launches'])
  await store.close()
  expect((await readdir(data)).filter((name) => name.startsWith('snapshot'))).toHaveLength(1)
  const [journal] = captured.files
  expect(journal && (await text(journal.content()))).toContain('https://two.example/')
  await captured.close()

  const { name, bytes: size } = await makeBackup({ folder: data }, backups, keepAll)
  const stored = join(place, 'backups', name)
  expect([(await stat(stored)).mode & 0o777, (await stat(stored)).size]).toEqual([0o600, size])
  const after = await readContents(data, () => undefined)
  const { odd } = await restoreBackup(await backups.read(name), { folder: join(place, 'copy') })
  expect([before.get('launches')?.size, after.get('launches')?.size, odd]).toEqual([2, 1, []])
  expect(await readContents(join(place, 'copy'), () => undefined)).toEqual(after)
  expect(await filesOf(join(place, 'copy'))).toEqual(await filesOf(data))
})

it('a torn last line is left out, and a damaged line stops the backup and keeps the older ones', async () => {
  const { place, data } = await makeCatalog()
  const backups = placeInFolder(join(place, 'backups'))
  const path = join(data, 'journal-000000000001.ndjson')
  const whole = await readFile(path)
  await writeFile(path, Buffer.concat([whole, Buffer.from('["0bad0bad",{"n":3,"ops":[["launc')]))
  const { name } = await makeBackup({ folder: data }, backups, { keep: 1, keepDays: null }, new Date(0))
  await restoreBackup(await backups.read(name), { folder: join(place, 'copy') })
  expect((await filesOf(join(place, 'copy')))['/journal-000000000001.ndjson']).toBe(whole.toString('latin1'))

  const damaged = Buffer.from(whole)
  damaged[200] = (damaged[200] ?? 0) ^ 1
  await writeFile(path, damaged)
  await expect(makeBackup({ folder: data }, backups, { keep: 1, keepDays: null })).rejects.toThrow(/line 2: the line is corrupt/)
  expect((await backups.list()).map((backup) => backup.name)).toEqual([name])
  expect(await readdir(join(place, 'backups'))).toEqual([name])
})

it('restores into an empty folder only, all or nothing', async () => {
  const { place, data } = await makeCatalog()
  const backups = placeInFolder(join(place, 'backups'))
  const { name } = await makeBackup({ folder: data }, backups, keepAll)
  const archive = await readFile(join(place, 'backups', name))
  const tar = gunzipSync(archive)
  const at = tar.indexOf('https://one.example/')
  const changed = Buffer.from(tar)
  changed.write('https://bad.example/', at)
  const copy = join(place, 'copy')
  const restore = (bytes: Buffer, folder = copy) => restoreBackup(Readable.from([bytes]), { folder })

  await expect(restore(archive, data)).rejects.toThrow(/isn’t empty: it contains auth-secret, journal-/)
  const damages: [string, Buffer, RegExp][] = [
    ['cut off', archive.subarray(0, -100), /damaged or incomplete: unexpected end of file/],
    ['changed', gzipSync(changed), /journal-000000000001\.ndjson doesn’t match its checksum/],
    ['cut off between files', gzipSync(tar.subarray(0, tar.indexOf('pictures/abc.png\0'))), /incomplete/],
    ['without a manifest', gzipSync(tar.subarray(tar.indexOf('journal-000000000001.ndjson\0'))), /isn’t a Slipway backup/],
    ['no archive', Buffer.from('PK\u0003\u0004 something else'), /damaged or incomplete: incorrect header check/],
    ['empty', Buffer.alloc(0), /damaged or incomplete|isn’t a Slipway backup/],
    ['with a path', gzipSync(Buffer.from(tar.toString('latin1').replaceAll('pictures/abc.png', '../../../abc.png'), 'latin1')), /./],
  ]
  for (const [what, bytes, reason] of damages) {
    const said = await restore(bytes).then(() => 'restored', String)
    expect({ what, said, left: await filesOf(copy) }).toEqual({ what, said: expect.stringMatching(reason), left: {} })
  }
  const gone = createReadStream(join(place, 'backups', 'gone.tar.gz'))
  await expect(restoreBackup(gone, { folder: copy })).rejects.toThrow('ENOENT')
  await restore(archive)
  expect(await filesOf(copy)).toEqual(await filesOf(data))
  await checkBackup(createReadStream(join(place, 'backups', name)), { folder: data })
})

it('a check fails with the odd records that a restore only names, and removes its folder', async () => {
  const { place, data } = await makeCatalog()
  const { store } = await openStore(data)
  await store.transact(({ put }) => put('launches', Object.assign(liveLaunch({ id: 'odd', slug: 'odd' }), { ownerId: 7 })))
  await store.close()
  const backups = placeInFolder(join(place, 'backups'))
  const { name } = await makeBackup({ folder: data }, backups, keepAll)
  const { odd } = await restoreBackup(await backups.read(name), { folder: join(place, 'copy') })
  expect(odd).toEqual(['launches odd: ownerId isn’t text'])
  const leftBy = async () => (await readdir(tmpdir())).filter((entry) => entry.includes('slipway-check'))
  const before = await leftBy()
  await expect(checkBackup(await backups.read(name), { folder: data })).rejects.toThrow(
    'The backup can be restored, but some records are invalid: launches odd: ownerId isn’t text.',
  )
  expect(await leftBy()).toEqual(before)
})

it('a file longer than its backup says isn’t written', async () => {
  const folder = await makeStoreFolder()
  const files = [{ name: 'auth-secret', bytes: 64, sha256: '' }]
  const manifest: Manifest = { slipwayBackup: 1, release: '1.0.0', store: 'folder', takenAt: new Date(0).toISOString(), files, parts: {} }
  const content = async function* () {
    yield Buffer.alloc(1_000_000)
  }
  const archive = writeArchive(manifest, [{ name: 'auth-secret', bytes: 1_000_000, sha256: '', content }])
  await expect(readArchive(archive, folder, () => undefined)).rejects.toThrow('auth-secret has 1000000 bytes instead of 64')
  expect(await readdir(folder)).toEqual([])
})

it('the backup that was just made stays, also beside one of a clock that was ahead', async () => {
  const { place, data } = await makeCatalog()
  const backups = placeInFolder(join(place, 'backups'))
  const ahead = await makeBackup({ folder: data }, backups, keepAll, new Date('2099-01-01'))
  const made = await makeBackup({ folder: data }, backups, { keep: 1, keepDays: null })
  expect((await backups.list()).map(({ name }) => name)).toEqual([ahead.name, made.name])
})

it('no service starts on a folder whose restore was interrupted, and another restore starts over', async () => {
  const { place, data } = await makeCatalog()
  const backups = placeInFolder(join(place, 'backups'))
  const { name } = await makeBackup({ folder: data }, backups, keepAll)
  const copy = join(place, 'copy')
  await mkdir(join(copy, 'restore-unfinished'), { recursive: true })
  await writeFile(join(copy, 'auth-secret'), 'half')
  await expect(openStore(copy)).rejects.toThrow('Run npm run restore again')
  await restoreBackup(await backups.read(name), { folder: copy })
  expect(await filesOf(copy)).toEqual(await filesOf(data))
})

it('a backup that was killed leaves a file that is no backup, and that goes after a day', async () => {
  const { place, data } = await makeCatalog()
  const folder = join(place, 'backups')
  await mkdir(folder)
  const [old, recent] = ['slipway-2026-01-01T03-00-00Z.tar.gz.part', 'slipway-2026-01-02T03-00-00Z.tar.gz.part']
  for (const name of [old, recent]) await writeFile(join(folder, name), 'half')
  await utimes(join(folder, old), 0, 0)
  const { name } = await makeBackup({ folder: data }, placeInFolder(folder), { keep: 1, keepDays: null })
  expect((await readdir(folder)).sort()).toEqual([recent, name].sort())
})

it('a backup that is deleted while the others are listed is left out', async () => {
  const folder = await makeStoreFolder()
  const [kept, gone] = [backupName(new Date(0)), backupName(new Date(1e12))]
  await writeFile(join(folder, kept), 'kept')
  // Read with the folder, but no longer there when it is looked at.
  await symlink(join(folder, 'nowhere'), join(folder, gone))
  expect(await placeInFolder(folder).list()).toEqual([{ name: kept, bytes: 4 }])
})
