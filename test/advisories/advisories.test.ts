import { expect, it } from 'vitest'
import lockFile from '../../package-lock.json' with { type: 'json' }
import { affectedLines, isAffected, lockedPackages, type AdvisoryList } from './advisory.ts'
import kept from './advisories.json' with { type: 'json' }
import { compareVersions } from './compare-versions.ts'
import { readOsv } from './read-osv.ts'

const list: AdvisoryList = kept

it('no locked version of a package is one that a known advisory is about', () => {
  expect(affectedLines(lockedPackages(lockFile), list.advisories)).toEqual([])
})

it('the advisories say where and when they come from', () => {
  expect(list).toMatchObject({ source: expect.stringMatching(/\S/), imported: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  for (const { id, ranges, versions } of list.advisories) expect([id, ranges.length + versions.length]).not.toEqual([id, 0])
})

it('versions are in the order of Semantic Versioning', () => {
  const sorted =
    '1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.2.0 1.10.0 2.0.0'.split(' ')
  expect(sorted.toReversed().toSorted(compareVersions)).toEqual(sorted)
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0)
})

it('a record of the OSV format is found by the locked versions that it is about, however deep they are', () => {
  const affected = (name: string, ecosystem: string, events: object[], versions: string[] = []) => ({
    package: { name, ecosystem },
    ranges: events.length === 0 ? [] : [{ type: 'SEMVER', events }],
    versions,
  })
  const record = {
    id: 'GHSA-test',
    modified: '2026-01-01T00:00:00Z',
    summary: 'Boils over',
    affected: [
      affected('@acme/teapot', 'npm', [{ introduced: '0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { last_affected: '2.1.0' }]),
      affected('kettle', 'npm', [], ['3.0.1']),
      affected('@acme/teapot', 'PyPI', [{ introduced: '0' }]),
    ],
  }
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/@acme/teapot': { version: '2.1.1' },
    'node_modules/cup/node_modules/@acme/teapot': { version: '1.1.9' },
    'node_modules/alias': { name: 'kettle', version: '3.0.1' },
    'node_modules/linked': { link: true },
  }
  const locked = lockedPackages({ packages })
  expect(locked.map(({ name, version }) => `${name}@${version}`)).toEqual(['@acme/teapot@2.1.1', '@acme/teapot@1.1.9', 'kettle@3.0.1'])
  const advisories = readOsv(record, new Set(locked.map(({ name }) => name)))
  expect(affectedLines(locked, advisories)).toEqual([
    '@acme/teapot@1.1.9: Boils over (https://osv.dev/vulnerability/GHSA-test)',
    'kettle@3.0.1: Boils over (https://osv.dev/vulnerability/GHSA-test)',
  ])
  const [teapot] = advisories
  const versions = ['0.0.1', '1.2.0', '2.0.0-rc.1', '2.0.0', '2.1.0', '2.1.1']
  expect(versions.filter((version) => teapot && isAffected(version, teapot))).toEqual(['0.0.1', '2.0.0', '2.1.0'])
  expect(readOsv({ ...record, withdrawn: '2026-02-01T00:00:00Z' }, new Set(['kettle']))).toEqual([])
})
