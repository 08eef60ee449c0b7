import { chineseNever, chineseOthers, chinesePhrases } from './chinese-phrases.ts'
import { farOthers, farPhrases, farPhrasesNever } from './far-phrases.ts'
import { japaneseNever, japaneseOthers, japanesePhrases } from './japanese-phrases.ts'
import { koreanNever, koreanOthers, koreanPhrases } from './korean-phrases.ts'
import type { Rule } from '../meaning.ts'
import { polishNever, polishOthers, polishPhrases } from './polish-phrases.ts'
import { russianNever, russianOthers, russianPhrases } from './russian-phrases.ts'
import { turkishNever, turkishOthers, turkishPhrases } from './turkish-phrases.ts'

/** The rules of the languages east of German and Italian, in the order in which they are tried: Japanese ones know the Chinese letters that are theirs. */
export const eastNever: readonly Rule[] = [
  ...japaneseNever,
  ...chineseNever,
  ...koreanNever,
  ...russianNever,
  ...polishNever,
  ...turkishNever,
  ...farPhrasesNever,
]
export const eastOthers: readonly Rule[] = [
  ...japaneseOthers,
  ...chineseOthers,
  ...koreanOthers,
  ...russianOthers,
  ...polishOthers,
  ...turkishOthers,
  ...farOthers,
]
export const eastPhrases: readonly Rule[] = [
  ...japanesePhrases,
  ...chinesePhrases,
  ...koreanPhrases,
  ...russianPhrases,
  ...polishPhrases,
  ...turkishPhrases,
  ...farPhrases,
]
