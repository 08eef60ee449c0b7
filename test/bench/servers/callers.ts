import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { askOnce, type Ask } from '../load.ts'
import { serveBench } from './control.ts'

// Callers of a service that ask for the same again and again, all at once. Its own port tells how often they were answered with what.
const count = Number(process.env['CALLERS'])
const service = Number(process.env['SERVICE'])
const ask = JSON.parse(process.env['ASK'] ?? '{}') as Ask

// They stand for machines elsewhere, which take no time of this one's.
setPriority(10)

const outcomes: Record<string, number> = {}

async function keepAsking(): Promise<never> {
  for (;;) {
    const { status } = await askOnce(service, ask)
    outcomes[status] = (outcomes[status] ?? 0) + 1
    // Who is refused for want of a place comes again a second later.
    if (status !== 200) await setTimeout(1000)
  }
}

await serveBench(async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(outcomes)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  for (let caller = 0; caller < count; caller += 1) void keepAsking()
  return (server.address() as AddressInfo).port
})
