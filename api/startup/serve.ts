import { asWorker, type WorkerProcess } from '../cluster/worker-process.ts'
import { readConfig, type Config } from '../config/config.ts'
import { createLogger } from './logger.ts'
import { ownerLinkOf } from './owner-link.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { stopOnSignals, stopper } from './drain.ts'

type Options = { production: boolean; onListening?: (port: number) => void }

/** Runs the service until it’s stopped, in this process or in several workers. */
export async function serve({ production, onListening = () => undefined }: Options): Promise<void> {
  try {
    const config = readConfig(process.env, { production })
    const worker = asWorker()
    if (config.workers > 1 && worker === null) await serveInWorkers(config)
    else onListening(await serveHere(config, worker))
  } catch (error) {
    explainStartFailure(error)
  }
}

async function serveHere(config: Config, worker: WorkerProcess | null): Promise<number> {
  const logger = worker === null ? createLogger(config.logLevel) : createLogger(config.logLevel).child({ worker: worker.id })
  // By default SIGHUP ends a process, which systemd takes for a wish to stop. A terminal that closes still ends it.
  if (worker === null && !process.stdout.isTTY)
    process.on('SIGHUP', () => logger.warn('nothing was reloaded: there are no workers to restart; restart the service instead'))
  // The first process of several loads nothing of this.
  const [{ startService }, { summarizeStart }, { readyPlans }] = await Promise.all([
    import('../service.ts'),
    import('./summarize-start.ts'),
    import('../actions/elsewhere/ready-plans.ts'),
  ])
  const service = await startService(config, logger, worker?.otherWorkers)
  if (worker === null) stopOnSignals(service.close, logger)
  else {
    const stop = stopper(service.close, logger)
    worker.onStop(() => void stop())
    worker.tellReady()
  }
  const { warnings, ...summary } = await summarizeStart(config, service.world)
  if (worker?.isFirst !== false) {
    for (const warning of warnings) logger.warn(warning)
    const link = await ownerLinkOf(service.world)
    if (link !== null) process.stdout.write(`This site has no owner yet. Open this link once, within a day: ${link}\n`)
  }
  logger.info({ port: service.port, site: config.siteUrl, ...summary }, 'listening')
  void readyPlans()
  return service.port
}

async function serveInWorkers(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel)
  // A reload during the start has nothing to do yet, and mustn’t end it.
  let restart = () => {}
  process.on('SIGHUP', () => restart())
  const { runWorkers } = await import('../cluster/first-process.ts')
  const workers = await runWorkers(config.workers, logger)
  if (workers === null) process.exit(1)
  restart = workers.restart
  process.once('exit', workers.kill)
  stopOnSignals(workers.stop, logger)
}
