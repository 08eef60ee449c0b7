import { basename } from 'node:path'
import type { Disk, DiskFile } from '../../../../../api/store/embedded/journal/disk.ts'

/** Small, so that a short line spans several: each may reach the disk, or not, for itself. */
const blockBytes = 16

/** `cached` is what processes see, `stored` what a power cut leaves; `dirty` blocks are still to be stored. */
type Inode = { cached: Uint8Array; stored: Uint8Array; dirty: Set<number> }
type Names = Map<string, Inode>

/**
 * A disk in memory with a cache that is written back at a sync or, before it, in parts and in any order. `chance` answers a number from
 * 0 to below 1, for what is left to luck.
 */
export class MemoryDisk {
  readonly #chance: () => number
  #names: Names = new Map()
  #storedNames: Names = new Map()
  #nameChanges: ((names: Names) => void)[] = []
  #callsLeft = Infinity
  #isFailing = false

  constructor(chance: () => number) {
    this.#chance = chance
  }

  /** From the given number of calls on, the process is dead: nothing it asks for happens any more. */
  dieAfter(calls: number): void {
    this.#callsLeft = calls
  }

  /** From the next sync of a file on, syncs fail, and the cache counts what they should have stored as stored: what Linux does. */
  fail(): void {
    this.#isFailing = true
  }

  /** A new process on the same machine: it sees what the dead one has written, synced or not. */
  restart(): void {
    this.#callsLeft = Infinity
    this.#isFailing = false
  }

  /** A new start of the machine: what was not synced is there by luck, block by block; names by luck, in their order. */
  cutPower(): void {
    for (const inode of new Set([...this.#names.values(), ...this.#storedNames.values()])) {
      const length = this.#chance() < 0.5 ? inode.cached.length : this.#between(inode.stored.length, inode.cached.length)
      const lucky = [...inode.dirty].filter(() => this.#chance() < 0.5)
      store(inode, lucky, length)
      inode.cached = inode.stored.slice()
      inode.dirty.clear()
    }
    for (const change of this.#nameChanges.slice(0, this.#between(0, this.#nameChanges.length))) change(this.#storedNames)
    this.#nameChanges = []
    this.#names = new Map(this.#storedNames)
    this.restart()
  }

  /** As one process has it. */
  readonly disk: Disk = {
    list: async (folder) => {
      this.#call()
      return [...this.#names.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path))
    },
    open: async (path, flags) => {
      this.#call()
      let inode = this.#names.get(path)
      if (inode === undefined) {
        if (flags !== 'w') throw new Error(`ENOENT: ${path}`)
        const created = { cached: new Uint8Array(), stored: new Uint8Array(), dirty: new Set<number>() }
        this.#rename((names) => names.set(path, created))
        inode = created
      }
      if (flags === 'w') inode.cached = new Uint8Array()
      return this.#file(inode)
    },
    rename: async (from, to) => {
      this.#call()
      const inode = this.#names.get(from)
      if (inode === undefined) throw new Error(`ENOENT: ${from}`)
      this.#rename((names) => {
        names.delete(from)
        names.set(to, inode)
      })
    },
    remove: async (path) => {
      this.#call()
      this.#rename((names) => names.delete(path))
    },
    syncFolder: async () => {
      this.#call()
      for (const change of this.#nameChanges) change(this.#storedNames)
      this.#nameChanges = []
    },
  }

  #file(inode: Inode): DiskFile {
    return {
      read: async (buffer, offset, length, position) => {
        this.#call()
        const part = inode.cached.subarray(position, position + length)
        buffer.set(part, offset)
        return { bytesRead: part.length }
      },
      write: async (buffer, offset, length, position) => {
        this.#call()
        const bytesWritten = this.#callsLeft === 0 ? this.#between(1, length) : length // the last call of a dying process
        const cached = new Uint8Array(Math.max(inode.cached.length, position + bytesWritten))
        cached.set(inode.cached)
        cached.set(buffer.subarray(offset, offset + bytesWritten), position)
        inode.cached = cached
        for (let at = position - (position % blockBytes); at < position + bytesWritten; at += blockBytes) inode.dirty.add(at)
        return { bytesWritten }
      },
      datasync: async () => {
        this.#call()
        if (!this.#isFailing) store(inode, inode.dirty, inode.cached.length)
        inode.dirty.clear()
        if (this.#isFailing) throw new Error('EIO: a fault of the disk')
      },
      truncate: async (length) => {
        this.#call()
        if (this.#isFailing && this.#chance() < 0.5) throw new Error('EIO: a fault of the disk')
        inode.cached = inode.cached.slice(0, length)
        inode.dirty.add(length - (length % blockBytes))
      },
      close: async () => this.#call(),
    }
  }

  #call(): void {
    if (this.#callsLeft <= 0) throw new Error('The process is dead.')
    this.#callsLeft -= 1
  }

  #rename(change: (names: Names) => void): void {
    change(this.#names)
    this.#nameChanges.push(change)
  }

  #between(one: number, other: number): number {
    return Math.min(one, other) + Math.floor(this.#chance() * (Math.abs(one - other) + 1))
  }
}

function store(inode: Inode, blocks: Iterable<number>, length: number): void {
  const stored = new Uint8Array(length)
  stored.set(inode.stored.subarray(0, length))
  for (const at of blocks) {
    const block = inode.cached.subarray(at, Math.min(at + blockBytes, length))
    if (at < length) stored.set(block, at)
  }
  inode.stored = stored
}
