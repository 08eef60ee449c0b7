import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inCatalogOrder } from '../../api/store/embedded/live-list.ts'
import { searchText, words, hasWords } from '../../api/domain/search/matching.ts'
import { catalogLaunches } from './catalog/launches.ts'
import { hardQueries } from './catalog/queries.ts'
import { pagesOf } from './catalog/pages.ts'
import { saveReadme, saveRows } from './readme.ts'
import { toRecorded } from './recorded.ts'
import { interleave, median, percentile, ratioOf } from './rounds.ts'
import { bound, compare, counted, missing } from './row.ts'
import { toText } from './table.ts'

describe('figures', () => {
  it('take turns, and each round begins with another contestant', async () => {
    const order: string[] = []
    const figures = await interleave({ a: () => order.push('a'), b: () => order.push('b'), c: () => order.push('c') }, 3)
    expect(order.join('')).toBe('abcbcacab')
    expect(figures).toEqual({ a: [1, 6, 8], b: [2, 4, 9], c: [3, 5, 7] })
  })

  it.each([
    ['the middle one', median([9, 1, 5]), 5],
    ['between the two in the middle', median([1, 2, 4, 9]), 3],
    [
      'the slowest in a hundred',
      percentile(
        Array.from({ length: 100 }, (_, at) => at),
        0.99,
      ),
      99,
    ],
    ['the ratio of the medians', ratioOf([2, 90, 6], [3, 1, 40]), 2],
  ])('are %s', (_, figure, expected) => {
    expect(figure).toBe(expected)
  })
})

describe('the command', () => {
  it('names the word that it does not know, and measures nothing', () => {
    const run = fileURLToPath(new URL('run.ts', import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', './api/startup/load-tsx.ts', run, 'reads', 'nonsense'], {
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^No such group: nonsense\. There are reads, pages, search, .*\.\n$/),
    ])
  })

  it('explains its table in a line above it', () => {
    const [legend, head] = toText([]).split('\n')
    expect([legend, head]).toEqual([
      expect.stringMatching(/^ratio = ours \/ peer, smaller is better;.*ours alone/),
      expect.stringMatching(/^row +what/),
    ])
  })
})

describe('targets', () => {
  const row = { id: 'x', what: 'x', unit: 'ms', peer: 'peer' } as const

  it.each([
    ['a ratio at the target', compare({ ...row, ours: [2], theirs: [1], atMost: 2 }), true],
    ['a ratio above it', compare({ ...row, ours: [2.1], theirs: [1], atMost: 2 }), false],
    ['a figure without a target', compare({ ...row, ours: [2], theirs: [1], atMost: null }), null],
    ['a bound that is kept', bound({ ...row, ours: 3, atMost: 3 }), true],
    ['a bound that is not', bound({ ...row, ours: 3.1, atMost: 3 }), false],
    ['a figure that is not there', bound({ ...row, ours: Number.NaN, atMost: 3 }), false],
    ['what does not happen at all', missing('x', 'x', 'ratio <= 1', 'It does not.'), false],
  ])('judge %s', (_, { isMet }, expected) => {
    expect(isMet).toBe(expected)
  })

  it('missed are saved with their reason, or with the want of one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-test-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const rows = [
      ...['known', 'unknown'].map((id) => bound({ ...row, id, ours: 4, atMost: 3 })),
      compare({ ...row, id: 'told', ours: [2], theirs: [1], atMost: null, note: 'It is so.' }),
      missing('group', 'The whole group', 'measured', 'It could not be measured: no | disk.'),
    ]
    const path = join(folder, 'README.md')
    await saveReadme(pathToFileURL(path), ['peer'], {
      date: '2026-01-01',
      machine: 'a machine',
      load: '0.1',
      rows,
      reasons: { known: 'The disk is slow.' },
    })
    const text = await readFile(path, 'utf8')
    expect(text).toContain('| told | x | 2.00 ms | 1.00 ms peer | 2 | reported |  |')
    expect(text).toContain('- `group`: It could not be measured: no | disk.')
    expect(text).toContain('- `group` (measured): no reason given yet.')
    expect(text).toContain('- `known` (<= 3 ms): The disk is slow.')
    expect(text).toContain('- `unknown` (<= 3 ms): no reason given yet.')
  })

  it('of a group that is measured apart are saved without a change to the others, and stay when those are saved', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-bench-test-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'README.md')
    const run = (machine: string, ...rows: ReturnType<typeof counted>[]) => ({
      date: '2026-01-01',
      machine,
      load: '0.1',
      rows,
      reasons: {},
    })
    const one = (id: string, ours: number, note: string) => counted({ id, what: 'x', ours, theirs: 1, peer: 'peer', note })
    const readme = pathToFileURL(path)
    await saveReadme(readme, ['apart', 'other'], run('a machine', one('whole', 2, 'Whole.')))
    const before = await readFile(path, 'utf8')
    await saveRows(readme, 'apart', run('another', one('apart-a', 3, 'First.'), one('apart-b', 0, 'Gone.')))
    await saveRows(readme, 'apart', run('another', one('apart-a', 5, 'Second.')))
    const after = await readFile(path, 'utf8')
    const fresh = after.split('\n').filter((line) => !before.split('\n').includes(line))
    expect(fresh).toEqual([
      '| apart-a | x | 5 | 1 peer |  | <= the peer’s | MISSED |',
      '- `apart-…`: Measured on 2026-01-01, another; load 0.1 at the start.',
      '- `apart-a`: Second.',
      '- `apart-a` (<= the peer’s): no reason given yet.',
    ])
    expect(before.split('\n').filter((line) => !after.split('\n').includes(line))).toEqual([])
    await saveReadme(readme, ['apart', 'other'], run('a machine', one('whole', 2, 'Whole.')))
    expect(await readFile(path, 'utf8')).toBe(after)
  })
})

describe('the reads', () => {
  it('are sent again as they came, but for what Node adds by itself', () => {
    const head = 'HTTP/1.1 200 OK\r\nETag: W/"1: 2"\r\nDate: now\r\nContent-Length: 6\r\nKeep-Alive: timeout=5'
    expect(toRecorded(Buffer.from(`${head}\r\n\r\nhéhé`))).toEqual({
      status: 200,
      headers: ['ETag', 'W/"1: 2"', 'Content-Length', '6'],
      body: Buffer.from('héhé').toString('base64'),
    })
  })

  it('of pages never seen ask for no launch twice, and for no address twice', () => {
    const askAt = pagesOf({ size: 1000, from: 0, count: 99 })
    const paths = Array.from({ length: 200 }, (_, index) => askAt(index).path)
    expect(new Set(paths).size).toBe(200)
    const cursors = paths.map((path) => new URL(path, 'http://a.example').searchParams.get('cursor'))
    const launches = catalogLaunches(1000)
    const places = cursors
      .slice(0, 99)
      .map((cursor) => launches.findIndex(({ slug, launchDate }) => atob(cursor ?? '').endsWith(`${launchDate} ${slug}`)))
    expect(places).toEqual(Array.from({ length: 99 }, (_, at) => at * 10))
    expect(cursors[99]).toBe(cursors[0])
    expect(() => pagesOf({ size: 1000, from: 0, count: 100 })).toThrow('so many')
  })
})

describe('the catalog', () => {
  const launches = catalogLaunches(2000)

  it('is the same each time, and no two launches share an address', () => {
    expect(catalogLaunches(2000)).toEqual(launches)
    expect(new Set(launches.map(({ slug }) => slug)).size).toBe(2000)
  })

  it('has queries that find the oldest launch alone, and none', () => {
    const texts = launches.toSorted(inCatalogOrder).map(searchText)
    const found = new Map(
      hardQueries(launches.toSorted(inCatalogOrder)).map(({ id, query }) => [
        id,
        texts.filter((text) => hasWords(text, words(query))).length,
      ]),
    )
    expect(Object.fromEntries(found)).toMatchObject({
      'rare-oldest': 1,
      'one-character-oldest': 1,
      'two-that-never-meet': 0,
      absent: 0,
      'one-character-absent': 0,
      'twelve-common-one-absent': 0,
      '120-characters-absent': 0,
      'common-trigrams': 0,
    })
    expect(found.get('common')).toBeGreaterThan(100)
  })
})
