import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Current values. */
type DatabaseFigures = { connections: () => { total: number; idle: number; waiting: number }; leads: () => boolean }

type CountMails = (state: 'waiting' | 'failed') => Promise<number>

export type Metrics = ReturnType<typeof createMetrics>

type Series = { count: Counter.Internal; duration: Histogram.Internal<'method' | 'route'> }

/** Prometheus metrics of one service; each service has its own registry. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to send the response, in seconds.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  })
  const drafts = new Counter({
    name: 'model_drafts_total',
    help: 'Listings sent to the language model, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const mails = new Counter({
    name: 'slipway_mails_total',
    help: 'Attempts to send an email, by outcome. retried: it waits for another attempt. failed: it doesn’t.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  /** Looking series up by their labels takes longer than counting in them. There are as many as routes, methods and statuses. */
  const known = new Map<string, Map<string, Series>>()
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    observeRequest({ method, route, status, seconds }: { method: string; route: string; status: number; seconds: number }) {
      let ofRoute = known.get(route)
      if (ofRoute === undefined) known.set(route, (ofRoute = new Map()))
      let series = ofRoute.get(`${method}${status}`)
      if (series === undefined) {
        series = { count: requests.labels({ method, route, status: String(status) }), duration: durations.labels({ method, route }) }
        ofRoute.set(`${method}${status}`, series)
      }
      series.count.inc()
      series.duration.observe(seconds)
    },
    countDraft: (outcome: string) => drafts.inc({ outcome }),
    countMail: (outcome: string) => mails.inc({ outcome }),
    watchMails: (count: CountMails) => watchMails(registry, count),
    watchDatabase: (figures: DatabaseFigures) => watchDatabase(registry, figures),
  }
}

/** Emails in the store, of all processes. There is no figure while the store is unavailable. */
function watchMails(registry: Registry, count: CountMails): void {
  const emails = { waiting: 'Emails waiting to be sent.', failed: 'Emails that couldn’t be sent; moderators see them.' } as const
  for (const state of ['waiting', 'failed'] as const) {
    const gauge = new Gauge({
      name: `slipway_mails_${state}`,
      help: emails[state],
      registers: [],
      async collect() {
        await count(state).then(
          (mails) => this.set(mails),
          () => this.remove(),
        )
      },
    })
    registry.registerMetric(gauge)
  }
}

function watchDatabase(registry: Registry, { connections, leads }: DatabaseFigures): void {
  const pool = new Gauge({
    name: 'database_connections',
    help: 'Database connections of this process. waiting: requests queued for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
  const lead = new Gauge({
    name: 'scheduler_leads',
    help: '1 if this process runs the scheduled jobs (publishing launches, checking badges) for all processes that share the database.',
    registers: [],
    collect() {
      this.set(leads() ? 1 : 0)
    },
  })
  registry.registerMetric(pool)
  registry.registerMetric(lead)
}
