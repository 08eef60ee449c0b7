/** Joined as in a sentence: “a, b and c”. */
export function joinWords(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}
