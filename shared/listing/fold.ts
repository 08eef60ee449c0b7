/** Letters and digits only, compatibility forms and case folded: what two spellings of a name share. */
export const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

/** Length of a name in words: a name in a wide script has about four characters where others have a word. */
export function nameWords(text: string): number {
  const wideCount = text.match(wide)?.length ?? 0
  return wideCount === 0 ? wordCount(text) : wordCount(text.replace(wide, ' ')) + Math.ceil(wideCount / 4)
}

/** Length in words, for scripts with and without spaces alike: two wide characters weigh as one word. */
export function wordCount(text: string): number {
  const wideCount = text.match(wide)?.length ?? 0
  return (text.replace(wide, ' ').match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0) + Math.ceil(wideCount / 2)
}
