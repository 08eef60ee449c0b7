import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { knotsIn } from './support/room-knots.ts'

// Each probe is a file with one import, linted with the project's own settings in a folder apart.

const root = new URL('..', import.meta.url).pathname
const entriesOf = (folder: string) => readdirSync(`${root}${folder}`, { withFileTypes: true })
const roomsOf = (folder: string) => entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
const startFiles = entriesOf('api').flatMap((entry) => (entry.isFile() && entry.name.endsWith('.ts') ? entry.name : []))

const entryPoints = ['rest', 'mcp', 'oauth', 'pages']
const adapters = ['store', 'crawler', 'measuring', 'model', 'accounts', 'mail', 'outgoing', 'workers', 'backup']
const outermost = ['config', 'commands', 'sample', 'startup']
const inside = ['ports', 'net', 'notices', 'actions', 'http', ...entryPoints]
const guarded = ['koa', '@koa/router', 'lowdb', 'pg', 'kysely', 'undici', 'better-auth', 'nodemailer', 'piscina']
const but = (names: string[], ...without: string[]) => names.filter((name) => !without.includes(name))

/** Of each room of api/: the rooms it must not import, the guarded packages that it may, and the files at the top that it may. */
const rooms: Record<string, { not: string[]; packages?: string[]; files?: string[] }> = {
  domain: { not: [...but(inside, 'notices'), ...adapters, ...outermost] },
  drawing: { not: [...but(inside, 'notices'), ...adapters, ...outermost] },
  net: { not: [...but(inside, 'net'), ...adapters, ...outermost], packages: ['node:net'] },
  ports: { not: [...but(inside, 'ports'), ...adapters, ...outermost] },
  notices: { not: ['actions', 'http', ...entryPoints, ...adapters, ...outermost] },
  actions: { not: ['http', ...entryPoints, ...adapters, ...outermost] },
  http: { not: [...entryPoints, ...adapters, ...outermost], packages: ['koa', '@koa/router'] },
  rest: { not: [...but(entryPoints, 'rest'), ...adapters, ...outermost], packages: ['koa', '@koa/router'] },
  mcp: { not: [...but(entryPoints, 'mcp'), ...adapters, ...outermost], packages: ['koa', '@koa/router'] },
  oauth: { not: [...but(entryPoints, 'oauth'), ...adapters, ...outermost], packages: ['koa', '@koa/router'] },
  pages: { not: [...but(entryPoints, 'pages'), ...adapters, ...outermost], packages: ['koa', '@koa/router'] },
  store: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'store'), ...outermost],
    packages: ['lowdb', 'pg', 'kysely'],
  },
  crawler: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'crawler', 'workers'), ...outermost],
    packages: ['undici'],
  },
  measuring: { not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'measuring', 'crawler', 'workers'), ...outermost] },
  workers: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'workers'), ...outermost],
    packages: ['piscina'],
  },
  model: { not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'model'), ...outermost] },
  accounts: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'accounts', 'mail'), ...outermost],
    packages: ['better-auth', 'kysely'],
  },
  mail: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'mail', 'outgoing'), ...outermost],
    packages: ['nodemailer'],
  },
  outgoing: { not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'outgoing'), ...outermost] },
  backup: {
    not: ['notices', 'actions', 'http', ...entryPoints, ...but(adapters, 'backup', 'store'), ...outermost],
    packages: ['pg', 'kysely'],
  },
  cluster: { not: ['notices', 'actions', ...entryPoints, ...adapters, ...outermost] },
  sample: { not: ['notices', 'actions', 'http', 'net', ...entryPoints, ...adapters, 'config', 'commands', 'startup'] },
  directories: { not: ['notices', 'actions', 'http', 'net', ...entryPoints, ...adapters, ...outermost] },
  config: { not: ['notices', 'actions', 'http', ...entryPoints, ...adapters, 'commands', 'sample', 'startup'] },
  startup: { not: [...entryPoints, 'commands'], files: ['service.ts'], packages: guarded },
  commands: {
    not: ['http', ...entryPoints, 'startup'],
    packages: ['lowdb', 'pg', 'kysely', 'undici', 'better-auth', 'nodemailer', 'piscina'],
  },
}
const names = Object.keys(rooms)

/** Where each room imports rooms below it only. */
const untied = ['extension', 'api/actions', 'api/pages']

/** A file of `room` and what it imports. */
type Probe = [room: string, from: string]
const each = (from: string[], to: string[]): Probe[] => from.flatMap((room) => to.map((path): Probe => [room, path]))

const refused: Probe[] = [
  ...Object.entries(rooms).flatMap(([name, { not, packages = [], files = [] }]) => [
    ...each([`api/${name}`, `api/${name}/below`], but(guarded, ...packages)),
    ...each(
      [`api/${name}`],
      [
        ...not.map((other) => `../${other}/thing.ts`),
        ...but(startFiles, ...files).map((file) => `../${file}`),
        '../../test/house.test.ts',
        '../../extension/env.ts',
      ],
    ),
    ...each(
      [`api/${name}/below`],
      [...not.map((other) => `../../${other}/thing.ts`), ...but(['service.ts', 'app.ts'], ...files).map((file) => `../../${file}`)],
    ),
  ]),
  ...each(['api/domain', 'api/drawing'], ['node:fs', 'node:net']),
  ...each(
    ['shared', 'shared/ui'],
    [
      '../../api/domain/launch/launch.ts',
      '../api/domain/launch/launch.ts',
      '../../test/house.test.ts',
      'node:fs',
      'undici',
      'webextension-polyfill',
    ],
  ),
  ...each(
    ['extension', 'extension/audit'],
    ['../api/domain/launch/launch.ts', '../test/house.test.ts', 'node:fs', '../shared/schemas/product.ts', '../shared/contract.ts'],
  ),
]

const allowed: Probe[] = [
  ...Object.entries(rooms).flatMap(([name, { not, packages = [] }]) => [
    ...each(
      [`api/${name}`],
      but(['domain', 'ports', 'net', 'notices', 'actions', 'http'], ...not).map((other) => `../${other}/thing.ts`),
    ),
    ...each([`api/${name}/below`], [...packages, '../../../shared/vocabulary.ts']),
  ]),
  ['extension/audit', '../../shared/vocabulary.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'walls-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Which of the probes the linter refuses. */
function lint(probes: Probe[], kind: string): Set<Probe> {
  const nameOf = (index: number, room: string) => join(room, `${kind}-${index}.ts`)
  for (const [index, [room, path]] of probes.entries()) {
    const file = join(folder, nameOf(index, room))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { thing } from '${path}'\n\nthing()\n`)
  }
  copyFileSync(`${root}.oxlintrc.json`, join(folder, '.oxlintrc.json'))
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, ['-f', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const found = JSON.parse(stdout).diagnostics.filter(({ code }: { code: string }) => code === 'eslint(no-restricted-imports)')
  const files = new Set(found.map(({ filename }: { filename: string }) => filename))
  return new Set(probes.filter(([room], index) => files.has(nameOf(index, room))))
}
const words = ([room, path]: Probe) => `${room} imports ${path}`

describe('the walls between the rooms', () => {
  it('cover every room of api/', () => {
    // deploy/ has no code.
    expect(but(roomsOf('api'), 'deploy').sort(), 'cure: name the room in this table and give it an override in .oxlintrc.json').toEqual(
      names.sort(),
    )
  })

  it('refuse what breaks the order shared, domain, actions, http, entry points', () => {
    const stopped = lint(refused, 'refused')
    expect(
      refused.filter((probe) => !stopped.has(probe)).map(words),
      'cure: the room’s override in .oxlintrc.json must refuse these',
    ).toEqual([])
  })

  it('let through what every room needs', () => {
    expect([...lint(allowed, 'allowed')].map(words), 'cure: the room’s override in .oxlintrc.json must allow these').toEqual([])
  })

  it.each(untied)('let no two rooms of %s import each other', (area) => {
    expect(knotsIn(area), 'cure: move what both need into the lower room, or pass it as an argument').toEqual([])
  })

  it('leave the store to the actions: no entry point asks it for anything but whether it answers, whether the catalog has changed, and to let a standby answer', () => {
    const asking = ['http', ...entryPoints]
      .flatMap((room) => readdirSync(`${root}api/${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `api/${room}/${name}`))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          /\bworld\.store\b(?!\.(?:ping|version|isAway|readAnywhere)\()|\{[^}]*\bstore\b[^}]*\}(: World| = world)/.test(
            readFileSync(root + file, 'utf8'),
          ),
      )
    expect(asking, 'cure: put what it asks for into an action').toEqual([])
  })
})
