import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { standardLook } from '../../../../api/commands/build-extension.ts'
import { buildStores } from '../../../../api/commands/package/build-stores.ts'
import { readOperator } from '../../../../api/commands/package/read-operator.ts'
import { storeListing } from '../../../../api/commands/package/store-listing.ts'
import { unzip } from '../../../support/unzip.ts'

const look = { name: 'Harbour', accent: '#0f766e', accentDark: '', categories: [], icons: [] }
const harbour = { siteUrl: 'https://launches.example.org', look, firefoxId: 'audit@example.org' }
let folder: string
let archives: Record<'chrome' | 'firefox' | 'sources', Map<string, Buffer>>
let listing: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-stores-'))
  const [chrome = '', firefox = '', sources = '', answers = ''] = await buildStores(harbour, folder)
  const [inChrome, inFirefox, inSources] = await Promise.all([chrome, firefox, sources].map(async (path) => unzip(await readFile(path))))
  archives = { chrome: inChrome ?? new Map(), firefox: inFirefox ?? new Map(), sources: inSources ?? new Map() }
  listing = await readFile(answers, 'utf8')
})
afterAll(() => rm(folder, { recursive: true }))

const manifestOf = (browser: 'chrome' | 'firefox') => JSON.parse(archives[browser].get('manifest.json')?.toString() ?? '')

it('names the operator’s site and id, and asks for that site alone', () => {
  expect(manifestOf('chrome')).toMatchObject({ name: 'Harbour: launch audit', host_permissions: ['https://launches.example.org/*'] })
  expect(manifestOf('firefox')).toMatchObject({
    browser_specific_settings: {
      gecko: {
        id: 'audit@example.org',
        data_collection_permissions: { required: ['browsingActivity', 'websiteContent', 'authenticationInfo'] },
      },
    },
  })
  for (const browser of ['chrome', 'firefox'] as const)
    expect([...archives[browser].values()].filter((content) => /localhost:3000|slipway\.example/.test(content.toString('latin1')))).toEqual(
      [],
    )
})

it('rebuilds from its sources, by the commands in them, byte for byte', { timeout: 240_000 }, async () => {
  const elsewhere = join(folder, 'elsewhere')
  for (const [path, content] of archives.sources) {
    await mkdir(join(elsewhere, dirname(path)), { recursive: true })
    await writeFile(join(elsewhere, path), content)
  }
  await symlink(new URL('../../../../node_modules', import.meta.url).pathname, join(elsewhere, 'node_modules')) // stands in for npm ci
  const [, command = ''] = /^ {4}(SITE_URL=.*)$/m.exec(archives.sources.get('BUILD.md')?.toString() ?? '') ?? []
  await promisify(execFile)('sh', ['-ec', command], { cwd: elsewhere, env: { PATH: process.env['PATH'] } })
  for (const browser of ['chrome', 'firefox'] as const) {
    const built = join(elsewhere, '.output', `${browser}-mv3`)
    const files = globSync('**/*', { cwd: built, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? join(entry.parentPath, entry.name).slice(built.length + 1) : [],
    )
    expect(files.sort()).toEqual([...archives[browser].keys()])
    const contents = await Promise.all(files.map((path) => readFile(join(built, path))))
    expect(files.filter((path, at) => !contents[at]?.equals(archives[browser].get(path) ?? Buffer.of()))).toEqual([])
  }
})

it('says why it needs each permission, and can’t be packed without a reason', () => {
  const { permissions } = manifestOf('chrome')
  for (const permission of permissions) expect(listing).toMatch(new RegExp(`^\\| \`${permission}\` \\| .{30,} \\|$`, 'm'))
  expect(() => storeListing(harbour, '1.0.0', { ...manifestOf('chrome'), permissions: ['history'] })).toThrow(
    'why the extension needs history',
  )
  expect(manifestOf('chrome').description.length).toBeLessThanOrEqual(132) // Chrome’s limit
})

const site = { SITE_URL: 'https://launches.example.org/', SITE_NAME: '' }
it.each([
  [{}, null],
  [site, { ...harbour, look: standardLook, firefoxId: 'extension@launches.example.org' }],
  [{ ...site, SITE_NAME: 'Harbour', SITE_ACCENT: '#0f766e', EXTENSION_ID: 'audit@example.org' }, harbour],
])('reads %o as %o', (env, operator) => {
  expect(readOperator(env)).toEqual(operator)
})
it.each([
  [{ SITE_URL: 'http://launches.example.org' }, 'SITE_URL must be the https origin'],
  [{ SITE_URL: 'https://example.org/launches/' }, 'SITE_URL must be the https origin'],
  [{ ...site, EXTENSION_ID: 'harbour' }, 'EXTENSION_ID must look like'],
  [{ ...site, SITE_ACCENT: 'green' }, 'SITE_ACCENT must be a color'],
  [{ ...site, SITE_NAME: "Ada's" }, 'SITE_NAME can’t contain straight apostrophes'],
])('refuses %o', (env, why) => {
  expect(() => readOperator(env)).toThrow(why)
})
