import { serve } from '../../api/startup/serve.ts'
import { heldMemory } from '../support/session-memory.ts'

// The whole service in a process of its own, which may crawl this machine and be filled with samples; `npm run serve` may neither.
// On SIGUSR2, it prints how much memory it holds.
process.on('SIGUSR2', () => void heldMemory().then((bytes) => process.stdout.write(`holds ${bytes}\n`)))
await serve({ production: false, onListening: (port) => void process.stdout.write(`listening on ${port}\n`) })
