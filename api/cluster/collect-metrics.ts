import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { isOurs, type Metrics, type Message } from './messages.ts'

/** How long to wait for the other workers’ metrics, in milliseconds. */
const timeoutMs = 1000

/** In a worker: sends its metrics to the others, and returns a function that reads those of all. */
export function shareMetrics(own: Registry): () => Promise<string> {
  const waiting = new Map<number, (metrics: Metrics[]) => void>()
  const send = (message: Message) => void (process.connected && process.send?.(message))
  let asked = 0
  process.on('message', (message) => {
    if (!isOurs(message)) return
    if (message.slipway === 'give') {
      const { id } = message
      void own.getMetricsAsJSON().then((metrics) => send({ slipway: 'metrics', id, metrics }))
    }
    if (message.slipway === 'collected') waiting.get(message.id)?.(message.metrics)
  })
  return async () => {
    const id = (asked += 1)
    const others = new Promise<Metrics[]>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(resolve, 2 * timeoutMs, []).unref()
    }).finally(() => waiting.delete(id))
    send({ slipway: 'collect', id })
    return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...(await others)]).metrics()
  }
}

/** In the first process: passes a worker’s question on to the others that serve. One that doesn’t answer in time is left out. */
export function relayMetrics(serving: () => Iterable<Worker>): void {
  let asked = 0
  const pass = async (asker: Worker, id: number) => {
    const others = [...serving()].filter((worker) => worker !== asker && worker.isConnected())
    const question = (asked += 1)
    const found = await Promise.all(others.map((worker) => metricsOf(worker, question)))
    const metrics = found.filter((each) => each !== null)
    if (asker.isConnected()) asker.send({ slipway: 'collected', id, metrics } satisfies Message)
  }
  cluster.on('message', (asker: Worker, message: unknown) => {
    if (isOurs(message) && message.slipway === 'collect') void pass(asker, message.id)
  })
}

const metricsOf = (worker: Worker, id: number): Promise<Metrics | null> =>
  new Promise((resolve) => {
    const end = (metrics: Metrics | null) => {
      worker.off('message', hear)
      clearTimeout(timer)
      resolve(metrics)
    }
    const hear = (message: unknown) => {
      if (isOurs(message) && message.slipway === 'metrics' && message.id === id) end(message.metrics)
    }
    const timer = setTimeout(end, timeoutMs, null)
    worker.on('message', hear)
    worker.send({ slipway: 'give', id } satisfies Message)
  })
