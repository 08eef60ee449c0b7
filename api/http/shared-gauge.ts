import { Gauge, type Registry } from 'prom-client'

/** Adds a gauge that has the same value in all processes. It’s missing while there is none, or it can’t be read. */
export function addSharedGauge(registry: Registry, name: string, help: string, read: () => Promise<number | undefined>): void {
  const gauge = new Gauge({
    name,
    help,
    aggregator: 'first',
    registers: [],
    async collect() {
      const value = await read().catch(() => undefined)
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
  registry.registerMetric(gauge)
}
