import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Every service that a test starts writes its log here; support/closing-line.ts looks for secrets in them and removes them.
process.env['RUN_LOGS'] ??= mkdtempSync(join(tmpdir(), 'slipway-logs-'))

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.{ts,tsx}'],
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
