import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from '../../../../shared/audit/checks/index.ts'

const folder = new URL('../../../../shared/audit/checks/', import.meta.url)
const files = readdirSync(folder).filter((file) => file !== 'index.ts')
const tests = readdirSync(new URL('.', import.meta.url))
const ids = new Set(checks.map(({ id }) => id))

test('every check in the folder is in the list', () => {
  const forgotten = files.map((file) => file.replace(/\.ts$/, '')).filter((id) => !ids.has(id))
  expect(forgotten.map((id) => `import ${id} in shared/audit/checks/index.ts`)).toEqual([])
})

test('every check is in a file of its name', () => {
  const homeless = [...ids].filter((id) => !files.includes(`${id}.ts`))
  expect(homeless.map((id) => `move ${id} to shared/audit/checks/${id}.ts`)).toEqual([])
})

test('every check has a table of cases', () => {
  const untried = [...ids].filter((id) => !tests.includes(`${id}.test.ts`))
  expect(untried.map((id) => `write test/shared/audit/checks/${id}.test.ts`)).toEqual([])
})

test('no two checks share an id or a label', () => {
  expect(ids.size).toBe(checks.length)
  expect(new Set(checks.map(({ label }) => label)).size).toBe(checks.length)
})
