import { serve } from './startup/serve.ts'

// `npm run serve`: the service alone, as in production.
await serve({ production: true })
