import { once } from '../../once.ts'
import { taxonomy } from '../taxonomy.ts'
import words from './category-words.json' with { type: 'json' }
import { wordsOf } from './word-index.ts'

/** By category, the terms that name it for sure, as words without accents. A star ends a stem. */
const terms = once(
  () =>
    new Map<string, Set<string>>(
      taxonomy.map(({ slug }) => [
        slug,
        new Set(
          words[slug].sure
            .join(',')
            .split(',')
            .filter((term) => !term.startsWith('='))
            .map((term) => wordsOf(term).join(' ') + (term.endsWith('*') ? '*' : '')),
        ),
      ]),
    ),
)

/** The words of a text that name one of these categories, as the text has them, in small letters unless they’re an abbreviation. */
export function ownWords(categories: readonly string[], text: string): string[] {
  const parts = text.split(/([^\p{L}\p{N}\p{M}]+)/u)
  const found = categories.flatMap((slug) => namedIn(parts, terms().get(slug) ?? new Set()))
  return [...new Set(found.map((word) => (/^\P{Ll}{2,}$/u.test(word) ? word : word.toLowerCase())))]
}

/** The longest terms at each place of a text; its words are every other part of it. */
function namedIn(parts: readonly string[], names: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const ends = [5, 3, 1].filter((count) => parts.slice(at, at + count).every((part, index) => index % 2 === 0 || /^[ -]$/.test(part)))
    const length = ends.find((count) => isNamed(wordsOf(parts.slice(at, at + count).join('')).join(' '), names))
    if (length === undefined) continue
    found.push(parts.slice(at, at + length).join(''))
    at += length - 1
  }
  return found
}

function isNamed(phrase: string, names: ReadonlySet<string>): boolean {
  if (names.has(phrase)) return phrase !== ''
  for (let length = phrase.lastIndexOf(' ') + 2; length <= phrase.length; length++)
    if (names.has(`${phrase.slice(0, length)}*`)) return true
  return false
}
