import cluster from 'node:cluster'
import { pino } from 'pino'
import { runWorkers } from '../../../api/cluster/first-process.ts'

// The first process of two workers (otherWorkers-worker.ts), told by signals as `npm run serve` is.

cluster.setupPrimary({ exec: new URL('./one-of-two.ts', import.meta.url).pathname })
const workers = await runWorkers(2, pino({ level: 'info' }))
if (workers === null) process.exit(1)
process.on('SIGHUP', workers.restart)
process.on('SIGTERM', () => void workers.stop().then(() => process.exit(0)))
