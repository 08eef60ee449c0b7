import { expect, test } from 'vitest'
import { eachOnce } from '../../../shared/rendered/read-requests.ts'

const entry = (name: string, encodedBodySize: number, transferSize = encodedBodySize) => ({ name, encodedBodySize, transferSize })
const hero = entry('https://acme.dev/hero.png', 7_600_000)

test.each([
  ['a file read from the cache again counts once', [hero, entry(hero.name, 7_600_000, 0)], [hero]],
  ['so does one that Firefox lists twice as transferred', [hero, hero], [hero]],
  ['and one that wasn’t in the cache for the audit', [hero, entry(hero.name, 0, 0)], [hero]],
  [
    'other files of the same size count',
    [hero, entry('https://acme.dev/other.png', 7_600_000)],
    [hero, entry('https://acme.dev/other.png', 7_600_000)],
  ],
  [
    'a file that is sent again with other content counts again',
    [entry('https://acme.dev/news.json', 900), entry('https://acme.dev/news.json', 1200)],
    [entry('https://acme.dev/news.json', 900), entry('https://acme.dev/news.json', 1200)],
  ],
  ['a failed request that succeeds later counts again', [entry(hero.name, 0, 300), hero], [entry(hero.name, 0, 300), hero]],
])('%s', (_, entries, counted) => expect(eachOnce(entries)).toEqual(counted))
