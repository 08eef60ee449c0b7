/** Letters and digits only, compatibility forms and case folded: what two spellings of a name share. */
export const squash = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '')

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa' }

/** How a URL may spell a squashed name: as it is, without accents, or with umlauts spelled out. */
export function addressForms(squashed: string): string[] {
  if (!/[\u00c0-\u024f]/.test(squashed)) return [squashed]
  const bare = squashed.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/ı/g, 'i')
  return [squashed, bare, squashed.replace(/[äöüßøå]/g, (letter) => umlauts[letter] ?? letter)]
}

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
