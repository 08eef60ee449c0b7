import { describe, expect, test } from 'vitest'
import { wholePart } from '../../../../shared/audit/words/whole-part.ts'

test('a text that fits stays as it is', () => expect(wholePart(' Tide  tables, and more. ', 24)).toBe('Tide tables, and more.'))

describe('a text that is too long ends', () => {
  test.each([
    ['after a sentence', 'Tides for the pilots. And for the rest of us', 30, 'Tides for the pilots.'],
    ['before a dash', 'Tide tables for pilots – checked every hour', 30, 'Tide tables for pilots'],
    ['before an addition', 'Tide tables for harbour pilots, with forecasts that are checked', 40, 'Tide tables for harbour pilots'],
    ['before a relative clause', 'An editor of tide tables that understands harbours', 30, 'An editor of tide tables'],
    [
      'before a German relative clause',
      'Macht aus Pegeln eine Vorhersage, auf die sich Lotsen verlassen',
      40,
      'Macht aus Pegeln eine Vorhersage',
    ],
    ['after a full-width stop', '港の潮汐表をお届けします。水先人が毎日使います', 30, '港の潮汐表をお届けします。'],
  ])('%s', (_, text, max, cut) => expect(wholePart(text, max)).toBe(cut))
})

describe('nothing is taken from a text that would end', () => {
  test.each([
    ['among adjectives', 'A fast, reliable, thoroughly tested planner for harbour pilots', 30],
    ['before the object of a verb', 'The platform to supercharge your very own garden', 30],
    ['inside a relative clause', 'Tables which harbour pilots around the northern seas can trust', 40],
    ['behind a participle', 'A planner thoroughly tested for harbour pilots and anglers', 30],
    ['before its main clause', 'When your harbour is closed for maintenance, plan ahead', 34],
    ['in what a verb is about', 'Larkspur plans beds and reminds you when to sow, water and harvest', 50],
    ['before a question that is its object', 'Potluck sends invitations and works out who brings what to eat', 50],
    ['inside brackets', 'Tide tables and charts (made for pilots and for anglers by us)', 34],
    ['behind a Japanese particle', '港の検潮所の観測値をもとに、水先人が信頼できる潮汐予報を', 40],
    ['anywhere in one long word', 'a'.repeat(50), 10],
  ])('%s', (_, text, max) => expect(wholePart(text, max)).toBe(''))
})

test('a long text without spaces is cut as fast as a short one', () => {
  const started = performance.now()
  expect(wholePart('。'.repeat(5000), 500)).toBe('。'.repeat(250))
  expect(performance.now() - started).toBeLessThan(1500)
})
