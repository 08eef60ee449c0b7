import type { Comment } from '../records.ts'
import { countLinks } from './links.ts'
import { findWatched } from './watched-words.ts'

type Written = Pick<Comment, 'text'> & { author: Pick<Comment['author'], 'name'> }

/** What others would read: words and links in a name count, too. */
export const shownText = ({ author, text }: Written): string => `${author.name}\n${text}`

/** Why a comment waits: the watched word in it, or a link. Null if neither is in it any longer, such as after the list was changed. */
export function whyHeld(comment: Written, hold: readonly string[]): string | null {
  const word = findWatched(shownText(comment), hold)
  if (word !== null) return `“${word.replaceAll('*', '')}”`
  return countLinks(shownText(comment)) > 0 ? 'link' : null
}
