import { countLinks } from '../../domain/community/links.ts'
import { allowances, type TrustLevel } from '../../domain/community/trust.ts'
import { findOnLists, findWatched, readWatchedWords } from '../../domain/community/watched-words.ts'
import { shownText } from '../../domain/community/held.ts'
import { fieldError, throwFieldErrors } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'

/** Throws BAD_REQUEST about `text` for words that can’t be posted. */
export async function rejectWatched(finders: Pick<Finders, 'get'>, text: string, level: TrustLevel): Promise<void> {
  if (level === 'moderator') return
  const { reject } = await readWatchedWords({ store: finders })
  const rejected = findWatched(text, reject)
  throwFieldErrors(watchedErrors('text', rejected))
}

/** Nobody reads a profile or a URL before it’s public, so words that would make a comment wait can’t be in it either, nor links in a name. */
export async function unreviewedErrors(finders: Pick<Finders, 'get'>, fields: Readonly<Record<string, string>>) {
  const watched = await readWatchedWords({ store: finders })
  const links = countLinks(fields['name'] ?? '') === 0 ? [] : [fieldError('name', 'Enter a name without links or phone numbers.', 'link')]
  return [...links, ...Object.entries(fields).flatMap(([field, text]) => watchedErrors(field, findOnLists(text, watched)))]
}

const watchedErrors = (field: string, word: string | null) =>
  word === null ? [] : [fieldError(field, `“${word.replaceAll('*', '')}” isn’t allowed here. Remove it and try again.`, 'watched')]

/** Whether a moderator has to see a comment before it’s public. Links and words in its author’s name count, too. */
export async function mustWait(
  finders: Pick<Finders, 'get'>,
  text: string,
  { name }: Pick<Profile, 'name'>,
  level: TrustLevel,
): Promise<boolean> {
  if (level === 'moderator') return false
  const shown = shownText({ author: { name }, text })
  return findOnLists(shown, await readWatchedWords({ store: finders })) !== null || countLinks(shown) > allowances[level].links
}
