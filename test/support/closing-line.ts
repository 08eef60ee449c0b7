import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { findLeaks } from './run-log.ts'

/** Ends a run with one line a person, and a machine, can read: `N passed, N failed`. Under CI a skipped test is a failure, and everywhere a secret in a log of any service that ran. */
export default class ClosingLine implements Reporter {
  /** Every service that a test starts writes its log into one folder of the run. */
  onInit() {
    process.env['RUN_LOGS'] ??= mkdtempSync(join(tmpdir(), 'slipway-logs-'))
  }

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
    const leaks = takeLeaks()
    if (leaks.length > 0) {
      count.failed += leaks.length
      process.exitCode = 1
      process.stdout.write(`\nSecrets in logs:\n${leaks.slice(0, 20).join('\n')}\n`)
    }
    if (process.env['CI'] && count.skipped > 0) {
      count.failed += count.skipped
      process.exitCode = 1
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`)
  }
}

/** What the run's services have let slip; their logs are removed. */
function takeLeaks(): string[] {
  const folder = process.env['RUN_LOGS']
  if (!folder) return []
  const leaks = findLeaks(folder)
  rmSync(folder, { recursive: true })
  return leaks
}
