import { Low } from 'lowdb'
import { nodeDisk, type Disk } from './disk.ts'
import { JournalAdapter } from './journal-adapter.ts'
import {
  type AnyOperation,
  type Applied,
  type Operation,
  type Staged,
  type State,
  viewDurable,
  viewStaged,
  type DurableView,
  type View,
} from './staged-batch.ts'

export type JournalDatabase<Tables extends object> = {
  /** What opening had to repair, for the log; usually empty. */
  notes: string[]
  /** Durable records only. */
  state: DurableView<Tables>
  readonly rejection: Error | null
  /** Resolves when all changes are durable. If it rejects, none of them is in the state. */
  commit: (operations: Operation<Tables>[]) => Promise<void>
  /**
   * Commits what `decide` returns. `decide` sees everything committed before, durable or not; all of it is durable when the promise
   * resolves, or rejects with what `decide` threw. If an earlier change fails, so does this one. Staged changes (staged-batch.ts) are used as
   * they are.
   */
  transact: (decide: (view: View<Tables>) => (Operation<Tables> | Staged)[]) => Promise<void>
  /** Replaces the journals with a snapshot. Happens automatically when they have outgrown the state. */
  compact: () => Promise<void>
  /** The same, so that no file contains what was deleted or replaced before the call. */
  purge: () => Promise<void>
  /** Finishes pending changes and refuses later ones. */
  close: () => Promise<void>
}

type OpenOptions = {
  /** Must exist and be locked by this process (data-folder.ts). Other files in it are left alone. */
  folder: string
  /** Called when an automatic compaction fails. Commits stay safe; the journal just keeps growing. */
  onCompactionFailure: (error: unknown) => void
  /** Called with changes that have just become visible, before their writers are notified: the place to update indexes. Must not throw. */
  onDurable?: (changes: Applied[]) => void
  disk?: Disk
}

/** Every change is on disk before anyone sees it. Throws Damage if files can't be trusted, and doesn't touch them. */
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
    get rejection() {
      return adapter.rejection
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
    purge: () => adapter.purge(),
    close: () => adapter.close(),
  }
}
