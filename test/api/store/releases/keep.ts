import { rm, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '../../../../api/backup/make-backup.ts'
import { placeInFolder } from '../../../../api/backup/places/in-folder.ts'
import { collectionNames } from '../../../../api/domain/collections/collections.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'
import packageFile from '../../../../package.json' with { type: 'json' }
import { oneOfEach } from '../../../contract/store/one-of-each.ts'
import { putAll } from '../../../support/put-all.ts'

// `npm run keep-release`: keeps data of every collection as this release stores it. The tests of later ones upgrade it.

const folder = await mkdtemp(join(tmpdir(), 'slipway-release-'))
const store = await createLowdbStore({ folder: join(folder, 'data'), onNote: () => undefined, onFailure: () => undefined })
for (const collection of collectionNames) await putAll(store, collection, [oneOfEach[collection]])
await store.close()
const { name } = await makeBackup({ folder: join(folder, 'data') }, placeInFolder(join(folder, 'backups')), { keep: 1, keepDays: null })
await rename(join(folder, 'backups', name), join(import.meta.dirname, `${packageFile.version}.tar.gz`))
await rm(folder, { recursive: true })
