import { monitorEventLoopDelay } from 'node:perf_hooks'
import { nodeDisk } from '../../../api/store/embedded/journal/disk.ts'
import { RecordDatabase } from '../../../api/store/embedded/record-database.ts'
import { catalogLaunch } from '../catalog/launches.ts'
import { roundCount } from '../rounds.ts'
import { startServer } from '../server.ts'
import { watchTurns } from '../turns.ts'

/**
 * Milliseconds of each compaction: its longest stall, that of an idle process at the same time, what the main thread did in one turn at most, the
 * longest stall without a compaction in as long a time, and how long it took.
 */
export type CompactionFigures = Record<'stalls' | 'idle' | 'turns' | 'quiet' | 'took', number[]>

const size = 100_000
const settlingMs = 5000
const database = await RecordDatabase.open({
  folder: process.env['FOLDER'] ?? '',
  disk: nodeDisk,
  onFailure: (error) => {
    throw error
  },
})
const control = await startServer('idle.ts', {})
const longestTurn = watchTurns()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The longest stall while `work` runs and somebody votes now and then. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 1 })
  watch.enable()
  const ending = new AbortController()
  const votes = async () => {
    for (let vote = 0; !ending.signal.aborted; vote += 1) {
      const launch = { ...catalogLaunch((vote * 7919) % size, size), upvotes: vote }
      await database.transact((transaction) => transaction.put('launches', launch))
      await pause(10)
    }
  }
  const voting = votes()
  await work()
  ending.abort()
  await voting
  watch.disable()
  return watch.max / 1e6
}

// The first full garbage collection after opening belongs to the start, whose stalls have a row of their own.
await longestStall(() => pause(settlingMs))

const figures: CompactionFigures = { stalls: [], idle: [], turns: [], quiet: [], took: [] }
for (let round = 0; round < roundCount; round += 1) {
  await control.ask('longestStall')
  longestTurn()
  const began = performance.now()
  figures.stalls.push(await longestStall(() => database.journal.compact()))
  const took = performance.now() - began
  figures.took.push(took)
  figures.turns.push(longestTurn())
  figures.idle.push(await control.ask('longestStall'))
  figures.quiet.push(await longestStall(() => pause(took)))
}
await control.stop()
await database.close()
process.send?.(figures)
