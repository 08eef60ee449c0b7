import { expect, test } from 'vitest'
import { wordingError } from '../../../../../api/domain/elsewhere/fields/check-wording.ts'

const tidewatch = {
  name: 'Tidewatch',
  tagline: 'Tide tables from your harbour’s own gauges',
  description:
    'Turns 3 harbour gauges into a tide table that small crews can trust, with alerts and a log in one place. Works with NOAA data.',
  categories: ['travel-hospitality'],
  pricing: 'freemium' as const,
}

test.each([
  ['the listing’s words in another order', 'A tide table from harbour gauges, with alerts and a log for small crews', null],
  ['its name', 'Tidewatch: tide tables that small crews can trust', null],
  ['a number it has', 'Tide tables from 3 harbour gauges', null],
  ['a name it has', 'Tide tables with NOAA data for crews', null],
  ['another number', 'Tide tables from 40 harbour gauges', 'unsupported'],
  ['a price', 'Tide tables from harbour gauges for $4', 'unsupported'],
  ['another name', 'Tide tables from harbour gauges, trusted by Maersk', 'unsupported'],
  ['a link', 'Tide tables from harbour gauges: https://tidewatch.example', 'unsupported'],
  ['a host', 'Tide tables from harbour gauges at tidewatch.example', 'unsupported'],
  ['a comparison', 'The best tide tables from harbour gauges', 'unsupported'],
  ['a promise', 'Tide tables from harbour gauges, always in one place', 'unsupported'],
  ['how many use it', 'Tide tables that thousands of small crews trust', 'unsupported'],
  ['praise', 'Revolutionary tide tables from your harbour’s own gauges', 'unsupported'],
  ['that it’s open source', 'Open-source tide tables from harbour gauges', 'unsupported'],
  ['something else', 'Plan dinner parties with recipes your friends love', 'unsupported'],
  ['markup', '**Tide tables** from harbour gauges', 'unsupported'],
  ['more than fits', 'Tide tables from your harbour’s own gauges, for small crews, with alerts and a log', 'long'],
  ['nothing', '', 'empty'],
])('a wording with %s', (_what, text, error) => {
  expect(wordingError(text, tidewatch, 80)).toBe(error)
})

test('a listing’s own promise may be repeated', () => {
  const first = { ...tidewatch, tagline: 'The first tide tables from your harbour’s own gauges' }
  expect(wordingError('The first tide table from harbour gauges', first, 80)).toBeNull()
  expect(wordingError('The first tide table from harbour gauges', tidewatch, 80)).toBe('unsupported')
})
