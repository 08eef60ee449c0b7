import { existsSync } from 'node:fs'
import type { Outcome, Skipped } from './fault.ts'
import { runTests } from './test-files.ts'

/** The journeys over the API, through a proxy of others that knows the description. */
export async function journeysThroughPrism(): Promise<Outcome | Skipped> {
  if (!existsSync(new URL('../bench/node_modules/.bin/prism', import.meta.url)))
    return { skipped: 'the proxy is not installed: npm ci --prefix test/bench --ignore-scripts' }
  return runTests(['test/journey/draft-to-live.test.ts', 'test/journey/endpoints.test.ts'], { API_THROUGH: 'prism' })
}
