import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteFlaky, flakyLine } from './support/flaky-list.ts'
import { closingLine, notStarted, type FileResult, type RunResults } from './support/run-results.ts'

// `npm test`: all files at once, then each that failed once more, alone. What passes then is flaky: it counts as passed and is put on the list in README.md.

const list = process.env['FLAKY_LIST'] ?? new URL('README.md', import.meta.url).pathname
/** More files than this don’t fail by chance. */
const maxRepeated = 30

const given = process.argv.slice(2)
const options = given.includes('--config') ? given : ['--config', new URL('vitest.config.ts', import.meta.url).pathname, ...given]
const folder = mkdtempSync(join(tmpdir(), 'slipway-results-'))
const say = (text: string) => process.stdout.write(`${text}\n`)

async function run(args: string[]): Promise<RunResults> {
  const place = join(folder, 'results.json')
  const { RUN_LOGS: _, ...env } = process.env
  const child = spawn('vitest', ['run', ...args], {
    env: { ...env, RUN_RESULTS: place },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const end = (signal: NodeJS.Signals) => killGroup(child.pid, signal)
  process.once('SIGINT', end).once('SIGTERM', end)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', end).off('SIGTERM', end)
  killGroup(child.pid, 'SIGKILL') // a worker in an endless loop survives the others
  return readResults(place, code)
}

/** A run that couldn’t even say what failed has failed. */
function readResults(place: string, code: number | null): RunResults {
  try {
    const results: RunResults = JSON.parse(readFileSync(place, 'utf8'))
    if (code !== 0 && closingLine(results).failed === 0) results.faults.push(`Vitest ended with ${code}.`)
    return results
  } catch {
    return { files: [], faults: [`Vitest ended with ${code} and no results.`] }
  } finally {
    rmSync(place, { force: true })
  }
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // nobody is left
  }
}

async function runAgain(first: FileResult, faults: string[]): Promise<FileResult> {
  say(`\n${first.file} failed: once more, alone`)
  const results = await run([...options.slice(0, 2), first.file])
  faults.push(...results.faults)
  return results.files.find(({ file }) => file === first.file) ?? first
}

function sayFlaky({ file, failures }: FileResult): void {
  const day = new Date().toISOString().slice(0, 10)
  for (const { title, output } of failures.filter((failure) => failure.output !== notStarted)) {
    const isNew = noteFlaky(list, { file, title }, day)
    say(`\nflaky: ${file} ${title}\n${output.replaceAll(/^/gm, '    ')}`)
    if (isNew) say(`It is new. test/README.md needs this line, with the cause once it is known:\n${flakyLine({ file, title }, day)}`)
  }
}

if (given.length === 0)
  say(
    'Runs all tests, with browsers and PostgreSQL: 15 minutes on two quick cores, 30 on slow ones. A file’s line appears when it has ended.',
  )
const { files, faults } = await run(options)
const failed = files.filter(({ failures }) => failures.length > 0)
if (failed.length > maxRepeated) say(`\n${failed.length} files failed: too many to be flaky, so none runs again.`)
else
  for (const first of failed) {
    const second = await runAgain(first, faults)
    files[files.indexOf(first)] = second
    if (second.failures.length === 0) sayFlaky(first)
  }
rmSync(folder, { recursive: true })
const { line, failed: failures } = closingLine({ files, faults })
process.exitCode = failures > 0 ? 1 : 0
say(`\n${[...faults, line].join('\n\n')}`)
