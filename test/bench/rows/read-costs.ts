import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { bytesOf, Load, type Ask } from '../load.ts'
import { toRecorded } from '../recorded.ts'
import type { Server } from '../server.ts'

/** What is measured; gives the bytes of each answer to who wants to hear them. */
export type Measure = (hear?: (answer: Buffer) => void) => Promise<number>

type Asked = {
  server: Server
  count: number
  askAt: (index: number) => Ask
  /** Asked before, so often; what `askAt` begins with unless said otherwise. */
  lead?: Ask
  leadIn?: number
  /** Gets what follows once the answers are out, in microseconds a request: it falls on no other measurement. */
  later?: number[]
}

/** Milliseconds until what was counted has been written down. */
const aftermath = 1500

/** Asks until the server's code is as fast as it gets. */
export async function warmUp({ port }: Server, count: number, askAt: (index: number) => Ask): Promise<void> {
  const load = await Load.open(port)
  await load.run(count, (index) => bytesOf(askAt(index)))
  load.close()
}

/**
 * The CPU time that each request of a round takes the server, in microseconds. It begins after a lead-in, when the connections stand
 * and the machine's caches hold this process again.
 */
export function costOf({ server, count, askAt, lead = askAt(0), leadIn = 300, later }: Asked): Measure {
  let asked = 0
  return async (hear) => {
    const requests = Array.from({ length: count }, (_, index) => bytesOf(askAt(asked + index)))
    asked += count
    const load = await Load.open(server.port)
    await load.run(leadIn, () => bytesOf(lead))
    const before = await server.ask('cpu')
    await load.run(count, (index) => requests[index] ?? Buffer.alloc(0), hear)
    const after = await server.ask('cpu')
    load.close()
    if (later !== undefined) {
      await setTimeout(aftermath)
      later.push((((await server.ask('cpu')) - after) / count) * 1000)
    }
    return ((after - before) / count) * 1000
  }
}

/** The server that only sends what was recorded. */
export type Bare = { server: Server; play: (answers: readonly Buffer[]) => Promise<void> }

export const bareOf = (server: Server, path: string): Bare => ({
  server,
  play: async (answers) => {
    await writeFile(path, JSON.stringify(answers.map(toRecorded)))
    await server.ask('load')
  },
})

/** Measures a round of ours, and at once the bare server sending the same answers as often; `kept` of them, where they are all alike. */
export function besideBare(bare: Bare, asked: Asked, kept = asked.count) {
  const measure = costOf(asked)
  const least = costOf({ server: bare.server, count: asked.count, askAt: () => asked.lead ?? asked.askAt(0) })
  const theirs: number[] = []
  const ours = async () => {
    const answers: Buffer[] = []
    const cost = await measure((answer) => {
      if (answers.length < kept) answers.push(answer)
    })
    await bare.play(answers)
    theirs.push(await least())
    return cost
  }
  return { ours, theirs }
}
