import { readConfig } from './config/config.ts'
import { createLogger } from './logger.ts'
import { explainStartFailure, stopOnSignals } from './process.ts'
import { startService } from './service.ts'
import { summarizeStart } from './start-summary.ts'

// `npm run serve`: the service alone, as in production.
try {
  const config = readConfig(process.env, { production: true })
  const logger = createLogger(config.logLevel)
  const service = await startService(config, logger)
  stopOnSignals(service.close, logger)
  const { warnings, ...summary } = await summarizeStart(config, service.world)
  for (const warning of warnings) logger.warn(warning)
  logger.info({ port: service.port, site: config.siteUrl, ...summary }, 'listening')
} catch (error) {
  explainStartFailure(error)
}
