import { countLinks } from '../../domain/community/links.ts'
import { allowances, type TrustLevel } from '../../domain/community/trust.ts'
import { findWatched } from '../../domain/community/watched-words.ts'
import { invalidField } from '../../domain/failure.ts'
import type { Finders } from '../../ports/store.ts'
import { readWatchedWords } from './watched-words.ts'

/** Whether a moderator has to see a text before it’s public. Throws BAD_REQUEST about `text` for words that can’t be posted. */
export async function mustWait(finders: Pick<Finders, 'get'>, text: string, level: TrustLevel): Promise<boolean> {
  if (level === 'moderator') return false
  const { hold, reject } = await readWatchedWords({ store: finders })
  const rejected = findWatched(text, reject)
  if (rejected !== null)
    throw invalidField('text', `“${rejected.replaceAll('*', '')}” isn’t allowed here. Remove it and try again.`, 'watched')
  return findWatched(text, hold) !== null || countLinks(text) > allowances[level].links
}
