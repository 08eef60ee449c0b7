import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adopt } from './child-service.ts'
import type { Outcome } from './fault.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs some of the project's own tests; each of them is a round. */
export async function runTests(files: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))
  const folder = await mkdtemp(join(tmpdir(), 'slipway-tests-'))
  const output = join(folder, 'report.json')
  const words = [vitest, 'run', '--config', 'test/vitest.config.ts', '--reporter=json', `--outputFile=${output}`, ...files]
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, RUN_LOGS: '', ...settings }, stdio: 'ignore' })
  adopt(child)
  await once(child, 'close')
  const report = JSON.parse(await readFile(output, 'utf8')) as {
    numPassedTests: number
    success: boolean
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
  }
  await rm(folder, { recursive: true })
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))
  const misses = failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.slice(0, 300) ?? ''}`)
  if (!report.success && misses.length === 0) misses.push('the tests did not run')
  return { rounds: report.numPassedTests + failed.length, misses }
}
