import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultyLines, withFlaky } from './flaky-list.ts'

const root = new URL('../..', import.meta.url).pathname

const imports = `import { expect, it } from 'vitest'; import { existsSync, writeFileSync } from 'node:fs'\n`
const steady = `${imports}it('holds', () => {})`
const holding = (body: string) => `${imports}it('holds', () => { ${body} })`
/** `again` is whether the file of this name was run before. */
const moody = (name: string) => `${imports}const again = existsSync('ran-${name}'); writeFileSync('ran-${name}', '')\n`

/** Runs the files, named without `.test.ts`, as `npm test` does. */
async function run(tests: Record<string, string>, longestSilence = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(`${root}node_modules`, join(folder, 'node_modules'))
  const reporters = `['default', '${root}test/support/closing-line.ts']`
  const files: Record<string, string> = {
    'package.json': '{"type":"module"}',
    'vitest.config.ts': `export default { test: { reporters: ${reporters}, isolate: false, maxWorkers: 2 } }`,
    'README.md': '# test\n',
  }
  for (const [name, text] of Object.entries(tests)) files[`${name}.test.ts`] = text
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const list = join(folder, 'README.md')
  const env = { PATH: process.env['PATH'], FLAKY_LIST: list, LONGEST_SILENCE_MS: String(longestSilence), PROGRESS_MS: '300', NO_COLOR: '1' }
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string }>()
  const started = execFile(process.execPath, [`${root}test/run.ts`, '--config', 'vitest.config.ts'], { cwd: folder, env }, (error, said) =>
    resolve({ code: error?.code ?? 0, said }),
  )
  onTestFinished(() => void started.kill())
  const { code, said } = await promise
  return { code, said, last: said.trimEnd().split('\n').at(-1), list: await readFile(list, 'utf8') }
}

describe('a run of the tests', () => {
  it('says how far it is, passes with what fails only once, shows how it failed and notes it', async () => {
    const { code, said, last, list } = await run({
      steady: holding('return new Promise((go) => setTimeout(go, 700))'),
      early: `${moody('early')}it('holds', () => { expect(again, 'too early').toBe(true) })`,
      lost: `${moody('lost')}if (!again) throw new Error('no such luck')\nit('holds', () => {})`,
      dead: `${moody('dead')}it('holds', () => { if (!again) process.kill(process.pid, 'SIGKILL') })`,
    })
    expect({ code, last }).toEqual({ code: 0, last: '4 passed, 0 failed' })
    expect(said).toMatch(/^[0-3] of 4 files after \d+ seconds$/m)
    expect(said).toContain('\nflaky: early.test.ts holds\n    AssertionError: too early')
    expect(said).toContain('\nflaky: lost.test.ts the file\n    Error: no such luck')
    expect(said).toContain('Worker exited unexpectedly with signal SIGKILL')
    const day = new Date().toISOString().slice(0, 10)
    const line = `- \`early.test.ts\` holds: seen ${day}`
    expect(said).toContain(`It is new. test/README.md needs this line, with the cause once it is known:\n${line}\n`)
    expect(list.split('\n').slice(0, 4)).toEqual(['# test', '', '## Flaky tests', ''])
    expect(list.trim().split('\n').slice(4).toSorted()).toEqual([
      `- \`dead.test.ts\` the file: seen ${day}`,
      line,
      `- \`lost.test.ts\` the file: seen ${day}`,
    ])
  })

  it('fails with what fails twice, which is not flaky', async () => {
    const { code, said, last, list } = await run(
      {
        steady,
        wrong: holding('expect(1).toBe(2)'),
        lost: `throw new Error('no such luck')`,
        dead: holding(`process.kill(process.pid, 'SIGKILL')`),
        stuck: holding('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'), // as deaf as an endless loop, at no cost
        late: holding(`setTimeout(() => { throw new Error('late') }); return new Promise((go) => setTimeout(go, 200))`),
      },
      6000,
    )
    expect({ code, last }).toEqual({ code: 1, last: '2 passed, 5 failed' })
    expect(said).not.toContain('flaky:')
    expect(list).toBe('# test\n')
  })

  it('takes more than 30 files that fail for broken, not flaky', async () => {
    const { said, last } = await run(
      Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`wrong-${at}`, holding('expect(1).toBe(2)')])),
    )
    expect(said).toContain('31 files failed: too many to be flaky, so none runs again.')
    expect(last).toBe('0 passed, 31 failed')
  })
})

describe('the list of flaky tests', () => {
  const flaky = { file: 'test/moody.test.ts', title: 'a page > opens' }
  const entry = '- `test/moody.test.ts` a page > opens: '

  it.each([
    ['a first line', '# test\n', `# test\n\n## Flaky tests\n\n${entry}seen 2026-11-23\n`],
    ['a new day', `## Flaky tests\n\n${entry}seen 2026-10-01\n`, `## Flaky tests\n\n${entry}seen 2026-11-23\n`],
    [
      'a cause that stays',
      `## Flaky tests\n\n${entry}cause: Firefox drops a key\n`,
      `## Flaky tests\n\n${entry}cause: Firefox drops a key\n`,
    ],
    [
      'another test',
      '## Flaky tests\n\n- `test/a.test.ts` b: seen 2026-10-01\n',
      `## Flaky tests\n\n- \`test/a.test.ts\` b: seen 2026-10-01\n${entry}seen 2026-11-23\n`,
    ],
  ])('takes %s', (_, page, expected) => {
    expect(withFlaky(page, flaky, '2026-11-23')).toBe(expected)
  })

  it.each([
    [`${entry}seen 2026-11-23`, true],
    [`${entry}cause: Firefox drops a key that is pressed twice`, true],
    [`${entry}cause: slow`, false],
    [`${entry}seen lately`, false],
    ['- `test/gone.test.ts` a page: seen 2026-11-23', false],
    ['- a page opens slowly', false],
  ])('%s is a line of its form: %s', (line, right) => {
    expect(faultyLines(`# test\n- a remark\n\n## Flaky tests\n\n${line}\n`, (file) => file === flaky.file)).toEqual(right ? [] : [line])
  })
})
