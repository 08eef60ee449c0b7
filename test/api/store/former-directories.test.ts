import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseDirectories, readFormerDirectories, retireFormerFile } from '../../../api/store/former-directories.ts'

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

describe('the operator’s list of an earlier release', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slipway-directories-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const write = (entries: object[]) => writeFile(join(folder, 'directories.json'), JSON.stringify(entries))

  it('is read where there is one, and retired once', async () => {
    expect(await readFormerDirectories(folder)).toBeNull()
    await write([good])
    expect(await readFormerDirectories(folder)).toEqual([good])
    expect([await retireFormerFile(folder), await readdir(folder)]).toEqual([true, ['directories.json.imported']])
    expect([await retireFormerFile(folder), await readFormerDirectories(folder)]).toEqual([true, null])
    await write([good])
    expect([await retireFormerFile(folder), (await readdir(folder)).length]).toEqual([false, 2])
  })

  it('is refused if it’s invalid, with the file and every error named', async () => {
    await write([
      { ...good, domainRating: 'high' },
      { ...good, slug: 'two', focus: undefined },
    ])
    await expect(readFormerDirectories(folder)).rejects.toThrow(
      `${join(folder, 'directories.json')} is invalid. Fix:\n  entry 1 (harbour): domainRating must be number\n  entry 2 (two): focus is missing`,
    )
  })
})
