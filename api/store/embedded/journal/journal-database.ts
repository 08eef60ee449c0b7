import { Low } from 'lowdb'
import { nodeDisk, type Disk } from './disk.ts'
import { JournalAdapter } from './journal-adapter.ts'
import type { AnyOperation, Applied, Operation, Staged, State } from './operation.ts'
import { viewDurable, viewStaged, type DurableView, type View } from './view.ts'

export type JournalDatabase<Tables extends object> = {
  /** What opening had to put right, for the log; mostly empty. */
  notes: string[]
  /** What is durable, and nothing else. */
  state: DurableView<Tables>
  /** Why no change is taken any more; null while all is well. */
  readonly refusal: Error | null
  /** Resolves when all the changes are durable, together; rejects when they are not, and then none of them is in the state. */
  commit: (operations: Operation<Tables>[]) => Promise<void>
  /**
   * A commit of what `decide` answers, which sees everything that was committed before, durable or not. Whatever it has seen is durable
   * when the promise resolves, or rejects with what `decide` threw; if an earlier change fails, so does this. What was staged before
   * (operation.ts) is taken as it is.
   */
  transact: (decide: (view: View<Tables>) => (Operation<Tables> | Staged)[]) => Promise<void>
  /** Puts a snapshot in the place of the journals; happens by itself when they have outgrown the state. */
  compact: () => Promise<void>
  /** Finishes what was asked for; later changes are refused. */
  close: () => Promise<void>
}

type OpenOptions = {
  /** Must exist, and be held by this process alone (folder-lock.ts). Other files in it are left alone. */
  folder: string
  /** For a compaction that the size asked for. Commits are safe without it; the journal only goes on growing. */
  onCompactionFailure: (error: unknown) => void
  /** Called with changes that have just become visible, before their writers hear of it: the place to keep indexes. Must not throw. */
  onDurable?: (changes: Applied[]) => void
  disk?: Disk
}

/**
 * Keyed JSON records in memory, every change of which is on disk before anybody sees it. Throws Damage when the files in the folder
 * cannot be trusted, and leaves them as they are.
 */
export async function openJournalDatabase<Tables extends object>({
  folder,
  onCompactionFailure,
  onDurable = () => undefined,
  disk = nodeDisk,
}: OpenOptions): Promise<JournalDatabase<Tables>> {
  const adapter = await JournalAdapter.open({ folder, disk, onDurable, onCompactionFailure })
  const low = new Low<State>(adapter, new Map())
  await low.read()
  const stagedView = viewStaged(low.data, () => adapter.unsettled)

  const commit = async (operations: (AnyOperation | Staged)[]) => {
    adapter.stage(operations)
    await low.write()
  }

  return {
    notes: adapter.notes,
    state: viewDurable(low.data),
    get refusal() {
      return adapter.refusal
    },
    commit: async (operations) => commit(operations),
    transact: async (decide) => {
      let operations: (AnyOperation | Staged)[]
      try {
        operations = decide(stagedView)
      } catch (error) {
        await low.write()
        throw error
      }
      await commit(operations)
    },
    compact: () => adapter.compact(),
    close: () => adapter.close(),
  }
}
