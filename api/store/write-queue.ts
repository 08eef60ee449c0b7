import { Failure } from '../domain/failure.ts'
import type { Launch } from '../domain/launch.ts'
import type { Catalog } from './catalog.ts'

type Change = { launch: Launch; done: () => void; failed: (reason: unknown) => void }
export type WriteQueue = { readonly closed: boolean; put: (launch: Launch) => Promise<void>; close: () => Promise<void> }

/**
 * Changes that wait while a write is under way go to disk together in the next one (group commit). The catalog takes them over
 * only then, so readers never see what a crash could undo; a failed write fails the changes that were in it, and no others.
 */
export function createWriteQueue(catalog: Catalog, write: (launches: Launch[]) => Promise<void>): WriteQueue {
  let waiting: Change[] = []
  let running: Promise<void> | null = null
  let closed = false

  const commit = async (changes: Change[]) => {
    const accepted = withoutConflicts(catalog, changes)
    if (accepted.length === 0) return
    const launches = new Map([...catalog.launches()].map((launch) => [launch.slug, launch]))
    for (const { launch } of accepted) launches.set(launch.slug, launch)
    try {
      await write([...launches.values()])
    } catch (error) {
      for (const { failed } of accepted) failed(error)
      return
    }
    for (const { launch } of accepted) catalog.put(launch)
    for (const { done } of accepted) done()
  }

  const drain = async () => {
    await Promise.resolve() // changes asked for at once belong to one write
    while (waiting.length > 0) {
      const changes = waiting
      waiting = []
      await commit(changes)
    }
    running = null
  }

  return {
    get closed() {
      return closed
    },
    put: async (launch) => {
      if (closed) throw new Error('The store is closed.')
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting.push({ launch, done: resolve, failed: reject })
      running ??= drain()
      return promise
    },
    close: async () => {
      closed = true
      await running
    },
  }
}

/** Fails the changes that claim an address of another launch, in the catalog or earlier in the batch; answers the others. */
function withoutConflicts(catalog: Catalog, changes: Change[]): Change[] {
  const claimed = new Map<string, string>()
  return changes.filter(({ launch: { slug, aliases }, failed }) => {
    const addresses = [slug, ...aliases]
    const taken = addresses.find((address) => (claimed.get(address) ?? catalog.ownerOf(address) ?? slug) !== slug)
    if (taken !== undefined) {
      failed(
        new Failure('CONFLICT', `The address “${taken}” belongs to another launch.`, { fieldErrors: { slug: [`“${taken}” is taken.`] } }),
      )
      return false
    }
    for (const address of addresses) claimed.set(address, slug)
    return true
  })
}
