import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reporter, TestSpecification, Vitest } from 'vitest/node'
import { findLeaks } from './run-log.ts'
import { closingLine, collectResults } from './run-results.ts'

/** Where no test ends for so long, one hangs: the slowest hook may take half of it. */
const longestSilence = Number(process.env['LONGEST_SILENCE_MS'] ?? 600_000)

const progressEvery = Number(process.env['PROGRESS_MS'] ?? 30_000)

/** Says how far a run is, and ends it with one line a person, and a machine, can read, or leaves its results to `test/run.ts`. A secret in a log of any service that ran is a failure. */
export default class ClosingLine implements Reporter {
  #vitest: Vitest | undefined
  #asked: readonly TestSpecification[] = []
  #silence: NodeJS.Timeout | undefined
  #progress: NodeJS.Timeout | undefined

  /** Every service that a test starts writes its log into one folder of the run. */
  onInit(vitest: Vitest) {
    this.#vitest = vitest
    process.env['RUN_LOGS'] ??= mkdtempSync(join(tmpdir(), 'slipway-logs-'))
  }

  onTestRunStart(asked: readonly TestSpecification[]) {
    this.#asked = asked
    this.#awaitTest()
    const begun = Date.now()
    clearInterval(this.#progress)
    // A terminal has Vitest's own summary below the lines.
    if (process.stdout.isTTY) return
    this.#progress = setInterval(() => {
      const ended = asked.filter(({ testModule }) => testModule && !['queued', 'pending'].includes(testModule.state())).length
      process.stdout.write(`${ended} of ${asked.length} files after ${Math.round((Date.now() - begun) / 1000)} seconds\n`)
    }, progressEvery)
  }

  onTestModuleStart() {
    this.#awaitTest()
  }

  onTestCaseResult() {
    this.#awaitTest()
  }

  onTestModuleEnd() {
    this.#awaitTest()
  }

  onTestRunEnd() {
    clearTimeout(this.#silence)
    clearInterval(this.#progress)
    if (!this.#vitest) return
    const results = collectResults(this.#vitest, this.#asked)
    const leaks = takeLeaks()
    if (leaks.length > 0) results.faults.push(`Secrets in logs:\n${leaks.slice(0, 20).join('\n')}`)
    const { line, failed } = closingLine(results)
    if (failed > 0) process.exitCode = 1
    const place = process.env['RUN_RESULTS']
    if (place) writeFileSync(place, JSON.stringify(results))
    else process.stdout.write(`\n${[...results.faults, line].join('\n\n')}\n`)
  }

  /** A test in an endless loop can’t be interrupted from here, and its run would never end. */
  #awaitTest() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      process.stdout.write(`\nNo test has ended for ${longestSilence / 1000} seconds.\n`)
      this.onTestRunEnd()
      process.exit(1)
    }, longestSilence)
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
