import words from '../moderation/words.json' with { type: 'json' }
import unhomoglyph from 'unhomoglyph'
import type { SettingReader } from '../moderation/records.ts'
import { fieldError, throwFieldErrors } from '../failure.ts'
import { unseen } from '../names/look.ts'
import { asLetters, withLatin } from '../names/reserved-names.ts'
import { lengthOf, plainLine } from '../plain-text.ts'
import { fold } from '../search/matching.ts'

/** Comments with words to `hold` wait for a moderator; those with words to `reject` can’t be posted. */
export type WatchedWords = { hold: readonly string[]; reject: readonly string[] }

/** Until moderators edit them. */
export const defaultWatchedWords: WatchedWords = { hold: words.watched, reject: [] }

const id = 'watched-words'

/** The lists that moderators saved last, or the defaults. */
export const readWatchedWords = async ({ store }: { store: SettingReader }): Promise<WatchedWords> =>
  ((await store.get('settings', id))?.value as WatchedWords | undefined) ?? defaultWatchedWords
export const watchedWordsSetting = (value: WatchedWords) => ({ id, value })

export const maxWatchedWords = 300
export const maxWatchedLength = 60

/** Reads a list with one word or phrase per line. Throws BAD_REQUEST about `field` if one is too long or too short, or there are too many. */
export function readWatchedList(field: keyof WatchedWords, text: string): string[] {
  const entries = [...new Set(text.split(/\r\n?|\n/).map(plainLine))].filter((entry) => entry !== '')
  const invalid = entries.filter((entry) => lengthOf(entry) > maxWatchedLength || wordsOf(lettersOf(entry)).join('').length < 2)
  throwFieldErrors([
    ...(entries.length > maxWatchedWords ? [fieldError(field, `List at most ${maxWatchedWords} words and phrases.`, 'maxItems')] : []),
    ...(invalid.length > 0 ? [fieldError(field, `Use 2 to ${maxWatchedLength} characters per line, not “${invalid[0]}”.`, 'invalid')] : []),
  ])
  return entries
}

/** The first entry that a text has, as it’s listed; null if it has none. Finds it in look-alike letters, spelled out, or with signs for letters, too. */
export function findWatched(text: string, entries: readonly string[]): string | null {
  if (entries.length === 0) return null
  const readings = readingsOf(text)
  const isIn = (pattern: RegExp) => readings.some((reading) => pattern.test(reading))
  return entries.find((entry) => isIn(patternOf(entry))) ?? null
}

/** The first word of either list that a text has; null if it has none. */
export const findOnLists = (text: string, { hold, reject }: WatchedWords): string | null => findWatched(text, [...hold, ...reject])

/** A star stands for the rest of a word. A phrase is also found with its spaces left out or elsewhere: seedphrase, pay day loan. */
function patternOf(entry: string): RegExp {
  const words = wordsOf(lettersOf(asLetters(entry)))
  const letters = words.length === 1 ? words : Array.from(words.join(''))
  return new RegExp(`${entry.startsWith('*') ? '' : ' '}${letters.join(' ?')}${entry.endsWith('*') ? '' : ' '}`, 'u')
}

/** The words of a text as they are, across line breaks, with signs and digits for letters, and joined: c.a.s.i.n.o, c a s i n o, also after a one-letter word. I and l are the same here. */
const readingsOf = (text: string): string[] =>
  [text, text.replaceAll(/-?\s*\n\s*/gu, ''), text.replaceAll(/[@$!¡€£¥¢+|](?=[\p{L}\p{N}])|\d(?=\p{L})|(?<=\p{L})\d/gu, asLetters)]
    .map(lettersOf)
    .flatMap((letters) => {
      const chunks = letters.split(/\s+/u).map(wordsOf)
      const words = chunks.flat()
      const lines = letters.split('\n').map((line) => wordsOf(line).join(' '))
      const spelled = [words.join(' '), ...lines].map((line) => line.replaceAll(/(?<= |^)(\S) (?=\S(?: |$))/gu, '$1'))
      const apart = lines.map((line) => line.replaceAll(/(?<= |^)(\S)(?<!(?:^|\S\S )[al]) (?=\S(?: |$))(?![al](?: \S\S|$))/gu, '$1'))
      const bare = words.map((word) => word.replaceAll(/^\d+|\d+$/g, ''))
      return [words, chunks.map((parts) => parts.join('')), spelled, apart, bare].map((found) => ` ${found.join(' ')} `)
    })

/** The same for texts that look the same; only letters that aren’t ASCII have look-alikes here, so that “corn” isn’t “com”. */
const lettersOf = (text: string): string =>
  fold(
    withLatin(fold(text))
      .replaceAll(unseen, '')
      .replaceAll(/[^\0-\x7f]/gu, (letter) => unhomoglyph(letter)),
  )
    .replaceAll(/[i|]/g, 'l')
    .replaceAll(/(.)\1{2,}/gu, '$1')

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
