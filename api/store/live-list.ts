import type { LiveLaunch } from '../domain/launch.ts'
import type { Position } from '../actions/store.ts'

/** Catalog order: launchDate descending, then slug ascending, both by code unit. */
export function inCatalogOrder(a: Position, b: Position): number {
  if (a.launchDate !== b.launchDate) return a.launchDate > b.launchDate ? -1 : 1
  if (a.slug === b.slug) return 0
  return a.slug < b.slug ? -1 : 1
}

/** Live launches kept in catalog order, so that a page begins at its place without a scan. */
export class LiveList<Entry extends { launch: LiveLaunch }> {
  #entries: Entry[] = []

  /** Adds an entry; one of the same launch at the same place is replaced, which costs no shift of those behind it. */
  put(entry: Entry): void {
    const at = this.#indexOf(entry.launch)
    if (at === -1) this.#entries.splice(this.#firstFrom(entry.launch), 0, entry)
    else this.#entries[at] = entry
  }

  remove(launch: LiveLaunch): void {
    const at = this.#indexOf(launch)
    if (at !== -1) this.#entries.splice(at, 1)
  }

  /** In order, beginning strictly behind `after`. */
  *behind(after: Position | null): Generator<Entry> {
    let at = after === null ? 0 : this.#firstFrom(after)
    const first = this.#entries[at]
    if (after !== null && first !== undefined && inCatalogOrder(first.launch, after) === 0) at += 1
    for (; at < this.#entries.length; at += 1) {
      const entry = this.#entries[at]
      if (entry !== undefined) yield entry
    }
  }

  /** Of the launch at the place it names; -1 where it is not. While several changes are taken over, two launches can be at one place. */
  #indexOf(launch: LiveLaunch): number {
    for (let at = this.#firstFrom(launch); ; at += 1) {
      const found = this.#entries[at]?.launch
      if (found === undefined || inCatalogOrder(found, launch) !== 0) return -1
      if (found.id === launch.id) return at
    }
  }

  /** Index of the first entry at or behind a position. */
  #firstFrom(position: Position): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const entry = this.#entries[middle]
      if (entry !== undefined && inCatalogOrder(entry.launch, position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
