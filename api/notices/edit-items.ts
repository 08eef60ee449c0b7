import { joinWords } from '../../shared/join-words.ts'
import { fieldOf, type FieldKey } from '../../shared/fields/listing-fields.ts'
import { changedFields, withAlts } from '../domain/moderation/changes.ts'
import type { Revision } from '../domain/moderation/records.ts'
import type { Reader } from './define-notice.ts'

/** “tagline and logo” */
export const fieldWords = (keys: readonly FieldKey[]): string =>
  joinWords(keys.map((key) => fieldOf(key).label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))

/** Edits of live listings in a state, for moderators’ emails: who made each, and what it changes. */
export async function listEdits({ get, list }: Reader, state: Revision['state']) {
  const found = (await list('revisions', 'state', state)).map(async ({ id, at, by, approved, proposed, alts }) => {
    const [editor, launch] = [await get('profiles', by), await get('launches', id)]
    return {
      launchId: id,
      since: at,
      name: (name: string) => (editor === null ? name : `${name}, edited by ${editor.name}`),
      why: launch === null ? undefined : fieldWords(withAlts(changedFields(approved, proposed ?? launch), alts)),
    }
  })
  return Promise.all(found)
}
