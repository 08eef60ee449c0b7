import type { Launch } from '../launch/launch.ts'
import { fold, hasWords } from './matching.ts'

/** How many matches a search counts and ranks: the newest ones. It bounds the work of a search for a word that most launches have. */
export const maxRanked = 500

type Ranked = Pick<Launch, 'name' | 'tagline' | 'categories' | 'url' | 'upvotes'>

/**
 * How well a launch matches, best first: 0 its name is the query, 1 its name starts with it, 2 every word is in the name, 3 with the tagline,
 * 4 with the categories and the host, 5 only with the description. `launch` must match, and `words` be folded.
 */
export function rankOf({ name, tagline, categories, url }: Ranked, words: readonly string[]): number {
  const query = words.join(' ')
  const title = fold(name).replace(/\s+/gu, ' ').trim()
  if (title === query) return 0
  if (title.startsWith(query)) return 1
  if (hasWords(title, words)) return 2
  const head = `${title}\n${fold(tagline)}`
  if (hasWords(head, words)) return 3
  const labels = fold([...categories, URL.parse(url)?.host ?? ''].join('\n'))
  return hasWords(`${head}\n${labels}`, words) ? 4 : 5
}

/** The best matches first; of equally good ones, those with more votes. The rest keep their order, so pass them newest first. */
export function rankMatches<T extends Ranked>(launches: readonly T[], words: readonly string[]): T[] {
  return launches
    .map((launch) => ({ launch, rank: rankOf(launch, words) }))
    .sort((a, b) => a.rank - b.rank || b.launch.upvotes - a.launch.upvotes)
    .map(({ launch }) => launch)
}
