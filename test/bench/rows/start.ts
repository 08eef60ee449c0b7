import { writeFile } from 'node:fs/promises'
import type { Folders } from '../catalog/folders.ts'
import { catalogLaunches } from '../catalog/launches.ts'
import { runProcess } from '../in-process.ts'
import { askOnce, bytesOf, Load } from '../load.ts'
import type { SessionFigures } from '../processes/sessions.ts'
import { median } from '../rounds.ts'
import { bound, compare, inUnit, stallNote, type Row } from '../row.ts'
import { startServer, startSlipway, type Server } from '../server.ts'

const size = 100_000
const rounds = 7
const afterStartMs = 2000
/** Nothing has the word, so that no answer can be given before every launch has been looked at. */
const absent = '/api/v1/products/?query=wolfram'
const paths = ['/api/v1/products/', absent, '/api/v1/products/?category=ai', '/api/v1/products/?query=q']

export async function measureStart(folders: Folders): Promise<Row[]> {
  const folder = await folders.folderOf(size)
  const compact = folders.scratch('launches.json')
  const indented = folders.scratch('lowdb.json') // as lowdb writes it
  const launches = catalogLaunches(size)
  await writeFile(compact, JSON.stringify(launches))
  await writeFile(indented, JSON.stringify(launches, null, 2))

  const ours: Server[] = []
  const parses: Server[] = []
  const stalls: Record<'ours' | 'idle' | 'turns' | 'later', number[]> = { ours: [], idle: [], turns: [], later: [] }
  const first = { wall: [] as number[], cpu: [] as number[], sinceListening: [] as number[], stalls: [] as number[] }
  const memory = { ours: [] as number[], lowdb: [] as number[] }
  const collected = { ours: [] as number[], lowdb: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const control = await startServer('idle.ts', {})
    const began = performance.now()
    const server = await startSlipway(folder)
    const listening = performance.now()
    await Promise.all([control.ask('longestStall'), server.ask('longestTurn')])
    await askOnce(server.port, { path: absent })
    first.wall.push(performance.now() - began)
    first.sinceListening.push(performance.now() - listening)
    first.cpu.push(await server.ask('cpu'))
    first.stalls.push(await server.ask('longestStall'))
    await ask(server)
    stalls.ours.push(Math.max(first.stalls.at(-1) ?? 0, await server.ask('longestStall')))
    stalls.idle.push(await control.ask('longestStall'))
    stalls.turns.push(await server.ask('longestTurn'))
    await ask(server)
    stalls.later.push(await server.ask('longestStall'))
    await control.stop()
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
  const reported = { ...from, atMost: null }
  const sessions = await runProcess<SessionFigures>('sessions.ts')
  return [
    compare({ id: 'start-wall', what: 'From opening the folder to listening, 100,000 launches', ours: wall, theirs: parseWall, ...from }),
    compare({ id: 'start-cpu', what: 'CPU time of the same', ours: cpu, theirs: parseCpu, ...from }),
    bound({
      id: 'start-first-search',
      what: 'From listening to the answer of a first search',
      unit: 'ms',
      ours: median(first.sinceListening),
      atMost: 2000,
      note: `The slowest of ${rounds} took ${inUnit(Math.max(...first.sinceListening), 'ms')}. The event loop stood still for ${inUnit(Math.max(...first.stalls), 'ms')} at most meanwhile.`,
    }),
    compare({
      id: 'start-search',
      what: 'From the start of the process to the answer of a first search',
      ours: first.wall,
      theirs: parseWall,
      ...reported,
    }),
    compare({ id: 'start-search-cpu', what: 'CPU time of the same', ours: first.cpu, theirs: parseCpu, ...reported }),
    bound({
      id: 'start-stall',
      what: `Longest stall in the two seconds after, the worst of ${rounds} starts`,
      unit: 'ms',
      ours: Math.max(...stalls.ours),
      peer: `${inUnit(Math.max(...stalls.idle), 'ms')} idle process`,
      atMost: 50,
      note: stallNote(
        stalls.ours,
        stalls.idle,
        stalls.turns,
        `In the two seconds after those it was ${inUnit(Math.max(...stalls.later), 'ms')} at the longest.`,
      ),
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
    bound({
      id: 'session-memory',
      what: `Memory of an open MCP session, after ${sessions.agents} agents have begun one`,
      unit: 'kB',
      ours: sessions.held / 1000,
      atMost: 30,
      note: `${sessions.open} of them are open: the process closes the others, and memory doesn’t grow with them. All together hold ${inUnit((sessions.held * sessions.open) / 1e6, 'MB')}.`,
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
