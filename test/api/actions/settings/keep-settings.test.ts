import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { openSite } from '../../../../api/actions/settings/open-site.ts'
import { makeBackup } from '../../../../api/backup/make-backup.ts'
import { placeInFolder } from '../../../../api/backup/places/in-folder.ts'
import { restoreBackup } from '../../../../api/backup/restore-backup.ts'
import { isPictureFile, pictureFile, pictureId, picturePath } from '../../../../api/domain/pictures/picture.ts'
import type { Store } from '../../../../api/ports/store.ts'
import { moveToDatabase } from '../../../../api/store/move/move-out.ts'
import { unavailable } from '../../../../api/store/postgres/connections/database-failures.ts'
import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { putAll } from '../../../support/put-all.ts'
import { makeStoreFolder, openStore } from '../../store/embedded/open-store.ts'

const databases = usePostgres()
const key = `${'a'.repeat(32)}-256x256`
const look = {
  name: 'Harbour Launches',
  accent: '#0f766e',
  icon: picturePath(key),
  pages: [{ title: 'House', address: 'house', text: 'Ours.' }],
}
let folder: string
beforeEach(async () => {
  folder = join(await makeStoreFolder(), 'data')
  const { store } = await openStore(folder)
  await putAll(
    store,
    'siteSettings',
    Object.entries(look).map(([id, value]) => ({ id, of: 'site' as const, value })),
  )
  const createdAt = '2026-11-01T10:00:00.000Z'
  await putAll(store, 'pictures', [{ id: pictureId(null, key), accountId: null, key, bytes: 1, alt: '', source: null, createdAt }])
  await store.close()
})

async function expectKept(store: Store): Promise<void> {
  expect((await openSite(store, {})).values).toMatchObject(look)
  expect(await store.get('pictures', pictureId(null, key))).toMatchObject({ key, accountId: null })
  await store.close()
}

it('a backup has the settings with the pictures among them, and a restore puts them back', async () => {
  const pictures = placeInFolder(join(folder, '..', 'kept'), isPictureFile)
  await pictures.write(pictureFile(key, 320), Readable.from([Buffer.from('a picture')], { objectMode: false }))
  const backups = placeInFolder(join(folder, '..', 'backups'))
  const { name } = await makeBackup({ folder, pictures }, backups, { keep: 3, keepDays: null })
  const copy = join(folder, '..', 'copy')
  await restoreBackup(await backups.read(name), { folder: copy })
  expect(await readdir(join(copy, 'uploads'))).toEqual([pictureFile(key, 320)])
  await expectKept((await openStore(copy)).store)
})

it('move into a database with the catalog, where another process sees a change within a second', async () => {
  const databaseUrl = await databases.create('bare')
  await moveToDatabase({ folder, databaseUrl, secret: null, say: () => undefined })
  const open = () => createPostgresStore({ databaseUrl, onFailure: () => undefined })
  const [store, other] = await Promise.all([open(), open()])
  const site = await openSite(other, {})
  await putAll(store, 'siteSettings', [{ id: 'tagline', of: 'site', value: 'By the water.' }])
  const begun = performance.now()
  while (site.values.tagline !== 'By the water.' && performance.now() - begun < 1000) {
    await site.refresh()
    await wait(20)
  }
  expect(site.values).toMatchObject({ ...look, tagline: 'By the water.' })
  await other.close()
  await expectKept(store)
})

it('are read as soon as a database answers that was too busy at first', async () => {
  const { store } = await openStore(folder)
  let tries = 0
  const busy = {
    list: store.list,
    isAway: store.isAway,
    version: () => ((tries += 1) < 3 ? Promise.reject(unavailable()) : store.version()),
  }
  expect((await openSite(busy, {})).values).toMatchObject(look)
  await store.close()
})
