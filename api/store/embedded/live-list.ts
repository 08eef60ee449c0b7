import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { Position } from '../../ports/store.ts'
import { longer } from './search/int-lists.ts'

/** Catalog order: launchDate descending, then slug ascending, both by code unit. */
export function inCatalogOrder(a: Position, b: Position): number {
  if (a.launchDate !== b.launchDate) return a.launchDate > b.launchDate ? -1 : 1
  if (a.slug === b.slug) return 0
  return a.slug < b.slug ? -1 : 1
}

/** Sorts into catalog order day by day, which is much faster than sorting all at once. */
export function sorted(launches: LiveLaunch[]): LiveLaunch[] {
  const days = [...Map.groupBy(launches, ({ launchDate }) => launchDate)].sort(([one], [other]) => (one > other ? -1 : 1))
  return days.flatMap(([, launches]) => launches.sort((a, b) => (a.slug < b.slug ? -1 : 1)))
}

/** Live launches in catalog order, so that a page starts without a scan. Holds their numbers in `launches`. */
export class LiveList {
  readonly #launches: readonly (LiveLaunch | undefined)[]
  #numbers = new Int32Array(16)
  #length = 0

  constructor(launches: readonly (LiveLaunch | undefined)[]) {
    this.#launches = launches
  }

  get length(): number {
    return this.#length
  }

  numberAt(index: number): number {
    return this.#numbers[index] ?? -1
  }

  add(number: number): void {
    const launch = this.#launches[number]
    if (launch === undefined) return
    const at = this.#firstFrom(launch)
    this.append(number)
    this.#numbers.copyWithin(at + 1, at, this.#length - 1)
    this.#numbers[at] = number
  }

  /** Adds a launch that comes after all others. */
  append(number: number): void {
    if (this.#length === this.#numbers.length) this.#numbers = longer(this.#numbers, Int32Array)
    this.#numbers[this.#length] = number
    this.#length += 1
  }

  /** The number of a launch, which must be the object that is in the list; undefined if it isn't. */
  numberOf(launch: LiveLaunch): number | undefined {
    const at = this.#indexOf(launch)
    return at === -1 ? undefined : this.numberAt(at)
  }

  /** Removes a launch, which must not have changed since it was added. */
  remove(number: number): void {
    const launch = this.#launches[number]
    if (launch === undefined) return
    const at = this.#indexOf(launch)
    if (at === -1) return
    this.#numbers.copyWithin(at, at + 1, this.#length)
    this.#length -= 1
  }

  /** Index of the first launch strictly after a position. */
  firstBehind(after: Position | null): number {
    if (after === null) return 0
    const at = this.#firstFrom(after)
    const first = this.#launches[this.numberAt(at)]
    return at < this.#length && first !== undefined && inCatalogOrder(first, after) === 0 ? at + 1 : at
  }

  /** While several changes are applied, two launches can have the same position. */
  #indexOf(launch: LiveLaunch): number {
    for (let at = this.#firstFrom(launch); at < this.#length; at += 1) {
      const found = this.#launches[this.numberAt(at)]
      if (found === launch) return at
      if (found !== undefined && inCatalogOrder(found, launch) > 0) return -1
    }
    return -1
  }

  /** Index of the first launch at or after a position. */
  #firstFrom(position: Position): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      const launch = this.#launches[this.numberAt(middle)]
      if (launch !== undefined && inCatalogOrder(launch, position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
