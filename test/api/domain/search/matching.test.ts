import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, matches, words } from '../../../../api/domain/search/matching.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { anyCharacter } from '../../../support/fuzz/any-character.ts'

describe('fold', () => {
  it.each([
    ['Café', 'cafe', 'accents are dropped'],
    ['Cafe\u0301', 'cafe', 'also when they are written apart'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width', 'full-width forms are the same letters'],
    ['ﾃﾞｰﾀ', 'データ', 'half-width kana too'],
    ['Straße', 'strasse', 'sharp s is ss'],
    ['İstanbul ISPARTA ısı', 'istanbul isparta isi', 'all forms of i are one'],
    ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ', 'a final sigma is a sigma'],
    ['Ёлка', 'елка', 'Cyrillic yo is ye'],
    ['Łódź, Ærø', 'lodz, aero', 'letters with strokes and ligatures'],
    ['ﬁnance', 'finance', 'typographic ligatures'],
    ['مُحَمَّد', 'محمد', 'Arabic vowel marks'],
    ['がんばれ', 'がんばれ', 'a voiced kana stays another letter'],
    ['हिन्दी', 'हिन्दी', 'Hindi vowel signs stay'],
    ['🫖'.slice(0, 1), '\ufffd', 'half a character is none'],
    ['한국어', '한국어', 'Hangul stays composed'],
  ])('makes %s into %s: %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('words', () => {
  it.each([
    ['  Plan\tyour  WEEK ', ['plan', 'your', 'week']],
    ['お茶　時計', ['お茶', '時計']],
    ['tea Tea TÉA', ['tea']],
    [' \n ', []],
    ['', []],
  ])('of %j are %j', (query, expected) => {
    expect(words(query)).toEqual(expected)
  })
})

describe('matches', () => {
  const launch = liveLaunch({
    name: 'Rōnin Notes',
    tagline: '静かなメモ帳',
    description: 'Notes that stay on your own disk.',
    categories: ['productivity', 'writing'],
    url: 'https://ronin.example/app',
  })
  it.each([
    ['', null, true, 'no word and no category match everything'],
    ['ronin', null, true, 'a word of the name, without its accent'],
    ['なメモ', null, true, 'a piece of a text without spaces'],
    ['DISK own', null, true, 'words in any order and case'],
    ['product', null, true, 'a piece of a category'],
    ['ronin.example', null, true, 'the host'],
    ['ronin cloud', null, false, 'one word that is nowhere'],
    ['/app', null, false, 'the path of the address is not searched'],
    ['notesthat', null, false, 'words do not run together'],
    ['disk', 'writing', true, 'one of its categories'],
    ['disk', 'writ', false, 'a piece of a category is not the category'],
    ['disk', 'Writing', false, 'nor is another case of it'],
  ])('%j in category %j: %s (%s)', (query, category, expected, _fact) => {
    expect(matches(launch, words(query), category)).toBe(expected)
  })

  it('searches a launch whose URL is invalid', () => {
    expect(matches(liveLaunch({ url: 'soon' }), ['teapot'], null)).toBe(true)
  })
})
