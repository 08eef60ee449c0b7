import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { failuresOf, type BackupState } from '../domain/backups.ts'
import type { Store } from '../ports/store.ts'
import type { AuditOutcome } from '../ports/world.ts'

/** Adds a gauge that has the same value in all processes. It’s missing while there is none, or it can’t be read. */
function addSharedGauge(registry: Registry, name: string, help: string, read: () => Promise<number | undefined>): void {
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

/** The service’s own backups, the same in all processes. Missing until there is one, and while the store is unavailable. */
function watchBackups(registry: Registry, read: () => Promise<BackupState>): void {
  const watch = (name: string, help: string, valueOf: (state: BackupState) => number | undefined) =>
    addSharedGauge(registry, name, help, () => read().then(valueOf))
  const seconds = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at) / 1000)
  watch('slipway_backup_last_success_timestamp_seconds', 'When the last good backup was made.', ({ backup }) => seconds(backup.good?.at))
  watch('slipway_backup_last_size_bytes', 'The size of the last good backup.', ({ backup }) => backup.good?.bytes)
  watch('slipway_backup_failures', 'Backups that failed since the last good one.', ({ backup }) => failuresOf(backup))
  watch('slipway_backup_last_check_timestamp_seconds', 'When a backup was last restored for a check.', ({ check }) =>
    seconds(check.good?.at),
  )
  watch('slipway_backup_check_failures', 'Checks that failed since the last good one.', ({ check }) => failuresOf(check))
}

type DatabaseStats = { connections: () => { total: number; idle: number; waiting: number }; leads: () => boolean }

/** Counts since the start, and the state of each standby. `lag` is in seconds. */
type ReadStats = () => { counts: { leader: number; standby: number }; standbys: { host: string; isUsed: boolean; lag: number }[] }

const auditOutcomes: AuditOutcome[] = ['done', 'unreachable', 'refused', 'busy', 'canceled', 'failed']

const mailOutcomes = ['sent', 'retried', 'failed'] as const

type Build = { version: string; commit: string; store: 'embedded' | 'postgres' }

export type Metrics = ReturnType<typeof createMetrics>

type Series = { count: Counter.Internal; duration: Histogram.Internal<'method' | 'route'> }

/** Prometheus metrics of one service; each service has its own registry. `share` reads it together with those of other processes. */
export function createMetrics(share: (own: Registry) => () => Promise<string> = (own) => () => own.metrics()) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Of several processes, the slowest counts, and not their average.
  Object.assign(registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds') ?? {}, { aggregator: 'max' })
  const counter = (name: string, help: string, ...labelNames: string[]) => new Counter({ name, help, labelNames, registers: [registry] })
  const requests = counter('http_requests_total', 'Requests answered.', 'method', 'route', 'status')
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to send the response, in seconds.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  })
  const drafts = counter('model_drafts_total', 'Listings sent to the language model, by outcome.', 'outcome')
  const mails = counter(
    'slipway_mails_total',
    'Attempts to send an email, by outcome. retried: it will be tried again. failed: it won’t.',
    'outcome',
  )
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  const signUps = counter('slipway_sign_ups_total', 'Accounts created.')
  const audits = counter(
    'slipway_audits_total',
    'Audits, by outcome. unreachable: the site couldn’t be read. refused: its URL isn’t allowed. busy: too many at once. canceled: the caller disconnected. failed: internal error.',
    'outcome',
  )
  for (const outcome of auditOutcomes) audits.inc({ outcome }, 0)
  /** Looking series up by their labels takes longer than counting in them. There are as many as routes, methods and statuses. */
  const known = new Map<string, Map<string, Series>>()
  return {
    contentType: registry.contentType,
    read: share(registry),
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
    countMail: (outcome: (typeof mailOutcomes)[number]) => mails.inc({ outcome }),
    countSignUp: () => signUps.inc(),
    countAudit: (outcome: AuditOutcome) => audits.inc({ outcome }),
    tellBuild: (build: Build) => tellBuild(registry, build),
    watchStore: (store: Pick<Store, 'countBy'>) => watchStore(registry, store),
    watchBackups: (read: () => Promise<BackupState>) => watchBackups(registry, read),
    watchDatabase: (stats: DatabaseStats) => watchDatabase(registry, stats),
    watchReads: (stats: ReadStats) => watchReads(registry, stats),
  }
}

/** By convention, a gauge of 1 with the build in its labels. */
function tellBuild(registry: Registry, build: Build): void {
  const labels = { ...build, node: process.versions.node }
  const gauge = new Gauge({
    name: 'slipway_build_info',
    help: 'The running version, commit, store and Node version.',
    labelNames: Object.keys(labels),
    aggregator: 'first',
    registers: [registry],
  })
  gauge.set(labels, 1)
}

/** Counts from the store’s indexes, the same in all processes. Missing while the store is unavailable. */
function watchStore(registry: Registry, { countBy }: Pick<Store, 'countBy'>): void {
  const watch = (name: string, help: string, count: () => Promise<number>) => addSharedGauge(registry, name, help, count)
  watch('slipway_launches_in_review', 'Launches waiting for a moderator.', () => countBy('launches', 'status', 'pending_review'))
  watch('slipway_mails_waiting', 'Emails waiting to be sent.', () => countBy('mails', 'state', 'waiting'))
  watch('slipway_mails_failed', 'Emails that couldn’t be sent, as shown to moderators.', () => countBy('mails', 'state', 'failed'))
}

function watchDatabase(registry: Registry, { connections, leads }: DatabaseStats): void {
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

function watchReads(registry: Registry, stats: ReadStats): void {
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Reads of records outside transactions, by the server that answered.',
    labelNames: ['server'],
    registers: [],
    collect() {
      this.reset()
      for (const [server, count] of Object.entries(stats().counts)) this.inc({ server }, count)
    },
  })
  registry.registerMetric(reads)
  const perStandby = (
    name: string,
    help: string,
    aggregator: 'min' | 'max',
    valueOf: (standby: ReturnType<ReadStats>['standbys'][number]) => number,
  ) => {
    const gauge = new Gauge({
      name,
      help,
      aggregator,
      labelNames: ['standby'],
      registers: [],
      collect() {
        for (const standby of stats().standbys) this.set({ standby: standby.host }, valueOf(standby))
      },
    })
    registry.registerMetric(gauge)
  }
  perStandby('database_standby_used', '1 if anonymous reads may use this standby, 0 if not.', 'min', ({ isUsed }) => (isUsed ? 1 : 0))
  perStandby(
    'database_standby_lag_seconds',
    'For how long the standby hasn’t replayed a change that this process knows of.',
    'max',
    ({ lag }) => lag,
  )
}
