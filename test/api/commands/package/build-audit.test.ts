import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAudit } from '../../../../api/commands/package/build-audit.ts'
import { findBrowser } from '../../../support/browsers.ts'
import { plantedSite } from '../../../support/planted-site.ts'
import { runCommand } from '../../../support/run-command.ts'

let folder: string
let env: NodeJS.ProcessEnv
const run = promisify(execFile)
const audit = (...given: string[]) =>
  run(join(folder, 'node_modules/.bin/slipway-audit'), given, { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-package-'))
  env = { PATH: process.env['PATH'], HOME: folder, CHROME_PATH: await findBrowser('chromium') }
  const tarball = await buildAudit(join(folder, 'made'))
  await writeFile(join(folder, 'package.json'), '{}')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder, env })
  for (const page of ['dist', 'dist/docs']) {
    await mkdir(join(folder, page))
    await writeFile(join(folder, page, 'index.html'), plantedSite()['/']?.body ?? '')
  }
  await writeFile(join(folder, 'dist/sitemap.xml'), sitemap)
})
afterAll(() => rm(folder, { recursive: true }))

const sitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://tidewatch.example/</loc></url><url><loc>https://tidewatch.example/docs/</loc></url></urlset>'

it('weighs at most 3 MB and brings no other package', async () => {
  const { stdout } = await run('du', ['--summarize', '--bytes', 'node_modules/slipway-audit'], { cwd: folder })
  expect(Number.parseInt(stdout)).toBeLessThan(3_000_000 + 8192) // with its folder
  expect(await stat(join(folder, 'node_modules/undici')).catch(() => null)).toBeNull()
})

it('judges a folder as the project’s own command does', async () => {
  const given = [join(folder, 'dist'), '--json']
  const [packed, own] = [await audit(...given), await runCommand('audit', given)]
  const found = ({ said }: { said: string }) =>
    JSON.parse(said).checks.map((check: { id: string; status: string }) => [check.id, check.status])
  expect(found(packed).length).toBeGreaterThan(50)
  expect(found(packed)).toEqual(found(own))
})

it('opens the page in a browser and tries it out', async () => {
  const { said } = await audit('dist', '--browser', '--json')
  const ids = JSON.parse(said).checks.map((check: { id: string }) => check.id)
  expect(ids).toEqual(expect.arrayContaining(['contrast', 'page-width', 'main-action', 'script-errors']))
})

it('audits a sitemap’s pages, and fails only for what is new', async () => {
  await audit('dist', '--json', '--output', 'before.json')
  const outcome = await audit('dist', '--sitemap', '--baseline', 'before.json')
  expect(outcome).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^dist\n[^]*\ndist\/docs\/\n[^]*New since before\.json: [^,]* \(\/docs\/\)/),
  })
  expect(await audit('dist', '--baseline', 'before.json')).toMatchObject({ code: 0 })
  expect(await audit('--help')).toMatchObject({ said: expect.stringContaining('Usage: slipway-audit TARGET') })
})
