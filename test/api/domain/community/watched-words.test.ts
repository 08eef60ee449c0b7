import { expect, it } from 'vitest'
import { findWatched, readWatchedList } from '../../../../api/domain/community/watched-words.ts'

const watched = ['casino', 'cheap pills', 'dick', 'porn', '*bonus*', 'казино']

it.each([
  ['Best CASINO!', 'casino'],
  ['саsіnо', 'casino'],
  ['c a s i n o', 'casino'],
  ['c.a.s.i.n.o', 'casino'],
  ['cas-ino', 'casino'],
  ['best ca\nsino here', 'casino'],
  ['best ca-\n  sino', 'casino'],
  ['cas\u200bino', 'casino'],
  ['ca$ino', 'casino'],
  ['c4s1no', 'casino'],
  ['caaasino', 'casino'],
  ['casino777', 'casino'],
  ['ｃａｓｉｎｏ', 'casino'],
  ['ᴄᴀsɪɴᴏ', 'casino'],
  ['𝒄𝒂𝒔𝒊𝒏𝒐', 'casino'],
  ['càsìnò', 'casino'],
  ['https://casino.example/', 'casino'],
  ['Ch3ap  p1lls!', 'cheap pills'],
  ['a dick move', 'dick'],
  ['mybonusnow.example', '*bonus*'],
  ['КАЗИНО онлайн', 'казино'],
  ['cas\ufe0fi\u2064no', 'casino'],
  ['🅲🅰🆂🅸🅽🅾', 'casino'],
  ['🇨🇦🇸🇮🇳🇴', 'casino'],
  ['cas¡no', 'casino'],
  ['cheappills', 'cheap pills'],
  ['che ap pills', 'cheap pills'],
  ['c a s i n o night', 'casino'],
  ['I like c a s i n o', 'casino'],
  ['Wanda A\nc a s i n o', 'casino'],
  ['Wanda A\nc a s i n o\nB', 'casino'],
  ['c a s\ni n o', 'casino'],
  ['Get a c a s i n o', 'casino'],
  ['I c-a-s-i-n-o a lot', 'casino'],
  ['c a s i n o I run', 'casino'],
  ['p_o_r_n', 'porn'],
])('%j is found as %j', (text, entry) => {
  expect(findWatched(text, watched)).toBe(entry)
})

it.each([
  'Click here',
  'occasional',
  'cheap and pills',
  'corn on com',
  'I pass',
  'Casinos',
  'popcorn',
  'casi no',
  'cheap pillsbury',
  'the cheapest pills',
  'o c c a s i o n',
  'p o p c o r n',
  'c a s i n o s',
  'Plan C: a sign-in, o k?',
  'P\nor no',
  'Vitamin C\nA sin, o my',
])('%j is not found', (text) => {
  expect(findWatched(text, watched)).toBeNull()
})

it('a list has one word or phrase a line', () => {
  expect(readWatchedList('hold', ' casino \r\n\ncheap  pills\ncasino')).toEqual(['casino', 'cheap pills'])
})

it.each(['x', '***', '!!', 'x'.repeat(61), Array.from({ length: 301 }, (_, n) => `word ${n}`).join('\n')])(
  'a list with %.20j is rejected',
  (text) => {
    expect(() => readWatchedList('reject', text)).toThrow(/^reject: /)
  },
)
