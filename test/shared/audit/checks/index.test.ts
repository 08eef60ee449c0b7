import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { checks } from '../../../../shared/audit/checks/index.ts'

const folder = new URL('../../../../shared/audit/checks/', import.meta.url)
const namesIn = (place: URL) => readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const files = namesIn(folder).filter((file) => file !== 'index.ts')
const tests = namesIn(new URL('.', import.meta.url))
const ids = new Set(checks.map(({ id }) => id))

test('every check in the folder is in the list', () => {
  const forgotten = files.filter((file) => !ids.has(basename(file, '.ts')))
  expect(forgotten.map((file) => `import ${file} in shared/audit/checks/index.ts`)).toEqual([])
})

test('every check is in a file of its name', () => {
  const homeless = [...ids].filter((id) => !files.some((file) => basename(file) === `${id}.ts`))
  expect(homeless.map((id) => `move ${id} to ${id}.ts, in the folder of shared/audit/checks/ whose facts it judges`)).toEqual([])
})

test('every check has a table of cases', () => {
  const untried = files.filter((file) => !tests.includes(file.replace(/\.ts$/, '.test.ts')))
  expect(untried.map((file) => `write test/shared/audit/checks/${file.replace(/\.ts$/, '.test.ts')}`)).toEqual([])
})

/** Rules of this catalog, and what people expect of a launch: no standard says them. */
const ownRules = new Set(
  'badge contact duplicate listing-description listing-name listing-tagline pricing screenshots usable-now'.split(' '),
)

test('every check names the page of its rule, unless the rule is our own', () => {
  const unnamed = checks.filter(({ id, learnMore }) => learnMore === undefined && !ownRules.has(id))
  expect(unnamed.map(({ id }) => `give ${id} a learnMore: the URL of the standard or documentation it follows`)).toEqual([])
  expect(checks.filter(({ learnMore }) => learnMore !== undefined && !/^https:\/\/[^\s]+$/.test(learnMore)).map(({ id }) => id)).toEqual([])
})

test('no two checks share an id or a label', () => {
  expect(ids.size).toBe(checks.length)
  expect(new Set(checks.map(({ label }) => label)).size).toBe(checks.length)
})
