import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = new URL('..', import.meta.url).pathname
/** These replace modules, measure the memory of their process, or fail in shared ones now and then (conformance), so each has a process of its own. */
const apart = [
  ...globSync('test/extension/**/*.test.{ts,tsx}', { cwd: root }).filter((file) => /\bvi\.mock\(/.test(readFileSync(root + file, 'utf8'))),
  'test/api/mcp/session-memory.test.ts',
  'test/api/mcp/conformance.test.ts',
]

/** Spreads the files with a browser, the longest, over the run: three at once are slow, and one at the very end keeps everything waiting. */
class SpreadBrowsers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/test/browser/')
    const [browsers, others] = [sorted.filter(isBrowser), sorted.filter((file) => !isBrowser(file))]
    const between = Math.floor((others.length * 0.8) / Math.max(1, browsers.length))
    const spread = browsers.flatMap((file, at) => [file, ...others.slice(at * between, (at + 1) * between)])
    return [...spread, ...others.slice(browsers.length * between)]
  }
}

export default defineConfig({
  test: {
    root,
    reporters: ['default', './test/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Many tests wait for a browser, a process or a clock: one file a core would leave cores idle.
    maxWorkers: 3,
    sequence: { sequencer: SpreadBrowsers },
    globalSetup: './test/support/run-postgres.ts',
    setupFiles: './test/support/cheap-passwords.ts',
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
