import { describe, expect, test } from 'vitest'
import { addsTo, distinct, fit, segments, widthOf } from '../../../../shared/audit/words/text.ts'

test.each([
  ['Acme', 4],
  ['潮見', 4],
  ['물때', 4],
  ['é', 1],
  ['🌊', 2],
])('%s is %i wide', (text, width) => expect(widthOf(text)).toBe(width))

describe('a text that is too long ends', () => {
  test.each([
    ['after a sentence', 'Tides for pilots. And for the rest of us', 30, 'Tides for pilots.'],
    ['before a comma', 'Tide tables for pilots, captains and anglers', 30, 'Tide tables for pilots'],
    ['before a little word', 'Modern tide tables that pilots everywhere trust', 32, 'Modern tide tables'],
    ['after a word', 'Harbourmasters everywhere trust forecasts', 28, 'Harbourmasters everywhere'],
    ['after a full-width stop', '港の潮汐表です。水先人が毎日使います', 24, '港の潮汐表です。'],
    ['anywhere in a script without spaces', '港湾水先人専用潮汐予報表', 10, '港湾水先人'],
    ['inside a word that fills it all', 'a'.repeat(50), 10, 'a'.repeat(10)],
  ])('%s', (_, text, max, cut) => expect(fit(text, max)).toBe(cut))
})

test('a text that fits stays as it is', () => expect(fit(' Tide  tables, and more. ', 24)).toBe('Tide tables, and more.'))

test('a cut never splits a letter', () => expect(fit('🌊'.repeat(20), 9)).toBe('🌊'.repeat(4)))

test.each([
  ['Acme | Tide tables', ['Acme', 'Tide tables']],
  ['Acme – Tide tables – Home', ['Acme', 'Tide tables', 'Home']],
  ['Acme: tide tables', ['Acme', 'tide tables']],
  ['Real-time tides', ['Real-time tides']],
])('%s has the parts %j', (title, parts) => expect(segments(title)).toEqual(parts))

test.each([
  ['Tide tables for pilots', 'Checked against the water', true],
  ['Tide tables for pilots', 'tide tables', false],
  ['Tide tables for pilots', 'Tide tables for harbour pilots', false],
  ['HTML minifier', 'HTML Minifier (v4.0.0)', false],
  ['港の潮汐表', '水先人のために', true],
])('%s: "%s" adds something: %s', (text, phrase, adds) => expect(addsTo(text, phrase)).toBe(adds))

test('repeats are dropped, in part or in other letters', () => {
  expect(distinct(['Tide tables for pilots', '', 'tide tables', 'TIDE TABLES FOR PILOTS!', 'Maps'])).toEqual([
    'Tide tables for pilots',
    'Maps',
  ])
})
