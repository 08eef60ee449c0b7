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
    const before = this.#entries.get(id)
    const after = launch !== null && isLive(launch) ? { launch, searchText: searchText(launch) } : null
    const lists = after === null ? new Set<LiveList<Entry>>() : this.#listsOf(after.launch)
    if (before !== undefined) {
      const stays = after !== null && inCatalogOrder(before.launch, after.launch) === 0
      for (const list of this.#listsOf(before.launch)) if (!stays || !lists.has(list)) list.remove(before.launch)
    }
    if (after === null) this.#entries.delete(id)
    else this.#entries.set(id, after)
    for (const list of lists) if (after !== null) list.put(after)
  }

  /** The lists a launch belongs in; a category that is new gets one. */
  #listsOf({ categories }: LiveLaunch): Set<LiveList<Entry>> {
    const lists = categories.map((category) => {
      const list = this.#byCategory.get(category) ?? new LiveList()
      this.#byCategory.set(category, list)
      return list
    })
    return new Set([this.#all, ...lists])
  }
}
