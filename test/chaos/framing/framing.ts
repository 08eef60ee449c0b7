import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startChild, type ChildService } from '../child-service.ts'
import type { Outcome } from '../fault.ts'
import { startProber, threadMsOf, type Prober } from '../shapes/flood.ts'
import { behaviours, type Behaviour } from './behaviours.ts'
import { heldMb, residentMb } from './memory.ts'
import { targets, type Target } from './targets.ts'

/** How many connections, spread over how many targets. */
const [atOnce, targetsAtOnce] = [20, 4]
const boundMs = 250
/** A factor of the memory that the service held before. */
const growth = 1.1
const floodMs = 400
const attempts = 3
const quietMs = 60_000

/** What each behaviour did at its worst: the longest wait of others and where, and the most memory meanwhile. */
type Worst = { ms: number; at: string; mb: number }

/** Every public endpoint is sent requests in every kind of odd framing, twenty at once. */
export async function framing(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-framing-'))
  const service = await startChild(folder, { NODE_OPTIONS: '--max-old-space-size=512' })
  const prober = startProber(service.port)
  const misses: string[] = []
  const worst = new Map<string, Worst>()
  let rounds = 0
  try {
    for (const { method, path } of targets) await (await fetch(service.origin + path, { method })).text()
    const before = await heldMb(service)
    for (const [name, behave] of Object.entries(behaviours)) {
      const seen: Worst = { ms: 0, at: '', mb: 0 }
      for (let first = 0; first < targets.length; first += targetsAtOnce) {
        const some = targets.slice(first, first + targetsAtOnce)
        let felt = await flood(service, prober, behave, some)
        for (let attempt = 1; attempt < attempts && felt.ms > boundMs; attempt += 1) {
          const again = await flood(service, prober, behave, some)
          if (again.ms < felt.ms) felt = again
        }
        rounds += some.length
        seen.mb = Math.max(seen.mb, felt.mb)
        const at = some.map(({ method, path }) => `${method} ${path}`).join(', ')
        if (felt.ms > seen.ms) Object.assign(seen, { ms: felt.ms, at })
        if (felt.ms > boundMs) misses.push(`${name} to ${at}: others waited ${Math.round(felt.ms)} ms`)
        if (isGone(service)) throw new Error(`${name} to ${at}: the service is gone\n${service.output().slice(-2000)}`)
      }
      worst.set(name, seen)
      process.stderr.write(`\n${name}: ${wordsOf(seen)}`)
    }
    await wait(quietMs)
    const after = await heldMb(service)
    if (after > before * growth) misses.push(`it held ${Math.round(before)} MB before and ${Math.round(after)} MB a minute after`)
    const waits = [...worst].map(([name, seen]) => `${name} ${wordsOf(seen)}`)
    return { rounds, misses, note: `${waits.join('; ')}; held ${Math.round(before)} MB before, ${Math.round(after)} MB a minute after` }
  } finally {
    await prober.end()
    await service.end()
    await rm(folder, { recursive: true })
  }
}

const isGone = ({ child }: ChildService) => child.exitCode !== null || child.signalCode !== null

const wordsOf = ({ ms, at, mb }: Worst) => `${Math.round(ms)} ms (${at}), up to ${Math.round(mb)} MB resident`

async function flood(
  service: ChildService,
  prober: Prober,
  behave: Behaviour,
  some: readonly Target[],
): Promise<{ ms: number; mb: number }> {
  await prober.longest()
  const startedAt = threadMsOf(service.child.pid)
  const sockets = Array.from({ length: atOnce }, (_, nth) => {
    const target = some[nth % some.length] as Target
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => socket.destroy()).once('connect', () => behave(socket, target))
    return socket
  })
  let mb = 0
  for (const until = performance.now() + floodMs; performance.now() < until;) {
    await wait(50)
    mb = Math.max(mb, residentMb(service))
  }
  for (const socket of sockets) socket.destroy()
  // Work still left for them delays others too.
  await fetch(`${service.origin}/healthz/`).then(
    (answer) => answer.text(),
    () => undefined,
  )
  const ms = await prober.longest()
  const endedAt = threadMsOf(service.child.pid)
  // A wait longer than the main thread has worked is due to the machine, which others use too.
  return { ms: Math.min(ms, startedAt === null || endedAt === null ? Infinity : endedAt - startedAt), mb }
}
