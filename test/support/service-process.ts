import { readConfig } from '../../api/config/config.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { startService } from '../../api/service.ts'

// A whole service in a process of its own; settings are its environment. It says where it listens, and keeps the calendar's hours when told.

const config = readConfig(process.env, { production: false })
const service = await startService(config, createLogger(config.logLevel))
process.send?.({ port: service.port })
process.on('message', (now: string) => {
  service.world.clock = () => new Date(now)
  void service.scheduler.tick().then(() => process.send?.('ticked'))
})
process.once('disconnect', () => void service.close())
