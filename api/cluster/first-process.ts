import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { relayMetrics } from './collect-metrics.ts'
import { isOurs, type Message } from './messages.ts'

/** A worker that dies sooner counts as failed at startup. Milliseconds. */
const quickDeath = 10_000
/** After a first quick death; doubled after each further one in a row. Milliseconds. */
const restartDelay = { first: 1000, max: 30_000 }
/** Longer than a worker takes to stop (startup/drain.ts): one that is still there hangs. Milliseconds. */
const maxStop = 28_000

type Member = { worker: Worker; startedAt: number; ready: Promise<boolean>; exited: Promise<Exit> }
type Exit = { code: number | null; signal: string | null }

export type Workers = {
  /** Restarts all, one after another: each stops once its successor serves. */
  restart: () => void
  /** Lets all finish, then stops them. */
  stop: () => Promise<void>
  kill: () => void
}

/** Keeps `count` workers running. Resolves once the first serves, or to null if it can’t start; it has printed why. */
export async function runWorkers(count: number, logger: Logger): Promise<Workers | null> {
  const members = new Set<Member>()
  const serving = new Set<Worker>()
  const stopping = new AbortController()
  cluster.schedulingPolicy = cluster.SCHED_RR
  void new RateLimiterClusterMaster()
  relayMetrics(() => serving)

  const start = (): Member => {
    const worker = cluster.fork()
    const exited = new Promise<Exit>((resolve) => {
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
      void exited.finally(() => {
        serving.delete(worker)
        members.delete(member)
        resolve(false)
      })
    })
    const member = { worker, startedAt: performance.now(), ready, exited }
    members.add(member)
    return member
  }
  const stop = async ({ worker, exited }: Member) => {
    serving.delete(worker)
    if (worker.isConnected()) worker.send({ slipway: 'stop' } satisfies Message)
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), maxStop)
    await exited
    clearTimeout(cut)
  }
  const kill = () => {
    for (const { worker } of members) worker.process.kill('SIGKILL')
  }

  const first = start()
  if (!(await first.ready)) return null
  const slots = [first, ...Array.from({ length: count - 1 }, start)].map((member) => ({ member }))

  const keepAlive = async (slot: (typeof slots)[number]) => {
    let failuresInRow = 0
    for (;;) {
      const { member } = slot
      const { code, signal } = await member.exited
      if (stopping.signal.aborted) return
      if (slot.member !== member) continue
      failuresInRow = performance.now() - member.startedAt < quickDeath ? failuresInRow + 1 : 0
      const delay = failuresInRow === 0 ? 0 : Math.min(restartDelay.max, restartDelay.first * 2 ** (failuresInRow - 1))
      logger.error({ worker: member.worker.id, code, signal, pause: delay }, 'a worker died; starting another')
      await wait(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      if (slot.member === member) slot.member = start()
    }
  }
  for (const slot of slots) void keepAlive(slot)

  const restartAll = async () => {
    logger.info('restarting the workers one after another')
    for (const slot of slots) {
      const next = start()
      const isReady = await next.ready
      if (stopping.signal.aborted) return
      if (!isReady) return logger.error('a worker couldn’t restart; the others keep running')
      const former = slot.member
      slot.member = next
      await stop(former)
    }
    logger.info('restarted the workers')
  }
  let restarting = Promise.resolve()
  return {
    restart: () => void (restarting = restarting.then(restartAll)),
    async stop() {
      stopping.abort()
      await Promise.all([...members].map(stop))
    },
    kill,
  }
}
