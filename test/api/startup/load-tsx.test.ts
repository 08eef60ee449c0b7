import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

async function run(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-tsx-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'page.tsx')
  await writeFile(file, source)
  return spawnSync(process.execPath, ['--import', './api/startup/load-tsx.ts', file], { encoding: 'utf8' }).stderr
}

it('keeps compiled modules beside the code, because another user of the machine could plant some in a shared folder', async () => {
  expect(await run('import { getCompileCacheDir } from "node:module"\nconsole.error(getCompileCacheDir())\n')).toContain(
    join(process.cwd(), 'node_modules/.cache/'),
  )
})

it('names the line of a component that fails', async () => {
  expect(
    await run(
      'type Row = {\n  name: string\n}\n\nexport function fail(row: Row): never {\n  throw new Error(row.name)\n}\nfail({ name: "broken" })\n',
    ),
  ).toMatch(/Error: broken\n.*page\.tsx:6:\d+/)
})

it('shows where a component’s syntax is wrong', async () => {
  expect(await run('const title = 1\nconst page = (<p>\n')).toMatch(/SyntaxError[\s\S]*page\.tsx:2/)
})
