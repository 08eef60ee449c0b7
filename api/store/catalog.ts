import { isLive, type Launch, type LiveLaunch } from '../domain/launch.ts'
import { nameKey, urlKey } from '../domain/duplicates.ts'
import { hasWords, searchText } from '../domain/matching.ts'
import type { LaunchFilter } from '../actions/world.ts'
import { LiveList } from './live-list.ts'

type Entry = { launch: LiveLaunch; searchText: string }

/** All launches in memory with the indexes that reads need. It knows no disk: the store decides when a change is seen. */
export class Catalog {
  #bySlug = new Map<string, Launch>()
  /** Canonical slugs and aliases -> canonical slug. */
  #owners = new Map<string, string>()
  #byUrl = new Map<string, Set<Launch>>()
  #byName = new Map<string, Set<Launch>>()
  #byWeek = new Map<string, Set<Launch>>()
  #live = new LiveList<Entry>()
  #liveByCategory = new Map<string, LiveList<Entry>>()

  get size(): number {
    return this.#bySlug.size
  }

  launches(): IterableIterator<Launch> {
    return this.#bySlug.values()
  }

  find(slugOrAlias: string): Launch | null {
    return this.#bySlug.get(this.#owners.get(slugOrAlias) ?? '') ?? null
  }

  findByUrl(key: string): Launch[] {
    return [...(this.#byUrl.get(key) ?? [])]
  }

  findByName(key: string): Launch[] {
    return [...(this.#byName.get(key) ?? [])]
  }

  countReservations(year: number, week: number): number {
    return this.#byWeek.get(weekKey({ year, week }))?.size ?? 0
  }

  /** Canonical slug of the launch that answers at this slug or alias. */
  ownerOf(slugOrAlias: string): string | undefined {
    return this.#owners.get(slugOrAlias)
  }

  findLive({ words, category, after, limit }: LaunchFilter): LiveLaunch[] {
    const list = category === null ? this.#live : this.#liveByCategory.get(category)
    const found: LiveLaunch[] = []
    for (const entry of list?.behind(after) ?? []) {
      if (found.length >= limit) break
      if (hasWords(entry.searchText, words)) found.push(entry.launch)
    }
    return found
  }

  /** Adds a launch, or replaces the one with the same slug. Its slug and aliases must be free (`ownerOf`). */
  put(launch: Launch): void {
    this.#remove(launch.slug)
    this.#bySlug.set(launch.slug, launch)
    for (const address of [launch.slug, ...launch.aliases]) this.#owners.set(address, launch.slug)
    for (const [index, key] of this.#keys(launch)) addTo(index, key, launch)
    if (!isLive(launch)) return
    const entry = { launch, searchText: searchText(launch) }
    this.#live.add(entry)
    for (const category of new Set(launch.categories)) {
      const list = this.#liveByCategory.get(category) ?? new LiveList()
      this.#liveByCategory.set(category, list)
      list.add(entry)
    }
  }

  #remove(slug: string): void {
    const launch = this.#bySlug.get(slug)
    if (launch === undefined) return
    for (const address of [launch.slug, ...launch.aliases]) this.#owners.delete(address)
    for (const [index, key] of this.#keys(launch)) index.get(key)?.delete(launch)
    if (!isLive(launch)) return
    this.#live.remove(launch)
    for (const category of launch.categories) this.#liveByCategory.get(category)?.remove(launch)
  }

  #keys(launch: Launch): [Map<string, Set<Launch>>, string][] {
    const keys: [Map<string, Set<Launch>>, string][] = [
      [this.#byUrl, urlKey(launch.url)],
      [this.#byName, nameKey(launch.name)],
    ]
    if (launch.week !== null) keys.push([this.#byWeek, weekKey(launch.week)])
    return keys
  }
}

const weekKey = ({ year, week }: { year: number; week: number }): string => `${year}-${week}`

function addTo(index: Map<string, Set<Launch>>, key: string, launch: Launch): void {
  const launches = index.get(key) ?? new Set()
  index.set(key, launches.add(launch))
}
