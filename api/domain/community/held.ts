import type { Launch } from '../launch/launch.ts'
import type { ChangelogEntry, Comment } from '../records.ts'
import { countLinks } from './links.ts'
import { findOnLists, type WatchedWords } from './watched-words.ts'

export type Written = Pick<Comment, 'text'> & { author: Pick<Comment['author'], 'name'> }

/** Everything that others would read, since names can contain watched words and links, too. */
export const shownText = ({ author, text }: Written): string => `${author.name}\n${text}`

/** An update as people read it: its maker’s name, its title and its text. */
export const asComment = ({ title, text }: ChangelogEntry, launch: Pick<Launch, 'maker'> | null): Written => ({
  author: { name: launch?.maker.name ?? '' },
  text: `${title}\n${text}`,
})

/** Why a comment or an update waits: it contains a watched word, a link or a number to contact. Null if it no longer contains either, such as after the list was edited. */
export function whyHeld(comment: Written, watched: WatchedWords): string | null {
  const word = findOnLists(shownText(comment), watched)
  if (word !== null) return `contains “${word.replaceAll('*', '')}”`
  return countLinks(shownText(comment)) > 0 ? 'contains a link or a phone number' : null
}
