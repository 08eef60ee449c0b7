import type { Decision } from '../../domain/moderation/records.ts'
import type { Finders } from '../../ports/store.ts'

/** The comment that a decision deleted, for as long as it can be restored. */
export async function readDeletedText({ get }: Pick<Finders, 'get'>, { id, action }: Decision): Promise<string | null> {
  if (action !== 'delete_comment') return null
  const text = (await get('undos', id))?.changes.find(({ collection }) => collection === 'comments')?.before?.['text']
  return typeof text === 'string' ? text : null
}
