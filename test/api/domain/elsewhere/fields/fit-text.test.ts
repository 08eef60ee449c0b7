import { assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitList, fitText } from '../../../../../api/domain/elsewhere/fields/fit-text.ts'

const gauges = 'Tide tables, from your harbour’s own gauges'
const family = '👩‍👩‍👧‍👦'

describe('a text for a field', () => {
  test.each([
    ['as long as the limit', 'Tide tables', 11, 'Tide tables'],
    ['a unit too long', 'Tide tables', 10, 'Tide…'],
    ['with room for the ellipsis', gauges, 42, 'Tide tables, from your harbour’s own…'],
    ['without a comma at its end', gauges, 13, 'Tide tables…'],
    ['without an ellipsis where only the word fits', gauges, 11, 'Tide tables'],
    ['of one word that is too long', 'Donaudampfschifffahrt', 20, ''],
    ['whose first word is too long', 'state-of-the-art tables', 15, ''],
    ['with a sentence that fills most of it', 'Tables for crews. Made from gauges of your own harbour', 26, 'Tables for crews.'],
    ['with a sentence that leaves most of it empty', 'Ahoy. Tables for crews from harbour gauges', 30, 'Ahoy. Tables for crews from…'],
    ['with a mark that belongs to its word', 'I like C# more than Java', 11, 'I like C#…'],
    ['with a sign that joins words', 'Rock & roll music', 8, 'Rock…'],
    ['with an opening bracket', 'Tides (and winds) for crews', 7, 'Tides…'],
    ['with an opening quotation mark', 'Says "ahoy there" loudly', 7, 'Says…'],
    ['with a closing quotation mark', 'He said «yes» loudly', 14, 'He said «yes»…'],
    ['in Chinese', '根据港口水位计生成潮汐表，适合小型船队使用', 12, '根据港口水位计生成潮汐表'],
    ['in Japanese, after a sentence', '潮汐表を作ります。小さな船員のためのアプリです。', 14, '潮汐表を作ります。'],
    ['in Thai', 'ตารางน้ำขึ้นน้ำลงจากท่าเรือของคุณ', 13, 'ตารางน้ำขึ้น…'],
    ['in Korean, which has spaces', '항구의 수위계로 만드는 조석표', 10, '항구의 수위계로…'],
    ['in Arabic', 'جدول المد من مقياس مينائك', 12, 'جدول المد من'],
    ['in Hebrew', 'טבלאות גאות מהנמל שלך', 13, 'טבלאות גאות…'],
    ['of emoji, which are two units each', '🎉🎉🎉🎉', 5, '🎉🎉…'],
    ['of emoji that are joined', `${family}${family}`, 12, `${family}…`],
    ['where not even one emoji fits', family, 10, ''],
    ['with combining marks', 'e\u0301te\u0301 a\u0300 Brest', 9, 'e\u0301te\u0301 a\u0300…'],
    ['whose limit falls into a pair of surrogates', 'ab 𝒳𝒴 cd', 6, 'ab…'],
    ['with paragraphs', 'One line\n\nand another line', 12, 'One line…'],
    ['with space around it', '  Tide tables  ', 11, 'Tide tables'],
    ['empty', '', 10, ''],
  ])('%s', (_what, text, limit, value) => {
    expect(fitText(text, limit)).toEqual({ value, isCut: value !== text.trim() })
  })

  const scripts = ['a', 'B', ' ', ' ', '.', ', ', '"', '(', '港', 'の', '。', 'ก', 'ا', 'é', 'e\u0301', '🎉', family, '𝒳', '-', '\n', '#']
  test('is never over the limit, and starts the text up to the end of a word', () => {
    assert(
      property(string({ unit: constantFrom(...scripts), maxLength: 60 }), integer({ min: 1, max: 40 }), (text, limit) => {
        const { value, isCut } = fitText(text, limit)
        const whole = text.trim()
        expect(value.length).toBeLessThanOrEqual(limit)
        expect(isCut).toBe(whole.length > limit)
        const kept = isCut && !whole.startsWith(value) ? value.replace(/…$/u, '') : value
        expect(whole.startsWith(kept)).toBe(true)
        expect(kept.isWellFormed()).toBe(true)
        // Nothing that people see as one character, and no word, ends in the middle.
        const ends = new Set([...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole)].map(({ index }) => index))
        if (kept !== '' && kept !== whole) expect(ends.has(kept.length)).toBe(true)
        expect(`${kept.at(-1) ?? ' '}${whole.charAt(kept.length)}`).not.toMatch(/^[aBé][aBé]$/u)
        if (isCut) expect(kept).not.toMatch(/[\s,(]$/u)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a list for a field', () => {
  test.each([
    [['AI', 'Design', 'Games'], 17, { value: 'AI, Design, Games', isCut: false }],
    [['AI', 'Design', 'Games'], 16, { value: 'AI, Design', isCut: true }],
    [['Databases & analytics'], 10, { value: '', isCut: true }],
    [[], 10, { value: '', isCut: false }],
  ])('%j up to %i', (parts, limit, fitted) => {
    expect(fitList(parts, limit)).toEqual(fitted)
  })
})
