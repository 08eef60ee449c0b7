import { setImmediate } from 'node:timers/promises'
import type { LiveLaunch } from '../../../domain/launch.ts'
import { searchText } from '../../../domain/matching.ts'
import type { Bits } from './bits.ts'
import { TextIndex } from './text-index.ts'

/** Milliseconds of indexing between two turns of the event loop. */
const slice = 4

/**
 * The texts of numbered launches, indexed. What is there at the start is indexed little by little, so that it holds up neither the
 * opening of the store nor anybody's answer; from then on every change at once.
 */
export class LaunchIndex {
  readonly #launches: readonly (LiveLaunch | undefined)[]
  readonly #texts = new TextIndex()
  /** Launches below this number are indexed. */
  #done = 0
  /** Stays where it has failed: what cannot be indexed once cannot be later. */
  #indexing: Promise<void> | null = null
  readonly #onFailure: (error: unknown) => void

  constructor(launches: readonly (LiveLaunch | undefined)[], onFailure: (error: unknown) => void) {
    this.#launches = launches
    this.#onFailure = onFailure
  }

  /** Resolves when everything that is there is indexed; rejects when it cannot be. */
  ready(): Promise<void> {
    if (this.#indexing === null) {
      this.#indexing = this.#indexAll().then(() => void (this.#indexing = null))
      this.#indexing.catch(this.#onFailure)
    }
    return this.#indexing
  }

  /** Indexes what is not indexed yet, at once. */
  complete(): void {
    while (this.#done < this.#launches.length) this.#indexNext()
  }

  /** What became of the launch with this number. */
  change(number: number, before: LiveLaunch | undefined, after: LiveLaunch | undefined): void {
    if (number >= this.#done) return void this.ready().catch(() => undefined) // it is told already
    if (before === undefined || after === undefined || !hasSameText(before, after))
      this.#texts.replace(number, textOf(before), textOf(after))
  }

  candidates(words: readonly string[]): Bits {
    return this.#texts.candidates(words)
  }

  async #indexAll(): Promise<void> {
    while (this.#done < this.#launches.length) {
      await setImmediate()
      const end = performance.now() + slice
      while (this.#done < this.#launches.length && performance.now() < end) this.#indexNext()
    }
  }

  #indexNext(): void {
    this.#texts.replace(this.#done, null, textOf(this.#launches[this.#done]))
    this.#done += 1
  }
}

const textOf = (launch: LiveLaunch | undefined): string | null => (launch === undefined ? null : searchText(launch))

const hasSameText = (a: LiveLaunch, b: LiveLaunch): boolean =>
  a.name === b.name &&
  a.tagline === b.tagline &&
  a.description === b.description &&
  a.url === b.url &&
  a.categories.join('\n') === b.categories.join('\n')
