import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseDirectories, readDirectories } from '../../../api/store/directories.ts'

const good = {
  slug: 'harbour',
  name: 'Harbour',
  url: 'https://harbour.example/',
  tagline: 'Where ships are shown',
  focus: 'Ships',
  pricing: 'Free',
  traffic: 'low',
  domainRating: 40,
  backlinkQuality: 'low',
  linkType: 'unknown',
  submissionFriction: 'low',
  requiresBadge: false,
  lastVerified: '2025-01-15',
}

describe('the shipped directories', async () => {
  const text = await readFile(new URL('../../../api/store/directories.json', import.meta.url), 'utf8')
  const { directories, errors } = parseDirectories(text)

  it('are at least forty and valid', () => {
    expect(errors).toEqual([])
    expect(directories.length).toBeGreaterThanOrEqual(40)
  })

  it('are each on a different site, over https', () => {
    const hosts = directories.map(({ url }) => new URL(url).host.replace(/^www\./, ''))
    expect(hosts.toSorted()).toEqual([...new Set(hosts)].toSorted())
    expect(directories.filter(({ url }) => !url.startsWith('https://'))).toEqual([])
  })

  const said = (field: 'traffic' | 'linkType' | 'submissionFriction' | 'backlinkQuality') =>
    new Set(directories.map((entry) => entry[field]))
  it('use a small vocabulary, so that they can be compared', () => {
    expect(said('traffic')).toEqual(new Set(['very high', 'high', 'medium', 'low']))
    expect(said('linkType')).toEqual(new Set(['dofollow', 'mixed', 'nofollow', 'unknown']))
    expect(said('submissionFriction')).toEqual(new Set(['low', 'medium', 'high']))
    expect(said('backlinkQuality')).toEqual(new Set(['low', 'medium', 'high']))
  })

  it('round approximate values: ratings are multiples of five', () => {
    expect(directories.filter(({ domainRating }) => domainRating % 5 !== 0)).toEqual([])
  })

  it('have every field filled in, and no date in the future', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const { name, tagline, focus, pricing, lastVerified } of directories) {
      for (const text of [name, tagline, focus, pricing]) expect(text.trim()).not.toBe('')
      expect(lastVerified <= today).toBe(true)
    }
  })
})

describe('a directories file', () => {
  it.each([
    ['no JSON', '[{', [expect.stringMatching(/JSON/)]],
    ['no list', '{}', ['the file must be a list of directories']],
    ['an entry that is no object', JSON.stringify([good, 7]), ['entry 2: it must be object']],
    ['a missing field', JSON.stringify([{ ...good, focus: undefined }]), ['entry 1 (harbour): focus is missing']],
    ['a misspelt field', JSON.stringify([{ ...good, focuss: 'Ships' }]), ['entry 1 (harbour): focuss is not a field of a directory']],
    ['a wrong type', JSON.stringify([{ ...good, domainRating: '40' }]), ['entry 1 (harbour): domainRating must be number']],
    ['a rating past 100', JSON.stringify([{ ...good, domainRating: 101 }]), ['entry 1 (harbour): domainRating must be <= 100']],
    ['a slug used twice', JSON.stringify([good, good]), ['entry 2 (harbour): slug is used by an earlier entry']],
    [
      'no complete address',
      JSON.stringify([{ ...good, url: 'harbour.example' }]),
      ['entry 1 (harbour): url must be a complete http(s) URL'],
    ],
    [
      'a script as address',
      JSON.stringify([{ ...good, url: 'javascript:alert(1)' }]),
      ['entry 1 (harbour): url must be a complete http(s) URL'],
    ],
    [
      'no day',
      JSON.stringify([{ ...good, lastVerified: '2025-02-30' }]),
      ['entry 1 (harbour): lastVerified must be a date such as 2025-01-15'],
    ],
  ])('with %s is refused', (_, text, errors) => {
    expect(parseDirectories(text)).toEqual({ directories: [], errors })
  })

  it('gets all its errors at once', () => {
    const { errors } = parseDirectories(
      JSON.stringify([
        { ...good, url: 'x', lastVerified: 'May' },
        { ...good, slug: 'B!' },
      ]),
    )
    expect(errors).toHaveLength(3)
  })

  it('may start with a byte order mark', () => {
    expect(parseDirectories(`\uFEFF${JSON.stringify([good])}`)).toEqual({ directories: [good], errors: [] })
  })
})

describe('the operator’s directories', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slipway-directories-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('start as a copy of the shipped ones, and are theirs to edit from then on', async () => {
    const path = join(folder, 'directories.json')
    expect((await readDirectories(path)).length).toBeGreaterThanOrEqual(40)
    await writeFile(
      path,
      JSON.stringify([good, { ...good, slug: 'anchorage', name: 'Anchorage' }, { ...good, slug: 'z', domainRating: 90 }]),
    )
    expect((await readDirectories(path)).map(({ slug }) => slug)).toEqual(['z', 'anchorage', 'harbour'])
  })

  it('prevent startup if they are invalid, with the file and every error named', async () => {
    const path = join(folder, 'directories.json')
    await writeFile(
      path,
      JSON.stringify([
        { ...good, domainRating: 'high' },
        { ...good, slug: 'two', focus: undefined },
      ]),
    )
    await expect(readDirectories(path)).rejects.toThrow(
      `${path} is invalid. Fix:\n  entry 1 (harbour): domainRating must be number\n  entry 2 (two): focus is missing`,
    )
  })
})
