import { collectionNames } from '../../domain/collections/collections.ts'
import { nodeDisk, pathOf, sortNames } from '../../store/embedded/journal/disk.ts'
import { BackupError, counterParts } from '../manifest.ts'
import { readDamagedLine, type DamagedChange, type DamagedContent } from './damaged-line.ts'
import { examineFile, type Examined, type Corruption } from './examine-file.ts'

/** What becomes of a record without the change that can’t be read. */
export type Outcome = 'replaced later' | 'as before' | 'gone' | 'back'
export type GivenUp = DamagedChange & { outcome: Outcome }
/** A damaged place and what is given up with it. */
export type Loss = { path: string; corruption: Corruption; content: DamagedContent; changes: GivenUp[] }
export type Diagnosis = { files: Examined[]; losses: Loss[] }

const known: ReadonlySet<string> = new Set([...collectionNames, ...counterParts])
const idOf = ({ collection, key }: Pick<DamagedChange, 'collection' | 'key'>) => `${collection} ${key}`

/** Works out what would be lost without damaged lines. Changes nothing. Throws a BackupError if a whole file is missing. */
export async function examineFolder(folder: string): Promise<Diagnosis> {
  const { journals, snapshots } = sortNames(await nodeDisk.list(folder))
  const snapshot = snapshots.at(-1)
  const start = snapshot ?? 1
  const needed = journals.filter((first) => first >= start)
  if (journals.length + snapshots.length === 0)
    throw new BackupError(`${folder} contains no catalog. Set DATA_DIR to the folder that does.`)
  if (needed[0] !== start)
    throw new BackupError(`${pathOf(folder, 'journal', start)} is missing, so nothing later can be trusted. Restore a backup.`)

  const present = new Set<string>()
  const losses: Loss[] = []
  const open = new Map<string, GivenUp[]>()
  const files: Examined[] = []
  const visit = (path: string) => ({
    onBatch: ({ ops }: { ops: [string, string, unknown?][] }) => {
      for (const [collection, key, value] of ops) {
        const id = idOf({ collection, key })
        for (const change of open.get(id) ?? []) change.outcome = 'replaced later'
        open.delete(id)
        if (value === undefined) present.delete(id)
        else present.add(id)
      }
    },
    onCorruption: (corruption: Corruption) => {
      const content = readDamagedLine(corruption.bytes, known)
      const changes = content.changes.map((change): GivenUp => ({ ...change, outcome: outcomeOf(change, present.has(idOf(change))) }))
      for (const change of changes) open.set(idOf(change), [...(open.get(idOf(change)) ?? []), change])
      losses.push({ path, corruption, content, changes })
    },
  })
  const examine = async (kind: 'snapshot' | 'journal', first: number) => {
    const path = pathOf(folder, kind, first)
    const file = await examineFile(nodeDisk, folder, kind, first, visit(path))
    files.push(file)
    return file
  }
  if (snapshot !== undefined) await examine('snapshot', snapshot)
  for (const [index, first] of needed.entries()) {
    const file = await examine('journal', first)
    const following = needed[index + 1]
    if (following !== undefined) closeGap(file, following, losses)
  }
  return { files, losses: losses.filter(({ corruption }) => !isTornEnd(corruption, files.at(-1))) }
}

function outcomeOf({ isRemoval }: DamagedChange, isThere: boolean): Outcome {
  if (isRemoval) return isThere ? 'back' : 'gone'
  return isThere ? 'as before' : 'gone'
}

/** The next file says how many batches this one should have had. */
function closeGap(file: Examined, following: number, losses: Loss[]): void {
  const open = file.corruptions.filter(({ to }) => to === null)
  for (const corruption of open) corruption.to = following - 1
  if (open.length === 0 && file.next < following) {
    const what = 'lines are missing at the end'
    const corruption: Corruption = { line: null, bytes: Buffer.alloc(0), from: file.next, to: following - 1, what, isTorn: false }
    file.corruptions.push(corruption)
    losses.push({ path: file.path, corruption, content: { batch: null, changes: [], isReadable: false }, changes: [] })
  }
  file.next = following
}

/** What a crash in the middle of a write leaves: no caller got an answer that it was saved, and the next start removes it. */
const isTornEnd = (corruption: Corruption, last: Examined | undefined): boolean =>
  corruption === last?.corruptions.at(-1) && corruption.to === null && corruption.isTorn
