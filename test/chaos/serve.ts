import { readConfig } from '../../api/config/config.ts'
import { createLogger } from '../../api/logger.ts'
import { explainStartFailure, stopOnSignals } from '../../api/process.ts'
import { startService } from '../../api/service.ts'

// The whole service in a process of its own, which may crawl this machine and be filled with samples; `npm run serve` may neither.
try {
  const config = readConfig(process.env, { production: false })
  const logger = createLogger(config.logLevel)
  const service = await startService(config, logger)
  stopOnSignals(service.close, logger)
  process.stdout.write(`listening on ${service.port}\n`)
} catch (error) {
  explainStartFailure(error)
}
