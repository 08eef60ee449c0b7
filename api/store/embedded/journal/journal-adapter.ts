import type { Adapter } from 'lowdb'
import type { Disk } from './disk.ts'
import { pathOf } from './file-names.ts'
import { JournalFile, prepareJournal } from './journal-file.ts'
import { applyChange, toStaged, type AnyOperation, type Applied, type Staged, type State } from './operation.ts'
import { recover, type Recovered } from './recover.ts'
import { removeOlder, writeSnapshot } from './snapshot.ts'
import { StagedBatch } from './staged-batch.ts'
import { publish } from './temporary-file.ts'
import { Turns } from '../../serial-queue.ts'
import { WritesStopped } from './writes-stopped.ts'

/** Journals that are shorter in all are not worth a snapshot. Bytes. */
const worthCompaction = 4 * 1024 * 1024

export type JournalOptions = {
  /** Must exist, and be held by this process alone (folder-lock.ts). */
  folder: string
  disk: Disk
  /** Called with changes that have just become durable and visible, before their writers hear of it. Must not throw. */
  onDurable: (changes: Applied[]) => void
  /** For a compaction that the size asked for. Commits are safe without it; the journal only goes on growing. */
  onCompactionFailure: (error: unknown) => void
}

/**
 * A lowdb adapter that appends what changed where others rewrite everything. Changes are staged; `write` makes them durable and only
 * then applies them to the data, so that a reader never sees what a crash could undo.
 */
export class JournalAdapter implements Adapter<State> {
  readonly #options: JournalOptions
  readonly #state: State
  readonly notes: string[]
  #journal: JournalFile
  /** Of the journals that are waiting for a snapshot to stand for them. */
  #olderBytes: number
  #compactAt: number
  #inFlight: StagedBatch | null = null
  #waiting: StagedBatch[] = []
  #writing: Promise<void> | null = null
  #compaction: Promise<void> | null = null
  /** Appending and changing to a new journal. */
  readonly #turns = new Turns()
  #stopped: WritesStopped | null = null
  readonly #ending = new AbortController()
  #closing: Promise<void> | null = null

  /** Throws Damage when the folder's files cannot be trusted (recover.ts). */
  static async open(options: JournalOptions): Promise<JournalAdapter> {
    return new JournalAdapter(options, await recover(options.disk, options.folder))
  }

  private constructor(options: JournalOptions, { state, journal, snapshotBytes, olderBytes, notes }: Recovered) {
    this.#options = options
    this.#state = state
    this.#journal = journal
    this.#olderBytes = olderBytes
    this.#compactAt = Math.max(worthCompaction, snapshotBytes)
    this.notes = notes
  }

  /** Why no change is taken any more; null while all is well. */
  get refusal(): Error | null {
    return this.#stopped ?? (this.#ending.signal.aborted ? (this.#ending.signal.reason as Error) : null)
  }

  /** Batches that are not durable yet, oldest first. */
  get unsettled(): StagedBatch[] {
    return this.#inFlight === null ? this.#waiting : [this.#inFlight, ...this.#waiting]
  }

  async read(): Promise<State> {
    return this.#state
  }

  /** Adds changes to the next batch: all of them become durable, or none. Throws when a value is not JSON. */
  stage(operations: (AnyOperation | Staged)[]): void {
    if (operations.length === 0) return
    if (this.refusal !== null) throw this.refusal
    const changes = operations.map((operation) => ('text' in operation ? operation : toStaged(operation)))
    let batch = this.#waiting.at(-1)
    if (batch === undefined || batch.isFull) this.#waiting.push((batch = new StagedBatch()))
    for (const change of changes) batch.add(change)
  }

  /** Settles with the batch that holds what was staged last; not with later ones. Those who wait share one sync. */
  write(): Promise<void> {
    const settled = this.unsettled.at(-1)?.settled ?? Promise.resolve()
    this.#writing ??= this.#writeBatches()
    return settled
  }

  /** Puts a snapshot in the place of the journals so far, while commits go on. */
  async compact(): Promise<void> {
    if (this.refusal !== null) throw this.refusal
    this.#compaction ??= this.#writeSnapshot().finally(() => (this.#compaction = null))
    return this.#compaction
  }

  /** Waits for what is staged; refuses everything later, and breaks off a snapshot, which is a matter of comfort. */
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
    await Promise.resolve() // changes asked for at once belong to one batch
    for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift()) {
      this.#inFlight = batch
      const changes = batch.changes()
      try {
        await this.#turns.take(() => this.#append(changes))
      } catch {
        break // whoever waits has been told by #stop
      }
      this.#inFlight = null
      this.#options.onDurable(changes.map((change) => this.#apply(change)))
      batch.succeed()
      this.#compactIfWorth()
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
      await this.#journal.cutUnfinished().catch(() => undefined) // a help for the restart, which can do without
      throw this.#stop(error)
    }
  }

  #compactIfWorth(): void {
    const bytes = this.#olderBytes + this.#journal.length
    if (bytes < this.#compactAt || this.#compaction !== null || this.refusal !== null) return
    this.compact().catch((error: unknown) => {
      if (this.#ending.signal.aborted) return
      this.#compactAt = bytes * 2 // no second attempt with every commit
      this.#options.onCompactionFailure(error)
    })
  }

  async #writeSnapshot(): Promise<void> {
    const { disk, folder } = this.#options
    const first = await this.#turns.take(() => this.#rotate())
    const bytes = await writeSnapshot(disk, folder, first, this.#state, this.#ending.signal)
    this.#olderBytes = 0
    this.#compactAt = Math.max(worthCompaction, bytes)
    await removeOlder(disk, folder, first)
  }

  /** Goes on in a new journal; answers the number that it begins with. */
  async #rotate(): Promise<number> {
    if (this.#stopped !== null) throw this.#stopped
    const { disk, folder } = this.#options
    const full = this.#journal
    const first = full.next
    if (first === full.first) return first // nothing in it yet
    const length = await prepareJournal(disk, folder, first)
    const path = pathOf(folder, 'journal', first)
    try {
      await publish(disk, folder, path)
      this.#journal = new JournalFile(await disk.open(path, 'r+'), { first, next: first, length })
    } catch (error) {
      throw this.#stop(error) // whether the new journal is there is not known, so the old one must not grow either
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
