import { mutingId } from '../domain/community/muting.ts'
import type { Profile } from '../domain/records.ts'
import type { NoticeDefinition, Reader } from './define-notice.ts'

/** Whether a reader has muted who wrote something. What moderators and makers have to know reaches them all the same. */
export const isMuted = async (
  { get }: Pick<Reader, 'get'>,
  { topic }: Pick<NoticeDefinition, 'topic'>,
  by: string | null,
  { id, hasMuted }: Pick<Profile, 'id' | 'hasMuted'>,
): Promise<boolean> => topic === 'activity' && hasMuted === true && by !== null && (await get('mutings', mutingId(id, by))) !== null
