import { defineConfig } from 'vitest/config'

/** These replace modules or the environment, or measure the memory of their process, so each has a process of its own. */
const apart = ['test/extension/**/*.test.{ts,tsx}', 'test/api/mcp/session-memory.test.ts']

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // Many tests wait for a browser, a process or a clock: one file at a time would leave two cores idle.
    maxWorkers: 2,
    globalSetup: './test/support/run-postgres.ts',
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      // Loading the service takes longer than most files’ tests, so these files share processes and the modules loaded there.
      {
        extends: true,
        test: { name: 'together', include: ['test/**/*.test.{ts,tsx}'], exclude: [...apart, '**/node_modules/**'], isolate: false },
      },
    ],
  },
})
