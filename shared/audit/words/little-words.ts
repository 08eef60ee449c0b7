import written from './little-words.json' with { type: 'json' }

/** The most common function words of a language in Latin script. */
export type LittleWords = { language: string; words: ReadonlySet<string>; pattern: RegExp }

export const littleWords: readonly LittleWords[] = Object.entries(written).map(([language, listed]) => ({
  language,
  words: new Set(listed.split(' ')),
  pattern: new RegExp(String.raw`(?<!\p{L})(?:${listed.replaceAll(' ', '|')})(?![\p{L}\p{M}])`, 'giu'),
}))

/** The languages that have a word, in lower case, among these. */
export const languagesWith = new Map<string, string[]>()
for (const { language, words } of littleWords)
  for (const word of words) languagesWith.set(word, [...(languagesWith.get(word) ?? []), language])
