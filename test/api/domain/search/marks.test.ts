import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markMatches, snippetOf } from '../../../../api/domain/search/marks.ts'
import { words } from '../../../../api/domain/search/matching.ts'
import { anyCharacter } from '../../../support/fuzz/any-character.ts'

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, words(query))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('what was searched for is marked', () => {
  it.each([
    ['Field Notes', 'notes', 'Field [Notes]', 'in any case'],
    ['Café Ledger', 'cafe', '[Café] Ledger', 'without its accent'],
    ['Cafe\u0301 Ledger', 'café', '[Cafe\u0301] Ledger', 'also when the accent is written apart'],
    ['notes on notes', 'notes', '[notes] on [notes]', 'everywhere'],
    ['Plan your week', 'week plan', '[Plan] your [week]', 'all words, in any order'],
    ['teatime', 'tea eat', '[teat]ime', 'words that overlap, as one'],
    ['banana', 'ana', 'b[anana]', 'a word that overlaps itself'],
    ['Straße', 'strasse', '[Straße]', 'sharp s for ss'],
    ['Straße 9', 'as', 'Str[aß]e 9', 'a letter that matches in part, as a whole'],
    ['ﬁnance', 'fin', '[ﬁn]ance', 'a ligature'],
    ['İstanbul', 'istanbul', '[İstanbul]', 'a capital i with its dot'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full', '[ＦＵＬＬ]　ｗｉｄｔｈ', 'full-width letters'],
    ['ﾃﾞｰﾀ帳', 'データ', '[ﾃﾞｰﾀ]帳', 'half-width kana'],
    ['急須のための時計', 'ための', '急須の[ための]時計', 'a piece of a Japanese text'],
    ['时间追踪', '追踪', '时间[追踪]', 'a piece of a Chinese text'],
    ['👩‍🚀 Crew log', 'crew', '👩‍🚀 [Crew] log', 'behind characters of several code points'],
    ['Ærø', 'aero', '[Ærø]', 'letters that fold into two'],
    ['Teapot', 'kettle', 'Teapot', 'nothing that is not there'],
    ['Teapot', '', 'Teapot', 'nothing without a word'],
    ['', 'tea', '', 'nothing in nothing'],
  ])('in %j for %j: %j, %s', (text, query, expected, _fact) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('keeps every text as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter, maxLength: 3 }), (text, query) => {
        const pieces = markMatches(text, words(query))
        expect(pieces.map(({ text }) => text).join('')).toBe(text)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a snippet', () => {
  const filler = 'one two three four five six seven eight nine ten '
  it.each([
    ['the whole of a short text, on one line', 'Keeps\n\nnotes.', 'notes', 'Keeps notes.'],
    ['nothing of a text without a match', 'Keeps notes.', 'tea', null],
    [
      'whole words around the match of a long one',
      `${filler.repeat(3)}the notes ${filler.repeat(6)}`,
      'notes',
      `…two three four five six seven eight nine ten the notes ${filler.repeat(2)}one two three four five…`,
    ],
    ['the end of a text with its match there', `${filler.repeat(6)}notes`, 'notes', `…six seven eight nine ten ${filler.repeat(3)}notes`],
    ['a text without spaces', `${'茶'.repeat(200)}時計`, '時計', `…${'茶'.repeat(178)}時計`],
  ])('is %s', (_, text, query, expected) => {
    expect(snippetOf(text, words(query))).toBe(expected)
  })
})
