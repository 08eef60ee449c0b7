import { fieldKeys } from '../../../shared/fields/listing-fields.ts'
import { fieldWords } from '../listing/read-field.ts'
import type { Launch } from '../launch/launch.ts'
import { altsOf, changedFields, partLabel } from './changes.ts'
import type { Decision, Part, Revision, Undo } from './records.ts'

type Reader = { get: (collection: 'undos', id: string) => Promise<Undo | null> }

/** The comment or update that a decision deleted, or the edit that it took back, for as long as it can be restored. */
export async function readDisputedText({ get }: Reader, { id, action }: Pick<Decision, 'id' | 'action'>): Promise<string | null> {
  const of = collections[action]
  const before = of && (await get('undos', id))?.changes.find(({ collection }) => collection === of)?.before
  if (!before) return null
  if (of === 'launches') {
    const keys = (['slug', ...fieldKeys] as const).filter((key) => key in before)
    return editText(keys, before)
  }
  if (of === 'revisions') {
    const { approved, proposed, alts } = before as Revision
    const parts = proposed === null ? [] : [editText(changedFields(approved, proposed), proposed)]
    return [...parts, ...Object.values(altsOf(alts, 'edited'))].filter((part) => part !== '').join('\n\n') || null
  }
  const { title, text, name, handle, about, links } = before
  const parts = [title, text, name, typeof handle === 'string' && `@${handle}`, about, ...(Array.isArray(links) ? links : [])]
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n') || null
}

const collections: Partial<Record<Decision['action'], string>> = {
  delete_comment: 'comments',
  delete_update: 'changelog',
  restore_edit: 'launches',
  reject_edit: 'revisions',
  restore_page: 'makers',
}

const editText = (parts: readonly Part[], listing: Partial<Launch>): string =>
  parts
    .map((part) => `${partLabel(part)}: ${(part === 'slug' ? listing.slug : fieldWords(part, listing[part] ?? null)) || '–'}`)
    .join('\n\n')
