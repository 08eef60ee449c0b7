import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { isOurs, type Figures, type Message } from './messages.ts'

/** How long the figures of the other workers are waited for. Milliseconds. */
const timeoutMs = 1000

/** In a worker: sends its metrics to the others, and returns a function that reads those of all. */
export function shareFigures(own: Registry): () => Promise<string> {
  const waiting = new Map<number, (figures: Figures[]) => void>()
  const send = (message: Message) => void (process.connected && process.send?.(message))
  let asked = 0
  process.on('message', (message) => {
    if (!isOurs(message)) return
    if (message.slipway === 'give') {
      const { id } = message
      void own.getMetricsAsJSON().then((figures) => send({ slipway: 'figures', id, figures }))
    }
    if (message.slipway === 'collected') waiting.get(message.id)?.(message.figures)
  })
  return async () => {
    const id = (asked += 1)
    const others = new Promise<Figures[]>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(resolve, 2 * timeoutMs, []).unref()
    }).finally(() => waiting.delete(id))
    send({ slipway: 'collect', id })
    return AggregatorRegistry.aggregate([await own.getMetricsAsJSON(), ...(await others)]).metrics()
  }
}

/** In the first process: passes a worker’s question on to the others that serve. One that doesn’t answer in time is left out. */
export function passFiguresOn(serving: () => Iterable<Worker>): void {
  let asked = 0
  const pass = async (asker: Worker, id: number) => {
    const others = [...serving()].filter((worker) => worker !== asker && worker.isConnected())
    const question = (asked += 1)
    const found = await Promise.all(others.map((worker) => figuresOf(worker, question)))
    const figures = found.filter((each) => each !== null)
    if (asker.isConnected()) asker.send({ slipway: 'collected', id, figures } satisfies Message)
  }
  cluster.on('message', (asker: Worker, message: unknown) => {
    if (isOurs(message) && message.slipway === 'collect') void pass(asker, message.id)
  })
}

function figuresOf(worker: Worker, id: number): Promise<Figures | null> {
  return new Promise((resolve) => {
    const end = (figures: Figures | null) => {
      worker.off('message', hear)
      clearTimeout(timer)
      resolve(figures)
    }
    const hear = (message: unknown) => {
      if (isOurs(message) && message.slipway === 'figures' && message.id === id) end(message.figures)
    }
    const timer = setTimeout(end, timeoutMs, null)
    worker.on('message', hear)
    worker.send({ slipway: 'give', id } satisfies Message)
  })
}
