import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Disk } from '../../../../../api/store/embedded/journal/disk.ts'
import { openJournalDatabase, type JournalDatabase } from '../../../../../api/store/embedded/journal/journal-database.ts'
import type { Operation } from '../../../../../api/store/embedded/journal/staged-batch.ts'

export type Tables = { notes: { text: string }; owners: { note: string } }
export type NotesDatabase = JournalDatabase<Tables>

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-journal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Closed when the test ends, if the test has not done so. A compaction that fails by itself fails the test. */
export async function openNotes(folder: string, disk?: Disk): Promise<NotesDatabase> {
  const db = await openJournalDatabase<Tables>({
    folder,
    ...(disk === undefined ? {} : { disk }),
    onCompactionFailure: (error) => {
      throw error
    },
  })
  onTestFinished(() => db.close().catch(() => undefined))
  return db
}

export const note = (key: string, text = key): Operation<Tables> => ({ put: 'notes', key, value: { text } })

/** Key to text. */
export function notesOf(db: Pick<NotesDatabase, 'state'>): Record<string, string> {
  return Object.fromEntries([...db.state.entries('notes')].map(([key, { text }]) => [key, text]))
}

/** Opens the folder once more, and answers what is in it. */
export async function reopened(folder: string): Promise<{ notes: Record<string, string>; told: string[] }> {
  const db = await openNotes(folder)
  await db.close()
  return { notes: notesOf(db), told: db.notes }
}

/** Name to content of every file, to see that nothing was touched. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'latin1')])))
}
