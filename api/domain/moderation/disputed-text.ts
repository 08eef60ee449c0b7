import { fieldKeys, fieldOf, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import { fieldWords } from '../listing/field-words.ts'
import { altsOf, changedFields } from './changes.ts'
import type { Decision, Revision, Undo } from './records.ts'

type Reader = { get: (collection: 'undos', id: string) => Promise<Undo | null> }

/** The comment or update that a decision deleted, or the edit that it took back, for as long as it can be restored. */
export async function readDisputedText({ get }: Reader, { id, action }: Pick<Decision, 'id' | 'action'>): Promise<string | null> {
  const of = collections[action]
  const before = of && (await get('undos', id))?.changes.find(({ collection }) => collection === of)?.before
  if (!before) return null
  if (of === 'launches')
    return editText(
      fieldKeys.filter((key) => key in before),
      before,
    )
  if (of === 'revisions') {
    const { approved, proposed, alts } = before as Revision
    const parts = proposed === null ? [] : [editText(changedFields(approved, proposed), proposed)]
    return [...parts, ...Object.values(altsOf(alts, 'edited'))].filter((part) => part !== '').join('\n\n') || null
  }
  return [before['title'], before['text']].filter((part) => typeof part === 'string').join('\n\n')
}

const collections: Partial<Record<Decision['action'], string>> = {
  delete_comment: 'comments',
  delete_update: 'changelog',
  restore_edit: 'launches',
  reject_edit: 'revisions',
}

const editText = (keys: readonly FieldKey[], listing: Partial<Listing>): string =>
  keys.map((key) => `${fieldOf(key).label}: ${fieldWords(key, listing[key] ?? null) || '–'}`).join('\n\n')
