import { serve } from '../../api/startup/serve.ts'

// The whole service in a process of its own, which may crawl this machine and be filled with samples; `npm run serve` may neither.
await serve({ production: false, onListening: (port) => void process.stdout.write(`listening on ${port}\n`) })
