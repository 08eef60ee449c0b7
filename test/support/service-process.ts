import { readConfig } from '../../api/config/config.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { startService } from '../../api/service.ts'
import { startWithFewDirectories } from './few-directories.ts'
import { proveEmail } from './prove-email.ts'

// A whole service in a process of its own; settings are its environment. It says where it listens, keeps the calendar's hours and verifies emails when told.

startWithFewDirectories()
const config = readConfig(process.env, { production: false })
const service = await startService(config, createLogger(config.logLevel))
process.send?.({ port: service.port })
process.on('message', (message: { now: string } | { email: string }) => {
  const work = 'email' in message ? proveEmail(service.world.store, message.email) : tickAt(message.now)
  void work.then(() => process.send?.('done'))
})
function tickAt(now: string): Promise<void> {
  service.world.clock = () => new Date(now)
  return service.scheduler.tick()
}
process.once('disconnect', () => void service.close())
