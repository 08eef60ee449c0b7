import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOptions } from '../../../../api/commands/audit/options.ts'
import { readSettings } from '../../../../api/commands/audit/settings.ts'
import { readTarget } from '../../../../api/commands/audit/read-target.ts'

it.each([
  { given: ['./dist'], read: { targets: ['./dist'], format: 'table', failUnder: null, browser: false, output: null } },
  { given: ['example.org', '--json', '--fail-under', '0'], read: { targets: ['example.org'], format: 'json', failUnder: 0 } },
  { given: ['--browser', '--fail-under=100', 'example.org'], read: { browser: true, failUnder: 100 } },
  {
    given: ['a', '--header', 'Authorization: Basic YTpi', '--header', 'X-Preview:1'],
    read: { headers: { authorization: 'Basic YTpi', 'x-preview': '1' } },
  },
  { given: ['a', '--sarif', '--output', 'out.sarif'], read: { format: 'sarif', output: 'out.sarif' } },
])('$given is understood', ({ given, read }) => {
  expect(readOptions(given)).toMatchObject(read)
})

it.each([
  { given: [], says: 'Specify a URL or a folder to audit.' },
  { given: ['a', '--jsn'], says: 'Unknown option --jsn.' },
  { given: ['a', '--json', '--sarif'], says: 'Use only one of --json, --sarif.' },
  { given: ['a', '--fail-under', '101'], says: '--fail-under needs a number from 0 to 100.' },
  { given: ['a', '--fail-under', 'high'], says: '--fail-under needs a number from 0 to 100.' },
  { given: ['a', '--fail-on', 'fail'], says: '--fail-on needs “error” or “warning”.' },
  { given: ['a', '--pictures', 'shots'], says: '--pictures needs --browser.' },
  { given: ['a', '--header', 'Authorization'], says: '--header needs a name and a value: "Name: value".' },
  { given: ['a', '--header', 'A: b\r\nC: d'], says: '--header needs a name and a value: "Name: value".' },
  { given: ['a', '--retries', '6'], says: '--retries needs a number from 0 to 5.' },
  { given: ['a', '--output', 'x'], says: '--output needs --json, --markdown, --sarif or --junit.' },
])('$given is refused: $says', ({ given, says }) => {
  expect(() => readOptions(given)).toThrow(says)
})

it('takes from the folder’s settings what arguments leave out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const given = {
    targets: ['dist', 'docs'],
    failUnder: 90,
    failOn: 'error',
    sitemap: true,
    retries: 2,
    paths: ['/docs/'],
    levels: { title: 'error' },
    ignore: { pricing: 'It’s free.' },
  }
  expect(await readSettings(folder)).toEqual({})
  await writeFile(join(folder, 'slipway-audit.json'), JSON.stringify(given))
  const settings = await readSettings(folder)
  expect(readOptions([], settings)).toMatchObject({ ...given, browser: false, baseline: null })
  expect(readOptions(['other', '--fail-under', '50'], settings)).toMatchObject({ targets: ['other'], failUnder: 50 })
  for (const [wrong, says] of [
    ['[]', 'isn’t a JSON object'],
    ['{"fail-under": 9}', '“fail-under” isn’t a setting'],
    ['{"failUnder": 101}', '“failUnder” must be a score from 0 to 100'],
    ['{"ignore": {"prices": "x"}}', '“ignore” must be'],
    ['{"ignore": {"pricing": ""}}', '“ignore” must be'],
    ['{"levels": {"title": "off"}}', '“levels” must be'],
    ['{"paths": ["//evil.example/"]}', '“paths” must be'],
    ['{"budgets": {"fonts": 1}}', '“budgets” must be'],
    ['{"retries": 6}', '“retries” must be a number from 0 to 5'],
  ] as const) {
    await writeFile(join(folder, 'slipway-audit.json'), wrong)
    await expect(readSettings(folder)).rejects.toThrow(says)
  }
})

it('rejects budgets without a browser, which alone loads all files', () => {
  expect(() => readOptions(['a'], { budgets: { bytes: 1 } })).toThrow('“budgets” needs --browser')
  expect(readOptions(['a', '--browser'], { budgets: { bytes: 1 } })?.budgets).toEqual({ bytes: 1 })
})

it('shows help, whatever else is asked for', () => {
  expect([['--help'], ['-h'], ['a', 'b', '--help']].map((given) => readOptions(given))).toEqual([null, null, null])
})

it('tells folders from URLs', async () => {
  const from = await mkdtemp(join(tmpdir(), 'slipway-targets-'))
  onTestFinished(() => rm(from, { recursive: true }))
  await Promise.all(['dist', 'empty'].map((name) => mkdir(join(from, name))))
  await Promise.all([writeFile(join(from, 'dist/index.html'), '<title>A</title>'), writeFile(join(from, 'page.html'), '')])
  const folder = { kind: 'folder', folder: join(from, 'dist') }
  const url = (text: string) => ({ kind: 'url', url: text })
  const targets: [string, object][] = [
    ['./dist', folder],
    ['dist', folder],
    ['dist/', folder],
    [join(from, 'dist'), folder],
    ['example.org', url('example.org')],
    ['localhost:5173', url('localhost:5173')],
    ['http://localhost:5173', url('http://localhost:5173')],
    ['page.html', url('page.html')],
  ]
  for (const [text, target] of targets) expect({ text, target: await readTarget(text, from) }).toEqual({ text, target })
  await expect(readTarget('./build', from)).rejects.toThrow('./build doesn’t exist.')
  await expect(readTarget('./page.html', from)).rejects.toThrow('./page.html is a file.')
  await expect(readTarget('empty', from)).rejects.toThrow('empty has no index.html.')
})
