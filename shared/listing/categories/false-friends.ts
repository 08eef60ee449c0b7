import friends from './false-friends.json' with { type: 'json' }

/** By language, the words that are a category’s in another one: “ki” is artificial intelligence in German and “that” in Turkish. */
const patterns = new Map<string, RegExp | null>()

function patternFor(language: string): RegExp | null {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const words = Object.entries(friends).flatMap(([word, languages]) => (languages.split(' ').includes(language) ? [word] : []))
  const either = words.map((word) => word.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`).replace('*', String.raw`\p{L}*`))
  const pattern = words.length === 0 ? null : new RegExp(String.raw`(?<![\p{L}.])(?:${either.join('|')})(?!\p{L})`, 'gu')
  patterns.set(language, pattern)
  return pattern
}

/** A text in a language without its false friends. In capitals they’re meant: “KI”. */
export function withoutFalseFriends(text: string, tag: string | null): string {
  const pattern = patternFor(/^[a-z]+/i.exec(tag ?? '')?.[0].toLowerCase() ?? '')
  return pattern === null ? text : text.replaceAll(pattern, ' ')
}
