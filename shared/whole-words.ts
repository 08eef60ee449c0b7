/** Matches the alternatives in letters with spaces between words, as whole words. */
export const wholeWord = (source: string): string => String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`

/** Those of the alternatives that are in scripts without such spaces. */
export const unspaced = (sources: readonly string[]): string =>
  sources.filter((one) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(one)).join('|')

/** Matches any of the alternatives, wherever a word may be. */
export const anyOf = (sources: readonly string[], flags = 'iu'): RegExp =>
  new RegExp(`${wholeWord(sources.join('|'))}|${unspaced(sources) || '(?!)'}`, flags)
