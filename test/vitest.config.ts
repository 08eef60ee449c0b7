import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = new URL('..', import.meta.url).pathname
/**
 * Each has a process of its own: these replace modules, measure the memory of their process, need its few names of prepared statements, or fail in
 * shared ones now and then (conformance).
 */
const apart = [
  ...globSync('test/extension/**/*.test.{ts,tsx}', { cwd: root }).filter((file) => /\bvi\.mock\(/.test(readFileSync(root + file, 'utf8'))),
  'test/api/mcp/session-memory.test.ts',
  'test/api/mcp/conformance.test.ts',
  'test/api/store/postgres/connections/prepared.test.ts',
]

/** Files in these rooms take a second or less: no process, no database, hardly a wait. */
const quickRooms = /\/test\/(shared|extension|api\/(actions|config|domain|model|net|pages))\//

/** How much text a file’s tests are written in, with the tables that it takes them from: on a first run nobody knows how long they take. */
const textOf = (path: string): number => {
  const text = readFileSync(path, 'utf8')
  const tables = [...text.matchAll(/ from '(\.\/[\w-]*tables\.ts)'/g)].map(([, name = '']) => join(dirname(path), name))
  return text.length + tables.reduce((sum, table) => sum + textOf(table), 0)
}

/**
 * Spreads the files with a browser, the longest, among the others that wait: three browsers at once are slow. The quick files come last, so that the
 * run doesn’t end with one long file and an idle core. A process works for one project alone, so the few files of the other projects come first.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { together: sorted = [], others = [] } = Object.groupBy(await super.sort(files), ({ project }) =>
      project.name === 'together' ? 'together' : 'others',
    )
    const browsers = sorted
      .filter(({ moduleId }) => /\/test\/(browser|fill)\//.test(moduleId))
      .toSorted((one, other) => textOf(other.moduleId) - textOf(one.moduleId))
    const quick = sorted.filter(({ moduleId }) => quickRooms.test(moduleId))
    const waiting = sorted.filter((file) => !browsers.includes(file) && !quick.includes(file))
    const between = Math.ceil(waiting.length / Math.max(1, browsers.length))
    const spread = browsers.flatMap((file, at) => [file, ...waiting.slice(at * between, (at + 1) * between)])
    return [...others, ...spread, ...waiting.slice(browsers.length * between), ...quick]
  }
}

export default defineConfig({
  test: {
    root,
    reporters: ['default', './test/support/closing-line.ts'],
    // On a busy machine tests take several times as long: this only ends those that hang.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait for a browser, a process or a clock: one file a core would leave cores idle.
    maxWorkers: 4,
    // As many pages as are tried out at once (browser/windows.ts).
    maxConcurrency: 8,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['./test/support/run-postgres.ts', './test/support/build-extensions.ts'],
    setupFiles: './test/support/cheap-starts.ts',
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      // Loading the service takes longer than most files’ tests, so these files share processes and the modules loaded there. Node loads them itself, as it does
      // for a service that starts: Vite would transform each first, and its imports cost time at every use.
      {
        extends: true,
        test: {
          name: 'together',
          setupFiles: './test/support/kept-threads.ts',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...apart, 'test/extension/**', '**/node_modules/**'],
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', new URL('../api/startup/load-tsx.ts', import.meta.url).pathname],
        },
      },
      // WXT and the tests here rely on Vite.
      { extends: true, test: { name: 'extension', include: ['test/extension/**/*.test.{ts,tsx}'], exclude: apart, isolate: false } },
    ],
  },
})
