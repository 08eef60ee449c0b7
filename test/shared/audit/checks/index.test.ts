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
  expect(forgotten.map((file) => `export ${file} in shared/audit/every-check.ts, and give it a place in checks/order.json`)).toEqual([])
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

/** What counts for the score, and how much; a new check needn’t be here. */
test.each([
  [0.5, 'feeds web-manifest'],
  [1, 'lang charset twitter-card structured-values hreflang security-headers console-errors cache-lifetime image-loading agent-ready'],
  [2, 'certificate h1 favicon structured-data contact contact-email robots-sitemap sitemap-entries missing-page page-titles other-host'],
  [2, 'layout-shift page-weight compression image-size image-dimensions target-size aria-usage page-structure badge'],
  [2, 'other-accessibility'],
  [3, 'http-status canonical pricing privacy dead-links form-safety text-size load-speed image-alternatives'],
  [4, 'blocked-content viewport listing-name listing-description screenshots response-time links page-indexing page-canonicals'],
  [4, 'before-scripts control-names field-labels'],
  [5, 'https broken-images page-width placeholder-text meta-description og-tags og-image listing-tagline page-leftovers contrast'],
  [6, 'script-errors failed-requests title server-html'],
  [7, 'usable-now'],
  [8, 'visible-content duplicate'],
  [10, 'indexable'],
])('the weight %d is that of %s', (weight, names) => {
  const found = names.split(' ').map((id) => checks.find((check) => check.id === id)?.weight)
  expect(found).toEqual(found.map(() => weight))
})
