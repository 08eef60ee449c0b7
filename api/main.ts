import { readConfig } from './config/config.ts'
import { createLogger } from './logger.ts'
import { explainStartFailure, stopOnSignals } from './process.ts'
import { startService } from './service.ts'

// `npm run serve`: the service alone, as in production.
try {
  const config = readConfig(process.env, { production: true })
  const logger = createLogger(config.logLevel)
  const service = await startService(config, logger)
  stopOnSignals(service.close, logger)
  logger.info({ port: service.port, site: config.siteUrl }, 'listening')
} catch (error) {
  explainStartFailure(error)
}
