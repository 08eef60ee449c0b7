import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, Registry } from 'prom-client'
import { asWorker } from '../../../api/cluster/worker-process.ts'

// A worker without the service. POST / counts one of three units a minute, /figures shows the figures of all workers
// (/figures-later after a moment), /slow takes its time.

const worker = asWorker()
if (worker === null || process.env['WORKER'] === 'broken') {
  process.stderr.write('The worker says why.\n')
  process.exit(1)
}
const registry = new Registry()
const asked = new Counter({ name: 'asked', help: 'Requests.', registers: [registry] })
new Gauge({ name: 'same', help: 'The same in all.', aggregator: 'first', registers: [registry] }).set(7)
const counter = worker.otherWorkers.createCounter('units', 60)
const metrics = worker.otherWorkers.shareMetrics(registry)
const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === '/figures-later') await wait(300)
    if (request.url?.startsWith('/figures')) return metrics()
    asked.inc()
    if (request.url === '/slow') await wait(300)
    return JSON.stringify({ pid: process.pid, ...(request.method === 'POST' && (await counter.use([{ key: 'somebody', max: 3 }], 1))) })
  }
  void answer().then((body) => response.setHeader('Connection', 'close').end(body))
})
worker.onStop(() => void server.close(() => process.exit(0)))
await once(server.listen(Number(process.env['PORT']), '127.0.0.1'), 'listening')
worker.tellReady()
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
