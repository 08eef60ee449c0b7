import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// Each line is a file of one import, linted with the project's own settings in a folder apart.

const root = new URL('..', import.meta.url).pathname
const topOfApi = readdirSync(`${root}api`).filter((name) => name.endsWith('.ts'))
const actions = readdirSync(`${root}api/actions`).filter((name) => name.endsWith('.ts'))
const ports = ['world.ts', 'store.ts', 'accounts.ts', 'shared-state.ts']
const doors = ['api/http', 'api/pages']
const adapters = ['api/store', 'api/crawler', 'api/accounts']
const rooms = [...doors, ...adapters, 'api/domain', 'api/drawing', 'api/actions', 'api/sample']

/** A file of `room` and what it imports. */
type Probe = [room: string, from: string]
const each = (from: string[], to: string[]): Probe[] => from.flatMap((room) => to.map((path): Probe => [room, path]))

const refused: Probe[] = [
  ...each(
    rooms,
    topOfApi.map((name) => `../${name}`),
  ),
  ...each(['api/http/middleware', 'api/store/journal'], ['../../service.ts', '../../config.ts']),
  ...each([...rooms, 'shared'], ['../../test/support/service.ts', '../../extension/api-client.ts']),
  ...each(
    rooms.filter((room) => !doors.includes(room)),
    ['koa', '@koa/router'],
  ),
  ...each(
    rooms.filter((room) => room !== 'api/sample'),
    ['../sample/people.ts', '../sample/seed.ts'],
  ),
  ...each(doors, ['../store/lowdb-store.ts', '../crawler/crawler.ts', '../accounts/accounts.ts', '../model/rules.ts', 'lowdb', 'undici']),
  ...each([...doors, 'api/mcp', 'api/actions', 'api/domain', 'api/drawing', 'api/sample', 'shared'], ['pg', 'kysely', 'kysely/migration']),
  ...each(
    adapters,
    actions.filter((name) => !ports.includes(name)).map((name) => `../actions/${name}`),
  ),
  ...each(adapters, ['../http/app.ts', '../pages/layout.tsx', '../mcp/server.ts']),
  ['api/store', '../crawler/crawler.ts'],
  ['api/accounts', '../store/lowdb-store.ts'],
  ...each(['api/actions', 'api/domain', 'api/sample'], ['../store/lowdb-store.ts', '../pages/layout.tsx', '../http/app.ts', 'undici']),
  ...each(['api/domain', 'api/drawing'], ['../actions/world.ts', 'node:fs']),
  ['api/sample', '../actions/submit-launch.ts'],
  ...each(['shared', 'shared/ui'], ['../../api/domain/launch.ts', '../api/domain/launch.ts', 'node:fs', 'undici', 'webextension-polyfill']),
  ...each(
    ['extension'],
    ['../api/domain/launch.ts', '../test/house.ts', 'node:fs', '../shared/schemas/product.ts', '../shared/contract.ts'],
  ),
]

const allowed: Probe[] = [
  ...each(rooms, ['../domain/launch.ts', '../../shared/vocabulary.ts']),
  ...each(doors, ['../actions/submit-launch.ts', '../actions/world.ts', '../drawing/logo-svg.ts', 'koa']),
  ...each(
    adapters,
    ports.map((name) => `../actions/${name}`),
  ),
  ...each(['api/actions'], ['./store.ts', './move-launch.ts', 'node:crypto']),
  ['api/store/journal', '../keys.ts'],
  ...each(['api/store', 'api/store/postgres', 'api/store/move'], ['lowdb', 'pg', 'kysely', 'kysely/migration']),
  ['api/crawler', 'undici'],
  ['api/sample', '../actions/store.ts'],
  ['extension', '../shared/vocabulary.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'walls-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Which of the probes the linter refuses, by their order. */
function lint(probes: Probe[], kind: string): Set<Probe> {
  const nameOf = (index: number, room: string) => join(room, `${kind}-${index}.ts`)
  for (const [index, [room, path]] of probes.entries()) {
    const file = join(folder, nameOf(index, room))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { thing } from '${path}'\n\nthing()\n`)
  }
  copyFileSync(`${root}.oxlintrc.json`, join(folder, '.oxlintrc.json'))
  const { stdout } = spawnSync(`${root}node_modules/.bin/oxlint`, ['-f', 'json', '.'], { cwd: folder, encoding: 'utf8' })
  const found = JSON.parse(stdout).diagnostics.filter(({ code }: { code: string }) => code === 'eslint(no-restricted-imports)')
  const files = new Set(found.map(({ filename }: { filename: string }) => filename))
  return new Set(probes.filter(([room], index) => files.has(nameOf(index, room))))
}
const words = ([room, path]: Probe) => `${room} imports ${path}`

describe('the walls between the rooms', () => {
  it('refuse what breaks the order shared, domain, actions, doors', () => {
    const stopped = lint(refused, 'refused')
    expect(
      refused.filter((probe) => !stopped.has(probe)).map(words),
      'cure: the room’s override in .oxlintrc.json must refuse these',
    ).toEqual([])
  })

  it('let through what every room needs', () => {
    expect([...lint(allowed, 'allowed')].map(words), 'cure: the room’s override in .oxlintrc.json must allow these').toEqual([])
  })

  it('leave the store to the actions: no door asks it for anything but whether it answers', () => {
    const asking = doors
      .flatMap((room) => readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          /\bworld\.store\b(?!\.ping\()|\{[^}]*\bstore\b[^}]*\}(: World| = world)/.test(readFileSync(root + file, 'utf8')),
      )
    expect(asking, 'cure: put what it asks for into an action').toEqual([])
  })
})
