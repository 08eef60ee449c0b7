import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.{ts,tsx}'],
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // Many tests wait for a browser, a process or a clock: one file at a time would leave two cores idle.
    maxWorkers: 2,
  },
})
