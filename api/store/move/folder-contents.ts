import { join } from 'node:path'
import type { Counts } from '../../ports/store.ts'
import { readDirectories } from '../directories.ts'
import { nodeDisk } from '../embedded/journal/disk.ts'
import { pathOf, sortNames } from '../embedded/journal/file-names.ts'
import { RecordDatabase } from '../embedded/record-database.ts'
import { type Contents } from './contents.ts'
import { collections } from '../keys.ts'

/** Whether an embedded store was ever opened there. */
export async function holdsCatalog(folder: string): Promise<boolean> {
  const names = await nodeDisk.list(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const { journals, snapshots } = sortNames(names)
  return journals.length + snapshots.length > 0
}

/** Removes what a move that was broken off has brought. */
export async function removeCatalog(folder: string): Promise<void> {
  const { journals, snapshots } = sortNames(await nodeDisk.list(folder))
  for (const first of snapshots) await nodeDisk.remove(pathOf(folder, 'snapshot', first))
  for (const first of journals) await nodeDisk.remove(pathOf(folder, 'journal', first))
}

/** All that an embedded store holds, but its key for sign-ins. The folder must be locked. Throws Damage for what is not as it was written. */
export async function readContents(folder: string, onNote: (note: string) => void): Promise<Contents> {
  const directories = await readDirectories(join(folder, 'directories.json'))
  const database = await RecordDatabase.open({ folder, disk: nodeDisk, onFailure: () => undefined })
  for (const note of database.journal.notes) onNote(note)
  const { state } = database.journal
  const contents: Contents = new Map()
  for (const collection of collections) contents.set(collection, new Map(state.entries(collection)))
  for (const name of ['counts', 'dailyCounts'] as const) contents.set(name, new Map(Array.from(state.entries(name), wholeCounts)))
  contents.set('directories', new Map(directories.map((directory) => [directory.slug, directory])))
  await database.close()
  return contents
}

const wholeCounts = ([key, counts]: [string, Partial<Counts>]): [string, Counts] => [key, { impressions: 0, clicks: 0, ...counts }]
