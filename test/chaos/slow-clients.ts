import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { behaviours, startSlowClients } from '../support/slow-clients.ts'
import { startChild } from './child-service.ts'
import type { Outcome, Skipped } from './fault.ts'

/** A read that takes longer than this is not available. */
const boundMs = 1000
const reads = 50

/** Reads go on, each within the bound, while so many clients of each kind hang on to the service. */
export async function slowClients(idle: number, others: number): Promise<Outcome | Skipped> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-slow-'))
  const service = await startChild(folder)
  const misses: string[] = []
  const worst: string[] = []
  try {
    for (const [name, behaviour] of Object.entries(behaviours)) {
      const count = name === 'idle connections' ? idle : others
      const clients = await startSlowClients(service.port, count, behaviour)
      let slowest = 0
      for (let turn = 0; turn < reads; turn += 1) {
        const started = performance.now()
        const status = await fetch(`${service.origin}/api/v1/products/`, { signal: AbortSignal.timeout(10_000) }).then(
          async (answer) => (await answer.text(), answer.status),
          (error: unknown) => String(error),
        )
        slowest = Math.max(slowest, performance.now() - started)
        if (status !== 200) misses.push(`${count} ${name}: a read ended with ${status}`)
        await wait(20)
      }
      if (slowest > boundMs) misses.push(`${count} ${name}: a read took ${Math.round(slowest)} ms`)
      worst.push(`${clients.made()} ${name}: ${Math.round(slowest)} ms`)
      if (name === 'idle connections' && clients.open() < count) misses.push(`only ${clients.open()} of ${count} connections stayed`)
      if (Math.max(clients.open(), clients.made() - count) < count / 2) misses.push(`${name} had ended before the reads did`)
      clients.end()
      await wait(200)
    }
    if (service.child.exitCode !== null) misses.push('the service is gone')
  } finally {
    await service.end()
    await rm(folder, { recursive: true })
  }
  return { rounds: worst.length, misses, note: `slowest read with ${worst.join(', ')}` }
}
