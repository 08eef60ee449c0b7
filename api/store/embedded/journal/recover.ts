import { Damage, readJournal, readSnapshot, type JournalEnd } from './read-file.ts'
import { type Disk, publish, readAll, writeAll, pathOf, sortNames, type FolderContent } from './disk.ts'
import { JournalFile, prepareJournal, removeOlder, removeTemporaries } from './snapshot.ts'
import type { State } from './staged-batch.ts'
import { fromStored } from '../../../domain/collections/collections.ts'

export type Recovered = {
  state: State
  journal: JournalFile
  snapshotBytes: number
  /** The size of the journals before the last. */
  olderBytes: number
  /** What was repaired, for the operator. */
  notes: string[]
}

/**
 * Reads the last acknowledged state from the newest snapshot and the journals since; an empty one if the folder has neither. Cuts a torn last
 * line: it can't be read, and no write is acknowledged before all of it is on the disk. Throws Damage for anything else, without changing
 * anything.
 */
export async function recover(disk: Disk, folder: string): Promise<Recovered> {
  const content = sortNames(await disk.list(folder))
  const state: State = new Map()
  if (content.journals.length === 0 && content.snapshots.length === 0) return begin(disk, folder, state)

  const start = content.snapshots.at(-1) ?? 1
  const journals = requiredJournals(folder, content, start)
  const snapshotBytes = content.snapshots.length === 0 ? 0 : await readSnapshot(disk, folder, start, state)
  let last = { first: start, end: await readJournal(disk, folder, start, journals.length === 1, state) }
  let olderBytes = 0
  for (const first of journals.slice(1)) {
    const { next, length } = last.end
    if (first !== next) throw new Damage(pathOf(folder, 'journal', first), null, `it starts at batch ${first} instead of ${next}`)
    olderBytes += length
    last = { first, end: await readJournal(disk, folder, first, first === journals.at(-1), state) }
  }
  await disk.syncFolder(folder) // the names just read may not be durable; only then may older files go
  await removeOlder(disk, folder, start)
  await removeTemporaries(disk, folder)
  const journal = await resume(disk, folder, last.first, last.end)
  return { state, journal, snapshotBytes, olderBytes, notes: repairNotes(pathOf(folder, 'journal', last.first), last.end) }
}

async function begin(disk: Disk, folder: string, state: State): Promise<Recovered> {
  await removeTemporaries(disk, folder)
  const length = await prepareJournal(disk, folder, 1)
  await publish(disk, folder, pathOf(folder, 'journal', 1))
  const journal = new JournalFile(await disk.open(pathOf(folder, 'journal', 1), 'r+'), { first: 1, next: 1, length })
  return { state, journal, snapshotBytes: 0, olderBytes: 0, notes: [] }
}

/** The journals from `start` on. Older ones are leftovers of a compaction. */
function requiredJournals(folder: string, { journals, snapshots }: FolderContent, start: number): number[] {
  if (snapshots.length === 0 && journals[0] !== 1) {
    throw new Damage(pathOf(folder, 'snapshot', journals[0] ?? 1), null, 'the snapshot before the journals is missing')
  }
  if (!journals.includes(start)) throw new Damage(pathOf(folder, 'journal', start), null, 'the journal is missing')
  return journals.filter((first) => first >= start)
}

/** After a failed sync, its last line may not be on the disk, so it is written again with its newline, in place, before any other. */
async function resume(disk: Disk, folder: string, first: number, { next, length, last, torn }: JournalEnd): Promise<JournalFile> {
  const file = await disk.open(pathOf(folder, 'journal', first), 'r+')
  try {
    if (torn !== null) await file.truncate(length)
    if (last !== null) await writeAll(file, Buffer.concat([await readAll(file, last.offset, last.length), newline]), last.offset)
    await file.datasync()
  } catch (error) {
    await file.close()
    throw error
  }
  return new JournalFile(file, { first, next, length })
}

const newline = Buffer.from('\n')

/** Says only what the file shows, not whether a removed line had been acknowledged or why it was incomplete. */
function repairNotes(path: string, { torn, last, lacksNewline }: JournalEnd): string[] {
  if (torn !== null) {
    return [
      `${path}, line ${torn.number}: the file ended with an incomplete line of ${torn.length} bytes, which was removed. ` +
        'A crash during a write can cause this. If nothing crashed, check the disk.',
    ]
  }
  if (!lacksNewline) return []
  return [`${path}, line ${last?.number}: the missing newline at the end of the file was added. The line itself is complete.`]
}

/** The same with all records in today’s version. Throws NewerRecord if a newer release has written one. */
export async function recoverUpgraded(disk: Disk, folder: string): Promise<Recovered> {
  const recovered = await recover(disk, folder)
  try {
    for (const [collection, records] of recovered.state)
      for (const [key, stored] of records) {
        const record = fromStored(collection, stored)
        if (record !== stored) records.set(key, record)
      }
    return recovered
  } catch (error) {
    await recovered.journal.close()
    throw error
  }
}
