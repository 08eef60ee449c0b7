import { countImpressions } from '../../../api/actions/count-visits.ts'
import { openCatalog } from '../../support/open-catalog.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { roundCount } from '../rounds.ts'

/** Microseconds of counting one page of ten launches. */
export type CountingFigures = { pages: number[] }

const size = 1000
const pageLength = 10
const inRound = 20_000
const { world, close } = await openCatalog(catalogLaunches(size))
const launches = await world.store.findLiveLaunches({ words: [], category: null, after: null, limit: size })
const pages = Array.from({ length: size / pageLength }, (_, page) => launches.slice(page * pageLength, (page + 1) * pageLength))
const caller = { ip: '127.0.0.1', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', connection: null }

const figures: CountingFigures = { pages: [] }
for (let round = 0; round < roundCount + 2; round += 1) {
  const began = performance.now()
  for (let count = 0; count < inRound; count += 1) countImpressions(world, pages[count % pages.length] ?? [], caller)
  const cost = ((performance.now() - began) / inRound) * 1000
  if (round >= 2) figures.pages.push(cost) // the first ones warm up
  await new Promise((resolve) => setTimeout(resolve, 50))
}
await close()
process.send?.(figures)
