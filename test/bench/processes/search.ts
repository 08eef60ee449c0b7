import type { LaunchFilter } from '../../../api/ports/store.ts'
import type { LiveLaunch } from '../../../api/domain/launch/launch.ts'
import { hasWords, searchText, words } from '../../../api/domain/search/matching.ts'
import { LiveCatalog } from '../../../api/store/embedded/live-catalog.ts'
import { inCatalogOrder } from '../../../api/store/embedded/live-list.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { hardQueries } from '../catalog/queries.ts'
import { roundCount } from '../rounds.ts'

export type SearchFigures = {
  queries: { id: string; found: number; isSame: boolean; ours: number[]; naive: number[] }[]
  /** Milliseconds of putting a launch with another text in the place of one. */
  replace: number[]
}

const size = 100_000
const launches = catalogLaunches(size).sort(inCatalogOrder)
const catalog = new LiveCatalog()
catalog.fill(launches)
const scanned = launches.map((launch) => ({ launch, text: searchText(launch) }))

function scan({ words, category, limit }: LaunchFilter): LiveLaunch[] {
  const found: LiveLaunch[] = []
  for (const { launch, text } of scanned) {
    if (found.length >= limit) break
    if ((category === null || launch.categories.includes(category)) && hasWords(text, words)) found.push(launch)
  }
  return found
}

async function time(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** A launch says something else; nothing that was found before may be told again. */
let changes = 0
async function replaceOne(): Promise<number> {
  changes += 1
  const at = (changes * 7919) % size
  const before = scanned[at]?.launch
  if (before === undefined) return Number.NaN
  const launch = { ...before, description: `${before.description} Now in version ${changes}.` }
  scanned[at] = { launch, text: searchText(launch) }
  return time(() => catalog.replace(before, launch))
}

// The first search waits until all is indexed; no figure begins before.
const slugs = (found: LiveLaunch[]) => found.map(({ slug }) => slug).join(' ')
const queries: { id: string; filter: LaunchFilter; isSame: boolean; found: number }[] = []
for (const { id, query, category } of hardQueries(launches)) {
  const filter: LaunchFilter = { words: words(query), category, after: null, limit: 11 }
  const scanned = scan(filter)
  queries.push({ id, filter, isSame: slugs(await catalog.search(filter)) === slugs(scanned), found: scanned.length })
}
const figures = queries.map(({ id, isSame, found }) => ({ id, isSame, found, ours: [] as number[], naive: [] as number[] }))
const replace: number[] = []
for (let round = 0; round < roundCount + 2; round += 1) {
  for (const [at, { filter }] of queries.entries()) {
    for (let change = 0; change < 5; change += 1) replace.push(await replaceOne())
    const ours = await time(() => catalog.search(filter))
    const naive = await time(() => scan(filter))
    if (round < 2) continue // the first ones warm up
    figures[at]?.ours.push(ours)
    figures[at]?.naive.push(naive)
  }
}
process.send?.({ queries: figures, replace: replace.slice(queries.length * 10) } satisfies SearchFigures)
