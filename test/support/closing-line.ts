import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one line a person, and a machine, can read: `N passed, N failed`. Under CI a skipped test is a failure. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      const broken = module.errors().length > 0
      if (broken) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed' || state === 'skipped') count[state] += 1
      }
    }
    if (process.env['CI'] && count.skipped > 0) {
      count.failed += count.skipped
      process.exitCode = 1
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`)
  }
}
