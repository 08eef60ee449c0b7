import { expect, test } from 'vitest'
import { lookOf, looksOf } from '../../../../api/domain/names/look.ts'

test.each([
  'olga owner',
  'Оlga Owner', // a Cyrillic О
  'Οlga Οwner', // Greek omicrons
  'Ｏｌｇａ Ｏｗｎｅｒ', // full-width
  '𝐎𝐥𝐠𝐚 𝐎𝐰𝐧𝐞𝐫', // mathematical bold
  'ᴏʟɢᴀ ᴏᴡɴᴇʀ', // small capitals
  'Olga\u00a0Owner',
  'OlgaOwner',
  'olga_owner',
  'Olga  O\u200bwner', // a zero-width space
  'Ol\u3164ga Owner', // a Hangul filler
  'Olga\u034f Owner', // a grapheme joiner
  'Olga Owner\ufe0f',
  'O\u0323lga O\u20ddwner', // marks around letters
  'Ólga Öwner',
  '0lga 0wner',
  '01ga 0wn3r',
  'OIga Owner', // a capital I
  'Olg@ Owner',
  'Olga Owner!',
  '✓ Olga Owner ✓',
  'Olga (Owner)',
  'Olga Ovvner',
  '🅾🅻🅶🅰 🅞🅦🅝🅔🅡', // white letters on black
  '🇴🇱🇬🇦 Owner', // letters of flags
  'Olgꭺ Owner', // a small Cherokee letter
  'Oꞁga Owner', // a turned l
  'Olga Owner 🇩🇪',
])('%j looks like Olga Owner', (name) => {
  expect(looksOf(name)).toContain(lookOf('Olga Owner'))
})

test.each(['Olga Overt', 'Olga', 'Owner Olga', 'Olaf Owner', 'Olga Owner 2', 'Ольга Владимировна', '欧加'])('%j doesn’t', (name) => {
  expect(looksOf(name)).not.toContain(lookOf('Olga Owner'))
})

test('names in other scripts keep the letters that tell them apart', () => {
  for (const [one, other] of [
    ['राम', 'रमा'],
    ['王伟', '王芳'],
    ['Иван', 'Иванна'],
  ] as const)
    expect(lookOf(one)).not.toBe(lookOf(other))
})

test('a name with nothing to see has no look', () => {
  expect([lookOf(null), lookOf(''), lookOf('✨'), lookOf('\u3164')]).toEqual([null, null, null, null])
})
