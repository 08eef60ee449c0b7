import type { Launch } from '../launch/launch.ts'
import { placingVotes } from '../weeks/rank.ts'
import { hasWords, searchHead } from './matching.ts'

/** How many matches a search counts and ranks: the newest ones. It bounds the work of a search for a word that most launches have. */
export const maxRanked = 500

export type Match = { id: string; head: string; upvotes: number }

export const matchOf = (launch: Launch): Match => ({ id: launch.id, head: searchHead(launch), upvotes: placingVotes(launch) })

/** 0 is the query, 1 begins with it, 2 the name has it, 3 the tagline, 4 categories and host, 5 the description. `words` are folded. */
export function rankOf(head: string, words: readonly string[]): number {
  const query = words.join(' ')
  const [name = '', tagline = ''] = head.split('\n', 2)
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (hasWords(name, words)) return 2
  if (hasWords(`${name}\n${tagline}`, words)) return 3
  return hasWords(head, words) ? 4 : 5
}

/** The best matches first; of equally good ones, those with more votes. The rest keep their order, so pass them newest first. */
export const rankMatches = <T extends Match>(matches: readonly T[], words: readonly string[]): T[] =>
  matches
    .map((match) => ({ match, rank: rankOf(match.head, words) }))
    .sort((a, b) => a.rank - b.rank || b.match.upvotes - a.match.upvotes)
    .map(({ match }) => match)
