import { setImmediate } from 'node:timers/promises'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { searchText } from '../../../domain/search/matching.ts'
import { TextIndex, type Candidates } from './text-index.ts'

/** How long indexing may block the event loop at a time. Milliseconds. */
const slice = 4

/** Existing launches are indexed in slices, so that neither startup nor requests are blocked; later changes at once. */
export class LaunchIndex {
  readonly #launches: readonly (LiveLaunch | undefined)[]
  readonly #texts = new TextIndex()
  /** Launches below this number are indexed. */
  #done = 0
  /** Stays rejected after a failure, because a retry would fail too. */
  #indexing: Promise<void> | null = null
  readonly #onFailure: (error: unknown) => void

  constructor(launches: readonly (LiveLaunch | undefined)[], onFailure: (error: unknown) => void) {
    this.#launches = launches
    this.#onFailure = onFailure
  }

  get isComplete(): boolean {
    return this.#done === this.#launches.length
  }

  /** Indexes what isn't indexed yet, in slices. */
  start(): void {
    if (this.#indexing !== null) return
    this.#indexing = this.#indexAll().then(() => void (this.#indexing = null))
    this.#indexing.catch(this.#onFailure)
  }

  change(number: number, before: LiveLaunch | undefined, after: LiveLaunch | undefined): void {
    if (number >= this.#done) return this.start()
    if (before === undefined || after === undefined || !hasSameText(before, after))
      this.#texts.replace(number, textOf(before), textOf(after))
  }

  /** Only once all is indexed. */
  candidates(words: readonly string[]): Candidates {
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
    this.#texts.makeRoom(this.#launches.length)
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
