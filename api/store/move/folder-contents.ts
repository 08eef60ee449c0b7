import { collectionNames } from '../../domain/collections/collections.ts'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Counts } from '../../ports/store.ts'
import { ifThere, nodeDisk, pathOf, sortNames } from '../embedded/journal/disk.ts'
import { RecordDatabase } from '../embedded/record-database.ts'
import type { Contents } from './contents.ts'

/** Whether an embedded store was ever opened in the folder. */
export async function holdsCatalog(folder: string): Promise<boolean> {
  const { journals, snapshots } = sortNames((await ifThere(nodeDisk.list(folder))) ?? [])
  return journals.length + snapshots.length > 0
}

/** Removes the files of an interrupted move. */
export async function removeCatalog(folder: string): Promise<void> {
  const { journals, snapshots } = sortNames(await nodeDisk.list(folder))
  for (const first of snapshots) await nodeDisk.remove(pathOf(folder, 'snapshot', first))
  for (const first of journals) await nodeDisk.remove(pathOf(folder, 'journal', first))
}

/** Everything in an embedded store except its sign-in key. The folder must be locked. Throws Damage if a file is corrupt. */
export async function readContents(folder: string, onNote: (note: string) => void): Promise<Contents> {
  const database = await RecordDatabase.open({ folder, disk: nodeDisk, onFailure: () => undefined })
  for (const note of database.journal.notes) onNote(note)
  const { state } = database.journal
  const contents: Contents = new Map()
  for (const collection of collectionNames) contents.set(collection, new Map(state.entries(collection)))
  for (const name of ['counts', 'dailyCounts'] as const) contents.set(name, new Map(Array.from(state.entries(name), wholeCounts)))
  await database.close()
  return contents
}

const wholeCounts = ([key, counts]: [string, Partial<Counts>]): [string, Counts] => [key, { impressions: 0, clicks: 0, ...counts }]

/** Where a move out of a database collects its files. It is created first, and removed once all files are in place. */
export const unfinishedFolder = (folder: string): string => join(folder, 'move-unfinished')

export const isUnfinished = (folder: string): Promise<boolean> => exists(unfinishedFolder(folder))

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where a restored backup collects its files, in the same way. */
export const restoringFolder = (folder: string): string => join(folder, 'restore-unfinished')

/** Throws if a move or a restore into the folder was interrupted. */
export async function rejectUnfinished(folder: string): Promise<void> {
  if (await exists(restoringFolder(folder)))
    throw new Error(`Restoring a backup into ${folder} was interrupted, or hasn’t finished yet. Run npm run restore again.`)
  if (await isUnfinished(folder))
    throw new Error(`A move into ${folder} was interrupted. Run npm run move-store -- --from DATABASE_URL again to finish it.`)
}
