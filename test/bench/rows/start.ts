import { writeFile } from 'node:fs/promises'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { bytesOf, Load } from '../load.ts'
import { median } from '../rounds.ts'
import { bound, compare, inUnit, type Row } from '../row.ts'
import { startServer, startSlipway, type Server } from '../server.ts'

const size = 100_000
const rounds = 7
const afterStartMs = 2000
const paths = ['/api/v1/products/', '/api/v1/products/?query=wolfram', '/api/v1/products/?category=ai', '/api/v1/products/?query=q']

export async function measureStart(folders: Folders): Promise<Row[]> {
  const folder = await folders.folderOf(size)
  const compact = folders.scratch('launches.json')
  const indented = folders.scratch('lowdb.json') // as lowdb writes it
  const launches = catalogLaunches(size)
  await writeFile(compact, JSON.stringify(launches))
  await writeFile(indented, JSON.stringify(launches, null, 2))

  const ours: Server[] = []
  const parses: Server[] = []
  const stalls: number[] = []
  const later: number[] = []
  const memory = { ours: [] as number[], lowdb: [] as number[] }
  const collected = { ours: [] as number[], lowdb: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const server = await startSlipway(folder)
    await ask(server)
    stalls.push(await server.ask('longestStall'))
    await ask(server)
    later.push(await server.ask('longestStall'))
    memory.ours.push(await server.ask('memory'))
    collected.ours.push(await server.ask('collectedMemory'))
    await server.stop()
    const parse = await startServer('json-parse.ts', { DATA: compact })
    await parse.stop()
    const lowdb = await startServer('lowdb.ts', { DATA: indented })
    memory.lowdb.push(await lowdb.ask('memory'))
    collected.lowdb.push(await lowdb.ask('collectedMemory'))
    await lowdb.stop()
    ours.push(server)
    parses.push(parse)
  }

  const [wall, parseWall] = [ours.map(({ startMs }) => startMs), parses.map(({ startMs }) => startMs)]
  const [cpu, parseCpu] = [ours.map(({ startCpuMs }) => startCpuMs), parses.map(({ startCpuMs }) => startCpuMs)]
  const from = { unit: 'ms', peer: 'JSON.parse', atMost: 2.5 } as const
  return [
    compare({ id: 'start-wall', what: 'From nothing to listening with 100,000 launches', ours: wall, theirs: parseWall, ...from }),
    compare({ id: 'start-cpu', what: 'CPU time of the same', ours: cpu, theirs: parseCpu, ...from }),
    bound({
      id: 'start-stall',
      what: 'Longest stall in the two seconds after',
      unit: 'ms',
      ours: median(stalls),
      peer: `${inUnit(median(later), 'ms')} in the next two`,
      atMost: 50,
    }),
    compare({
      id: 'start-memory',
      what: 'Memory of the process (RSS) then',
      unit: 'MB',
      ours: memory.ours,
      theirs: memory.lowdb,
      peer: 'lowdb JSONFile',
      atMost: 1,
    }),
    compare({
      id: 'start-memory-collected',
      what: 'The same after a forced collection',
      unit: 'MB',
      ours: collected.ours,
      theirs: collected.lowdb,
      peer: 'lowdb JSONFile',
      atMost: 1,
    }),
  ]
}

/** What people ask right after a start, one after the other. */
async function ask(server: Server): Promise<void> {
  const load = await Load.open(server.port, 1)
  const until = performance.now() + afterStartMs
  while (performance.now() < until) {
    await load.run(paths.length, (index) => bytesOf({ path: paths[index] ?? '/' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  load.close()
}
