import { AsyncLocalStorage } from 'node:async_hooks'
import { definitionOf, type Collection } from '../../../domain/collections/collections.ts'
import type { Database } from '../tables/migrate.ts'
import type { Standby } from './standby.ts'
import type { Standbys } from './standbys.ts'

/** The standby of one piece of work, chosen at its first read; null once it has to ask the leader. */
type Scope = { standby: Promise<Standby | null> | null }

export type ReadCounts = { leader: number; standby: number }

/** Decides for each read which server answers it: a standby only within `anywhere`, otherwise the leader. */
export class Reads {
  readonly counts: ReadCounts = { leader: 0, standby: 0 }
  readonly #leader: Database
  readonly #standbys: Standbys | null
  readonly #version: () => number | Promise<number>
  readonly #scopes = new AsyncLocalStorage<Scope>()

  constructor(leader: Database, standbys: Standbys | null, version: () => number | Promise<number>) {
    this.#leader = leader
    this.#standbys = standbys
    this.#version = version
  }

  /** Lets the work’s reads of public data use a standby that has every change known here. */
  anywhere<T>(work: () => Promise<T>): Promise<T> {
    return this.#standbys === null ? work() : this.#scopes.run({ standby: null }, work)
  }

  /** From here on the work asks the leader: it must see what it writes. */
  leaveStandby(): void {
    const scope = this.#scopes.getStore()
    if (scope !== undefined) scope.standby = Promise.resolve(null)
  }

  /** The version of the public data says how far a standby must have come. */
  of<T>(collection: Collection, read: (db: Database) => Promise<T>): Promise<T> {
    return definitionOf(collection).isPublic === false ? this.ofPrivate(read) : this.ofPublic(read)
  }

  ofPrivate<T>(read: (db: Database) => Promise<T>): Promise<T> {
    this.counts.leader += 1
    return read(this.#leader)
  }

  /** A read that fails on the standby is run on the leader, and so are those after it. */
  async ofPublic<T>(read: (db: Database) => Promise<T>): Promise<T> {
    const scope = this.#scopes.getStore()
    const standby = scope === undefined ? null : await (scope.standby ??= this.#choose())
    if (standby === null || standby.error !== null) return this.ofPrivate(read)
    try {
      const found = await standby.read(read)
      this.counts.standby += 1
      return found
    } catch {
      this.leaveStandby()
      return this.ofPrivate(read)
    }
  }

  /** The version first: it covers what this process has just committed. */
  async #choose(): Promise<Standby | null> {
    try {
      await this.#version()
      return (await this.#standbys?.choose()) ?? null
    } catch {
      return null // whether there is something newer isn’t known
    }
  }
}
