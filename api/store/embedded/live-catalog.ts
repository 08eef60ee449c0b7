import { setImmediate } from 'node:timers/promises'
import type { LaunchFilter } from '../../ports/store.ts'
import { isLive, type Launch, type LiveLaunch } from '../../domain/launch/launch.ts'
import { hasWords, searchText } from '../../domain/search/matching.ts'
import { SerialQueue } from '../serial-queue.ts'
import { frozen } from '../frozen.ts'
import { inCatalogOrder, LiveList, sorted } from './live-list.ts'
import { Bits } from './search/bits.ts'
import { LaunchIndex } from './search/launch-index.ts'
import type { Candidates } from './search/text-index.ts'

/** How many launches are scanned before the index is used: common words fill a page sooner. */
const scanned = 64
/** How long a scan may block the event loop at a time. Milliseconds. */
const slice = 4

/** The live launches in catalog order, overall and by category. Each has a number, which is reused after its removal. */
export class LiveCatalog {
  readonly #launches: (LiveLaunch | undefined)[] = []
  readonly #free: number[] = []
  /** Numbers of launches that were handed out and are therefore frozen. Checking each one would take longer than finding it. */
  readonly #handedOut = new Bits()
  readonly #all = new LiveList(this.#launches)
  readonly #byCategory = new Map<string, LiveList>()
  readonly #index: LaunchIndex
  /** Scans of the whole catalog, one at a time: many at once would only keep the index from being built. */
  readonly #scans = new SerialQueue()

  /** `onFailure` gets what can't be indexed. */
  constructor(onFailure: (error: unknown) => void = () => undefined) {
    this.#index = new LaunchIndex(this.#launches, onFailure)
  }

  /** Fills an empty catalog; much faster than adding launches one by one. */
  fill(launches: Launch[]): void {
    for (const launch of sorted(launches.filter(isLive))) {
      const number = this.#launches.push(launch) - 1
      for (const list of this.#listsOf(launch)) list.append(number)
    }
  }

  /** Makes searches fast, in slices. */
  index(): void {
    this.#index.start()
  }

  async search(filter: LaunchFilter): Promise<LiveLaunch[]> {
    return this.#scan(filter) ?? (this.#index.isComplete ? this.#find(filter) : this.#scans.run(() => this.#scanMeanwhile(filter)))
  }

  #find(filter: LaunchFilter): LiveLaunch[] {
    const { list, begin } = this.#place(filter)
    return this.#collect(filter, { list, begin, end: list.length, among: this.#index.candidates(filter.words) })
  }

  /** The result while the index is being built: reads one launch after the other, in slices, until the index is there. */
  async #scanMeanwhile(filter: LaunchFilter): Promise<LiveLaunch[]> {
    const found: LiveLaunch[] = []
    const rest = () => ({ ...filter, after, limit: filter.limit - found.length })
    let { after } = filter
    while (!this.#index.isComplete) {
      for (const until = performance.now() + slice; performance.now() < until;) {
        const { list, begin } = this.#place(rest())
        const end = Math.min(list.length, begin + scanned)
        found.push(...this.#collect(rest(), { list, begin, end, among: null }))
        if (found.length === filter.limit || end === list.length) return found
        after = this.#launches[list.numberAt(end - 1)] ?? after
      }
      await setImmediate()
    }
    return found.concat(this.#find(rest()))
  }

  /** The result without the index; null if the index is needed. */
  #scan(filter: LaunchFilter): LiveLaunch[] | null {
    const { list, begin } = this.#place(filter)
    const end = filter.words.length === 0 ? list.length : Math.min(list.length, begin + scanned)
    if (end < list.length && end - begin < filter.limit) return null
    const found = this.#collect(filter, { list, begin, end, among: null })
    return found.length === filter.limit || end === list.length ? found : null
  }

  /** Replaces a launch by another, or adds or removes one. `before` is the object that was given for it; only live ones count. */
  replace(before: Launch | undefined, after: Launch | undefined): void {
    const old = before !== undefined && isLive(before) ? before : undefined
    const now = after !== undefined && isLive(after) ? after : undefined
    if (old === undefined && now === undefined) return
    const number = (old && this.#all.numberOf(old)) ?? this.#free.pop() ?? this.#launches.length
    const stays = old !== undefined && now !== undefined && isSamePlace(old, now)
    if (old !== undefined && !stays) for (const list of this.#listsOf(old)) list.remove(number)
    this.#launches[number] = now
    this.#handedOut.delete(number)
    if (now !== undefined && !stays) for (const list of this.#listsOf(now)) list.add(number)
    this.#index.change(number, old, now)
    if (now === undefined) this.#free.push(number)
  }

  #place({ category, after }: LaunchFilter): { list: LiveList; begin: number } {
    const list = category === null ? this.#all : (this.#byCategory.get(category) ?? nothing)
    return { list, begin: list.firstBehind(after) }
  }

  /** The launches with all words in one part of a list, restricted to the candidates. */
  #collect({ words, limit }: LaunchFilter, { list, begin, end, among }: Part): LiveLaunch[] {
    const found: LiveLaunch[] = []
    for (let at = begin; at < end && found.length < limit; at += 1) {
      const number = list.numberAt(at)
      if (among !== null && !among.texts.has(number)) continue
      const launch = this.#launches[number]
      if (launch === undefined) continue
      if (words.length === 0 || among?.isExact === true || hasWords(searchText(launch), words)) found.push(this.#handOut(number, launch))
    }
    return found
  }

  #handOut(number: number, launch: LiveLaunch): LiveLaunch {
    if (!this.#handedOut.has(number)) {
      frozen(launch)
      this.#handedOut.add(number)
    }
    return launch
  }

  /** The lists a launch belongs to. Creates the list of a new category. */
  #listsOf({ categories }: LiveLaunch): LiveList[] {
    const lists = [this.#all]
    for (const category of categories) {
      let list = this.#byCategory.get(category)
      if (list === undefined) this.#byCategory.set(category, (list = new LiveList(this.#launches)))
      if (!lists.includes(list)) lists.push(list)
    }
    return lists
  }
}

type Part = { list: LiveList; begin: number; end: number; among: Candidates | null }

const nothing = new LiveList([])
const isSamePlace = (a: LiveLaunch, b: LiveLaunch): boolean => inCatalogOrder(a, b) === 0 && a.categories.join() === b.categories.join()
