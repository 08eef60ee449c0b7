import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Head } from '../../../api/actions/define-action.ts'
import { quotasOf, quotaText } from '../../../api/domain/quotas.ts'

const root = new URL('../../../', import.meta.url).pathname
const page = 'api/actions/CAPABILITIES.md'

type Found = { file: string; name: string; value: unknown }
const isAction = (value: unknown): value is { head: Head } => typeof value === 'function' && 'head' in value

/** Where a file defines it: Node lists exports by name. */
const placeOf = (name: string, text: string) => text.search(new RegExp(`^export .*\\b${name}\\b`, 'm'))

let exported: Found[]
beforeAll(async () => {
  const files = globSync('api/actions/**/*.ts', { cwd: root }).toSorted()
  const modules = await Promise.all(files.map(async (file) => [file, await import(root + file)] as const))
  exported = modules.flatMap(([file, module]) => {
    const text = readFileSync(root + file, 'utf8')
    const names = Object.keys(module).toSorted((one, other) => placeOf(one, text) - placeOf(other, text))
    return names.map((name) => ({ file, name, value: module[name] }))
  })
})

it('one page lists every capability with who may and what it counts against; `npx vitest run -u` on this file writes it', async () => {
  const quotas = quotasOf({ readsPerMinute: 60, auditsPerHour: 10, draftsPerHour: 10, signUpsPerHour: 10 })
  const words = (name: Head['quota'] | undefined) => (name == null ? '' : quotaText(quotas[name]))
  const rows = exported.flatMap(({ file, name, value }) => {
    if (!isAction(value)) return []
    const { access, quota, visits, whileSuspended, whileReadOnly, input } = value.head
    const fields = Object.keys(input.properties).join(', ')
    const counted = [words(quota), words(visits) && `each visit: ${words(visits)}`].filter(Boolean).join('; ')
    return [
      `| [${name}](${relative('api/actions', file)}) | ${access} | ${counted} | ${fields} |${whileSuspended ? ' yes |' : ' |'}${whileReadOnly || access === 'owner' ? ' yes |' : ' |'}`,
    ]
  })
  const text = `# What the service can do

Every action with who may (\`maker\`: of the launch that it is about, \`lead\`: not its co-makers), its quota with the default settings, what it takes, whether suspended
people may do it too, and whether it works while the site is read-only. Made by \`test/api/actions/capabilities.test.ts\` from the actions themselves.

| action | who | quota | takes | while suspended | while read-only |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  await expect(text).toMatchFileSnapshot(root + page)
})

it('whatever an entry point has changed is an action: who may, and what it counts against, is said at its head', () => {
  const wild = new Map(
    exported.filter(({ name, value }) => changes(value) && !protocols.has(name)).map(({ file, name }) => [`${file} ${name}`, name]),
  )
  const used = globSync('api/{pages,rest,mcp,oauth}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => importsOf(file))
  const found = [...new Set(used.filter((each) => wild.has(each)))].toSorted()
  expect(found, 'Define these with defineAction (api/actions/define-action.ts).').toEqual([])
})

/** Steps of pairing and OAuth: whoever knows the code, session or token may take them, and they are limited where they are mounted. */
const protocols = new Set([
  'closePairing',
  'endSession',
  'noteTokenSent',
  'startPairing',
  'withdrawPairing',
  'registerClient',
  'revokeToken',
])

const changes = (value: unknown): boolean => typeof value === 'function' && !isAction(value) && /\.transact\(/.test(String(value))

/** “file name” of each value that a file imports from the actions. */
function importsOf(file: string): string[] {
  const source = readFileSync(root + file, 'utf8')
  return [...source.matchAll(/^import (?!type)\{([^}]*)\} from '(\.[^']*\/actions\/[^']+)'/gm)].flatMap(([, names = '', path = '']) => {
    const target = join(file, '..', path)
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${target} ${name.split(' as ')[0]}`)
  })
}
