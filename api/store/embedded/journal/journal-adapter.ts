import type { Adapter } from 'lowdb'
import { type Disk, publish, pathOf } from './disk.ts'
import { JournalFile, prepareJournal, WritesStopped, removeOlder, writeSnapshot } from './snapshot.ts'
import { applyChange, toStaged, type AnyOperation, type Applied, type Staged, type State, StagedBatch } from './staged-batch.ts'
import { type Recovered, recoverUpgraded } from './recover.ts'
import { SerialQueue } from '../../serial-queue.ts'

/** Below this total, journals are not worth a snapshot. Bytes. */
const minCompactionBytes = 4 * 1024 * 1024

export type JournalOptions = {
  /** Must exist and be locked by this process (data-folder.ts). */
  folder: string
  disk: Disk
  /** Called with changes that have just become durable and visible, before their writers are notified. Must not throw. */
  onDurable: (changes: Applied[]) => void
  onCompactionFailure: (error: unknown) => void
}

/** Appends staged changes; `write` makes them durable and only then applies them, so that no reader sees what a crash could undo. */
export class JournalAdapter implements Adapter<State> {
  readonly #options: JournalOptions
  readonly #state: State
  readonly notes: string[]
  #journal: JournalFile
  /** The size of the journals that the next snapshot will replace. */
  #olderBytes: number
  #compactAt: number
  #inFlight: StagedBatch | null = null
  #waiting: StagedBatch[] = []
  #writing: Promise<void> | null = null
  #compaction: Promise<void> | null = null
  /** Appends, and switches to a new journal. */
  readonly #appends = new SerialQueue()
  #stopped: WritesStopped | null = null
  readonly #ending = new AbortController()
  #closing: Promise<void> | null = null

  /** Throws Damage if the folder's files can't be trusted (recover.ts), and NewerRecord if a newer release has written them. */
  static async open(options: JournalOptions): Promise<JournalAdapter> {
    return new JournalAdapter(options, await recoverUpgraded(options.disk, options.folder))
  }

  private constructor(options: JournalOptions, { state, journal, snapshotBytes, olderBytes, notes }: Recovered) {
    this.#options = options
    this.#state = state
    this.#journal = journal
    this.#olderBytes = olderBytes
    this.#compactAt = Math.max(minCompactionBytes, snapshotBytes)
    this.notes = notes
  }

  /** Why changes are refused; null while they are accepted. */
  get rejection(): Error | null {
    return this.#stopped ?? (this.#ending.signal.aborted ? (this.#ending.signal.reason as Error) : null)
  }

  /** Batches that aren't durable yet, oldest first. */
  get unsettled(): StagedBatch[] {
    return this.#inFlight === null ? this.#waiting : [this.#inFlight, ...this.#waiting]
  }

  async read(): Promise<State> {
    return this.#state
  }

  /** Adds changes to the next batch: all of them become durable, or none. Throws when a value is not JSON. */
  stage(operations: (AnyOperation | Staged)[]): void {
    if (operations.length === 0) return
    if (this.rejection !== null) throw this.rejection
    const changes = operations.map((operation) => ('text' in operation ? operation : toStaged(operation)))
    let batch = this.#waiting.at(-1)
    if (batch === undefined || batch.isFull) this.#waiting.push((batch = new StagedBatch()))
    for (const change of changes) batch.add(change)
  }

  /** Settles with the batch that contains what was staged last, not with later ones. Waiting callers share one sync. */
  write(): Promise<void> {
    const settled = this.unsettled.at(-1)?.settled ?? Promise.resolve()
    this.#writing ??= this.#writeBatches()
    return settled
  }

  /** Replaces the journals so far with a snapshot, while commits continue. */
  async compact(): Promise<void> {
    if (this.rejection !== null) throw this.rejection
    this.#compaction ??= this.#writeSnapshot().finally(() => (this.#compaction = null))
    return this.#compaction
  }

  /** Like `compact`, but never satisfied with a compaction that began earlier: what was deleted until now is in no file afterwards. */
  async purge(): Promise<void> {
    await this.#compaction?.catch(() => undefined)
    await this.compact()
  }

  /** Waits for staged changes, refuses later ones and aborts a snapshot in progress, which is only an optimization. */
  close(): Promise<void> {
    this.#ending.abort(new Error('The store is closed.'))
    this.#closing ??= this.#finish()
    return this.#closing
  }

  async #finish(): Promise<void> {
    await this.#writing
    await this.#compaction?.catch(() => undefined)
    await this.#journal.close()
  }

  async #writeBatches(): Promise<void> {
    await Promise.resolve() // changes requested at the same time share a batch
    for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift()) {
      this.#inFlight = batch
      const changes = batch.changes()
      try {
        await this.#appends.run(() => this.#append(changes))
      } catch {
        break // #stop has already notified the callers
      }
      this.#inFlight = null
      this.#options.onDurable(changes.map((change) => this.#apply(change)))
      batch.succeed()
      this.#compactIfDue()
    }
    this.#writing = null
  }

  #apply({ collection, key, value }: Staged): Applied {
    const before = this.#state.get(collection)?.get(key)
    applyChange(this.#state, [collection, key, value])
    return { collection, key, value, before }
  }

  async #append(changes: Staged[]): Promise<void> {
    if (this.#stopped !== null) throw this.#stopped
    try {
      await this.#journal.append(changes.map(({ text }) => text))
    } catch (error) {
      await this.#journal.cutUnfinished().catch(() => undefined) // helps the restart, which can do without it
      throw this.#stop(error)
    }
  }

  #compactIfDue(): void {
    const bytes = this.#olderBytes + this.#journal.length
    if (bytes < this.#compactAt || this.#compaction !== null || this.rejection !== null) return
    this.compact().catch((error: unknown) => {
      if (this.#ending.signal.aborted) return
      this.#compactAt = bytes * 2 // don't retry with every commit
      this.#options.onCompactionFailure(error)
    })
  }

  async #writeSnapshot(): Promise<void> {
    const { disk, folder } = this.#options
    const first = await this.#appends.run(() => this.#rotate())
    const bytes = await writeSnapshot(disk, folder, first, this.#state, this.#ending.signal)
    this.#olderBytes = 0
    this.#compactAt = Math.max(minCompactionBytes, bytes)
    await removeOlder(disk, folder, first)
  }

  /** Switches to a new journal and returns the number of its first batch. */
  async #rotate(): Promise<number> {
    if (this.#stopped !== null) throw this.#stopped
    const { disk, folder } = this.#options
    const full = this.#journal
    const first = full.next
    if (first === full.first) return first // still empty
    const length = await prepareJournal(disk, folder, first)
    const path = pathOf(folder, 'journal', first)
    try {
      await publish(disk, folder, path)
      this.#journal = new JournalFile(await disk.open(path, 'r+'), { first, next: first, length })
    } catch (error) {
      throw this.#stop(error) // the new journal may or may not exist, so the old one must not grow either
    }
    this.#olderBytes += full.length
    await full.close().catch(() => undefined) // everything in it is synced
    return first
  }

  #stop(cause: unknown): Error {
    this.#stopped ??= new WritesStopped(cause)
    const failed = this.unsettled
    this.#inFlight = null
    this.#waiting = []
    for (const batch of failed) batch.fail(this.#stopped)
    return this.#stopped
  }
}
