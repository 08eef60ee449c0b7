import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { passFiguresOn } from './gather-figures.ts'
import { isOurs, type Message } from './messages.ts'

/** Who lives for less had no luck from the start. Milliseconds. */
const quickDeath = 10_000
/** After a first quick death; doubled after each further one in a row. Milliseconds. */
const pauses = { first: 1000, longest: 30_000 }
/** Longer than a worker takes to leave (process.ts): one that is still there hangs. Milliseconds. */
const longestStop = 28_000

type Member = { worker: Worker; startedAt: number; ready: Promise<boolean>; gone: Promise<Ending> }
type Ending = { code: number | null; signal: string | null }

export type Workers = {
  /** Restarts all, one after another: each leaves once its successor serves. */
  restart: () => void
  /** Lets all finish. */
  stop: () => Promise<void>
  kill: () => void
}

/** Keeps `count` workers running. Resolves once the first serves, or to null if it can’t start: then it has said why. */
export async function runWorkers(count: number, logger: Logger): Promise<Workers | null> {
  const members = new Set<Member>()
  const serving = new Set<Worker>()
  const stopping = new AbortController()
  cluster.schedulingPolicy = cluster.SCHED_RR
  void new RateLimiterClusterMaster()
  passFiguresOn(() => serving)

  const start = (): Member => {
    const worker = cluster.fork()
    const gone = new Promise<Ending>((resolve) => {
      worker.once('exit', (code, signal) => resolve({ code, signal }))
      worker.on('error', (error) => {
        logger.error({ worker: worker.id, err: error }, 'a worker couldn’t be started or reached')
        // One that couldn’t be started never exits; one that couldn’t be reached is about to.
        if (worker.process.pid === undefined) resolve({ code: null, signal: null })
      })
    })
    const ready = new Promise<boolean>((resolve) => {
      worker.on('message', (message) => {
        if (!isOurs(message) || message.slipway !== 'ready') return
        serving.add(worker)
        resolve(true)
      })
      void gone.finally(() => {
        serving.delete(worker)
        members.delete(member)
        resolve(false)
      })
    })
    const member = { worker, startedAt: performance.now(), ready, gone }
    members.add(member)
    return member
  }
  const leave = async ({ worker, gone }: Member) => {
    serving.delete(worker)
    if (worker.isConnected()) worker.send({ slipway: 'leave' } satisfies Message)
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), longestStop)
    await gone
    clearTimeout(cut)
  }
  const kill = () => {
    for (const { worker } of members) worker.process.kill('SIGKILL')
  }

  const first = start()
  if (!(await first.ready)) return null
  const places = [first, ...Array.from({ length: count - 1 }, start)].map((member) => ({ member }))

  const keep = async (place: (typeof places)[number]) => {
    let inRow = 0
    for (;;) {
      const { member } = place
      const { code, signal } = await member.gone
      if (stopping.signal.aborted) return
      if (place.member !== member) continue
      inRow = performance.now() - member.startedAt < quickDeath ? inRow + 1 : 0
      const pause = inRow === 0 ? 0 : Math.min(pauses.longest, pauses.first * 2 ** (inRow - 1))
      logger.error({ worker: member.worker.id, code, signal, pause }, 'a worker died; starting another')
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      if (place.member === member) place.member = start()
    }
  }
  for (const place of places) void keep(place)

  const restartAll = async () => {
    logger.info('restarting the workers one after another')
    for (const place of places) {
      const next = start()
      const isReady = await next.ready
      if (stopping.signal.aborted) return
      if (!isReady) return logger.error('a worker couldn’t restart; the others keep running')
      const former = place.member
      place.member = next
      await leave(former)
    }
    logger.info('restarted the workers')
  }
  let restarting = Promise.resolve()
  return {
    restart: () => void (restarting = restarting.then(restartAll)),
    async stop() {
      stopping.abort()
      await Promise.all([...members].map(leave))
    },
    kill,
  }
}
