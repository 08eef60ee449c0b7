import { readConfig } from '../../../api/config/config.ts'
import { createLogger } from '../../../api/startup/logger.ts'
import { startService } from '../../../api/service.ts'
import { serveBench } from './control.ts'

// The service with its whole middleware and its log, as `npm run serve` runs it; the settings come by the environment.
await serveBench(async () => {
  const config = readConfig(process.env, { production: false })
  const { port } = await startService(config, createLogger(config.logLevel))
  return port
})
