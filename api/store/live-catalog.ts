import type { LaunchFilter } from '../actions/store.ts'
import { isLive, type Launch, type LiveLaunch } from '../domain/launch.ts'
import { hasWords, searchText } from '../domain/matching.ts'
import { inCatalogOrder, LiveList } from './live-list.ts'

type Entry = { launch: LiveLaunch; searchText: string }

/** The live launches in catalog order, all of them and by category, with the text that a search looks at. */
export class LiveCatalog {
  readonly #entries = new Map<string, Entry>()
  readonly #all = new LiveList<Entry>()
  readonly #byCategory = new Map<string, LiveList<Entry>>()

  /** Puts all of them in; much faster than one after the other. */
  fill(launches: Launch[]): void {
    for (const launch of launches.filter(isLive).sort(inCatalogOrder)) this.set(launch.id, launch)
  }

  find({ words, category, after, limit }: LaunchFilter): LiveLaunch[] {
    const list = category === null ? this.#all : this.#byCategory.get(category)
    const found: LiveLaunch[] = []
    for (const entry of list?.behind(after) ?? []) {
      if (found.length >= limit) break
      if (hasWords(entry.searchText, words)) found.push(entry.launch)
    }
    return found
  }

  /** Puts a launch in the place of the one with this id; what is not live, or null, leaves none. */
  set(id: string, launch: Launch | null): void {
    this.#remove(id)
    if (launch === null || !isLive(launch)) return
    const entry = { launch, searchText: searchText(launch) }
    this.#entries.set(id, entry)
    this.#all.add(entry)
    for (const category of new Set(launch.categories)) {
      const list = this.#byCategory.get(category) ?? new LiveList()
      this.#byCategory.set(category, list)
      list.add(entry)
    }
  }

  #remove(id: string): void {
    const launch = this.#entries.get(id)?.launch
    if (launch === undefined) return
    this.#entries.delete(id)
    this.#all.remove(launch)
    for (const category of launch.categories) this.#byCategory.get(category)?.remove(launch)
  }
}
