import type { Folders } from '../catalog/folders.ts'
import { catalogLaunch } from '../catalog/launches.ts'
import type { Ask } from '../load.ts'
import { bound, compare, type Row } from '../row.ts'
import { interleave, median } from '../rounds.ts'
import { startServer, startSlipway, type Server } from '../server.ts'
import { bareOf, besideBare, costOf, warmUp } from './read-costs.ts'

const size = 10_000
/** Callers, each with an address and a quota of its own. */
const callers = 1000
/** Launch pages that are rendered for the first time, in all rounds together, and others to warm up on. */
const fresh = 2700
const warming = 7000

/** As a browser asks for a page, by way of a proxy. */
const visit =
  (path: string) =>
  (index: number): Ask => ({
    path,
    headers: {
      Accept: 'text/html',
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      'X-Forwarded-For': `10.0.${Math.floor((index % callers) / 250)}.${(index % 250) + 1}`,
    },
  })

const launchPage = (number: number) => visit(`/launches/${catalogLaunch(number, size).slug}/`)

/** The pages that visitors load, seen before and for the first time, beside bare `node:http` sending the same bytes. */
export async function measurePages(folders: Folders): Promise<Row[]> {
  const servers: Server[] = []
  try {
    const slipway = await startSlipway(await folders.folderOf(size), { TRUST_PROXY: '1' })
    const answers = folders.scratch('pages.json')
    const bare = bareOf(await startServer('bare.ts', { ANSWERS: answers }), answers)
    servers.push(slipway, bare.server)
    const [home, launch, directories] = [visit('/'), launchPage(0), visit('/directories/')]
    for (const page of [home, launch, directories]) await warmUp(slipway, 6000, page)
    // Twice, until Node has compiled what draws them. There are too many for the cache to keep any.
    await warmUp(slipway, 2 * warming, (index) => launchPage(size - 1 - (index % warming))(index))
    const besides = (askAt: (index: number) => Ask) => besideBare(bare, { server: slipway, count: 2000, askAt }, 50)
    const measured = { home: besides(home), launch: besides(launch), directories: besides(directories) }
    const figures = await interleave({
      home: measured.home.ours,
      launch: measured.launch.ours,
      directories: measured.directories.ours,
      first: costOf({ server: slipway, count: fresh / 9, askAt: (index) => launchPage(index + 1)(index), lead: launch(0) }),
    })
    const row = (id: keyof typeof measured, what: string) =>
      compare({
        id: `pages-${id}`,
        what,
        unit: 'µs',
        ours: figures[id],
        theirs: measured[id].theirs,
        peer: 'bare node:http',
        atMost: 1 / 0.5,
      })
    return [
      row('home', 'The home page, seen before'),
      row('launch', 'A launch page, seen before'),
      row('directories', 'The directories, seen before'),
      bound({ id: 'pages-first', what: 'A launch page rendered for the first time', unit: 'µs', ours: median(figures.first), atMost: 400 }),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
