import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { eraseAccount } from '../../../api/actions/account-deletion/erase-account.ts'
import { decide } from '../../../api/actions/decisions/decide.ts'
import { describePictures, keepListingPictures } from '../../../api/actions/pictures/add-picture.ts'
import { keepPicture, readPicture } from '../../../api/actions/pictures/keep-picture.ts'
import { forgetPictures } from '../../../api/actions/retention/daily-upkeep.ts'
import { makeBackup } from '../../../api/backup/make-backup.ts'
import { placeInFolder } from '../../../api/backup/places/in-folder.ts'
import { openPlace } from '../../../api/backup/places/backup-place.ts'
import { restoreBackup } from '../../../api/backup/restore-backup.ts'
import { readConfig } from '../../../api/config/config.ts'
import { isPictureFile } from '../../../api/domain/pictures/picture.ts'
import { createPictures } from '../../../api/startup/open-pictures.ts'
import { createPictureEncoder } from '../../../api/workers/pictures/picture-encoder.ts'
import { ada, bob, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { runS3Server } from '../../support/s3-server.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { makeStoreFolder, openStore } from '../store/embedded/open-store.ts'

const file = (color: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('a kept picture', () => {
  let opened: LaunchWorld
  beforeEach(async () => void (opened = await openLaunchWorld({ now: '2026-11-01T10:00:00Z' })))
  afterEach(() => opened.close())
  const keep = async (accountId: string | null, color: string) => keepPicture(opened.world, { accountId, file: await file(color) })
  const isServed = (key: string) =>
    readPicture(opened.world, key, '320').then(
      () => true,
      () => false,
    )

  it('is deleted with its files a week after nothing uses it, and stays while a launch or the site does', async () => {
    const [used, unused, site] = [await keep(ada.id, '#111111'), await keep(ada.id, '#222222'), await keep(null, '#333333')]
    await opened.world.store.transact(({ put }) =>
      put('launches', literalLaunch({ id: 'one', slug: 'one', ownerId: ada.id, screenshots: [used.path] })),
    )
    await forgetPictures(opened.world)
    expect(await Promise.all([used, unused, site].map(({ key }) => isServed(key)))).toEqual([true, true, true])
    opened.at('2026-11-09T10:00:00Z')
    await forgetPictures(opened.world)
    expect(await Promise.all([used, unused, site].map(({ key }) => isServed(key)))).toEqual([true, false, true])
    expect((await opened.world.pictures.list()).length).toBe(6)
  })

  it('stays while a decision that took it out of a listing can be undone or appealed', async () => {
    const { path, key } = await keep(ada.id, '#121212')
    const launch = liveLaunch({ id: 'one', slug: 'one', ownerId: ada.id, screenshots: [path] })
    await opened.world.store.transact(async (transaction) => {
      await transaction.put('launches', launch)
      await decide(opened.world, transaction, { action: 'restore_edit', by: bob.id, accountId: ada.id, launchId: 'one' }, ({ put }) =>
        put('launches', { ...launch, screenshots: [] }),
      )
    })
    opened.at('2026-11-09T10:00:00Z')
    await forgetPictures(opened.world)
    expect(await isServed(key)).toBe(true)
  })

  it('that nobody has any more doesn’t hold up the others', async () => {
    for (let at = 0; at < 8; at += 1) await opened.world.pictures.write(`${String(at).repeat(32)}-64x64.320.webp`, new Uint8Array(1))
    const begun = performance.now()
    await forgetPictures(opened.world)
    expect(await opened.world.pictures.list()).toEqual([])
    expect(performance.now() - begun).toBeLessThan(6000)
  })

  it('goes with its account, except for what a launch that stays shows', async () => {
    const [shown, other] = [await keep(ada.id, '#444444'), await keep(ada.id, '#555555')]
    const bobs = await keep(bob.id, '#555555')
    expect(bobs.key).toBe(other.key)
    const coMakers = [{ id: bob.id, name: bob.name, handle: bob.handle }]
    const made = { id: 'live', slug: 'live', ownerId: ada.id, coMakers, screenshots: [shown.path] }
    await opened.world.store.transact(({ put }) => put('launches', literalLaunch(made)))
    // Of the lead’s pictures, a co-maker describes those that the draft shows.
    await describePictures(opened.world, { slug: 'live', alts: { [shown.path]: 'A week', [other.path]: 'Mine' } }, bob)
    const alts = (await opened.world.store.list('pictures', 'key', other.key)).map(({ accountId, alt }) => `${accountId} ${alt}`)
    expect(new Set(alts)).toEqual(new Set([`${ada.id} `, `${bob.id} Mine`]))
    await opened.world.store.transact(({ put }) => put('launches', liveLaunch(made)))
    await eraseAccount(opened.world, ada.id, { now: { keepsLaunches: true } })
    expect(await opened.world.store.list('pictures', 'accountId', ada.id)).toEqual([])
    expect(await opened.world.store.list('pictures', 'launchId', 'live')).toMatchObject([
      { key: shown.key, accountId: null, alt: 'A week' },
    ])
    opened.at('2026-12-01T10:00:00Z')
    await forgetPictures(opened.world)
    expect([await isServed(shown.key), await isServed(other.key)]).toEqual([true, false])
  })

  it('of another site is fetched once for a listing; one that can’t be fetched stays as it is', async () => {
    const there = new Map([['https://acme.dev/logo.png', await file('#666666')]])
    const { world } = opened
    world.pictures = { ...world.pictures, fetch: async (url) => there.get(url) ?? null }
    const listing = literalLaunch({ logo: 'https://acme.dev/logo.png', screenshots: ['https://acme.dev/gone.png', '/media/x'] })
    const kept = await keepListingPictures(world, ada.id, listing)
    expect(kept.logo).toMatch(/^\/media\//)
    expect(kept.screenshots).toEqual(listing.screenshots)
    expect(await world.store.list('pictures', 'accountId', ada.id)).toMatchObject([{ source: 'https://acme.dev/logo.png' }])
  })
})

describe.each(['a folder', 'S3'])('pictures in %s', (kind) => {
  async function open() {
    const folder = await temporaryFolder()
    if (kind === 'a folder') return placeInFolder(join(folder, 'kept'), isPictureFile)
    const server = await runS3Server()
    onTestFinished(() => server.close())
    const { picturesTo } = readConfig({ ...server.settings, PICTURES_TO: `s3://${server.bucket}/kept` }, { production: false })
    return openPlace(picturesTo, isPictureFile)
  }

  it('are written once, read, listed, drawn as PNG, removed, and put back by a restore', async () => {
    const place = await open()
    const pictures = createPictures(place, createPictureEncoder(), async () => null)
    onTestFinished(() => pictures.close())
    const { files } = await pictures.encode(await file('#778899'))
    const name = `${'a'.repeat(32)}-640x400.320.webp`
    for (let times = 0; times < 2; times += 1) await pictures.write(name, files[0]?.bytes ?? new Uint8Array())
    expect(await pictures.list()).toEqual([name])
    expect((await pictures.read(name))?.length).toBe(files[0]?.bytes.length)
    expect((await sharp((await pictures.png(name)) ?? undefined).metadata()).format).toBe('png')
    expect(await pictures.read(`${'b'.repeat(32)}-640x400.320.webp`)).toBeNull()

    const catalog = await makeStoreFolder()
    const { store } = await openStore(join(catalog, 'data'))
    await store.transact(({ put }) => put('launches', liveLaunch({ id: 'one', slug: 'one' })))
    await store.close()
    const backups = placeInFolder(join(catalog, 'backups'))
    const { name: backup } = await makeBackup({ folder: join(catalog, 'data'), pictures: place }, backups, { keep: 3, keepDays: null })
    await pictures.remove(name)
    expect(await pictures.read(name)).toBeNull()
    await restoreBackup(await backups.read(backup), { folder: join(catalog, 'copy'), pictures: place })
    expect((await pictures.read(name))?.length).toBe(files[0]?.bytes.length)
    expect(await readdir(join(catalog, 'copy'))).not.toContain('uploads')
    // Without a place of their own, they’re in the data folder, where they are by default.
    await restoreBackup(await backups.read(backup), { folder: join(catalog, 'other') })
    expect(await readdir(join(catalog, 'other', 'uploads'))).toEqual([name])
  })
})
