import { setImmediate, setTimeout } from 'node:timers/promises'
import { openCatalog } from '../../support/open-catalog.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { roundCount } from '../rounds.ts'

/** Microseconds for a page of ten launches: while its caller waits, and afterwards. */
export type CountingFigures = { atOnce: number[]; later: number[] }

const size = 1000
const pageLength = 10
const turns = 4000
/** Answers that are sent in one turn of the event loop. */
const inTurn = 8
const { world, close } = await openCatalog(catalogLaunches(size))
const launches = await world.store.findLiveLaunches({ words: [], category: null, after: null, limit: size })
const pages = Array.from({ length: size / pageLength }, (_, page) => launches.slice(page * pageLength, (page + 1) * pageLength))
const caller = { ip: '127.0.0.1', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', connection: null }

const cpuNow = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** What `work` costs for each page, in all and while it is called. */
async function measure(work: (page: number) => void): Promise<{ all: number; atOnce: number }> {
  const before = cpuNow()
  let atOnce = 0
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    for (let count = 0; count < inTurn; count += 1) work(turn * inTurn + count)
    atOnce += performance.now() - began
    await setImmediate()
  }
  await setTimeout(1100) // until what was counted is written
  const pagesCounted = turns * inTurn
  return { all: (cpuNow() - before) / pagesCounted, atOnce: (atOnce * 1000) / pagesCounted }
}

const figures: CountingFigures = { atOnce: [], later: [] }
for (let round = 0; round < roundCount + 2; round += 1) {
  const counting = await measure((page) => world.visits.shown(pages[page % pages.length] ?? [], caller, new Date()))
  const nothing = await measure(() => undefined)
  if (round < 2) continue // the first ones warm up
  figures.atOnce.push(counting.atOnce - nothing.atOnce)
  figures.later.push(counting.all - nothing.all - (counting.atOnce - nothing.atOnce))
}
await close()
process.send?.(figures)
