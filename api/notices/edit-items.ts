import { joinWords } from '../../shared/join-words.ts'
import { partLabel, unseenParts } from '../domain/moderation/changes.ts'
import type { Part, Revision } from '../domain/moderation/records.ts'
import type { Reader } from './define-notice.ts'

/** “tagline and logo” */
export const fieldWords = (parts: readonly Part[]): string =>
  joinWords(parts.map((part) => partLabel(part).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))

/** Edits of live listings in a state, for moderators’ emails: who made each, and what it changes. */
export async function listEdits({ get, list }: Reader, state: Revision['state']) {
  const found = (await list('revisions', 'state', state)).map(async (revision) => {
    const { id, at, by } = revision
    const [editor, launch] = [await get('profiles', by), await get('launches', id)]
    return {
      launchId: id,
      since: at,
      name: (name: string) => (editor === null ? name : `${name}, edited by ${editor.name}`),
      why: launch === null ? undefined : fieldWords(unseenParts(launch, revision)),
    }
  })
  return Promise.all(found)
}
