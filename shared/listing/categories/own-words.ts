import { once } from '../../once.ts'
import { taxonomy } from '../taxonomy.ts'
import words from './category-words.json' with { type: 'json' }

/** By category, the words that name it for sure. A star ends a stem. */
const patterns = once(
  () =>
    new Map<string, RegExp>(
      taxonomy.map(({ slug }) => {
        const terms = words[slug].strong.filter((term) => /^[\p{L}\p{N}]/u.test(term)).toSorted((a, b) => b.length - a.length)
        const parts = terms.map((term) => RegExp.escape(term.replace('*', '')) + (term.endsWith('*') ? String.raw`\p{L}*` : ''))
        return [slug, new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'giu')]
      }),
    ),
)

/** The words of a text that name one of these categories, as the text has them, in small letters unless they’re an abbreviation. */
export function ownWords(categories: readonly string[], text: string): string[] {
  const found = categories.flatMap((slug) => [...text.matchAll(patterns().get(slug) ?? /$^/gu)].map(([word]) => word))
  return [...new Set(found.map((word) => (/^\P{Ll}{2,}$/u.test(word) ? word : word.toLowerCase())))]
}
