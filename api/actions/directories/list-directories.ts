import { limits } from '../../../shared/vocabulary.ts'
import { invalidField } from '../../domain/failure.ts'
import { byRating, describeDirectory } from '../../domain/directories/describe-directory.ts'
import { defineOpenEndpoint } from '../define-endpoint.ts'

/** Interface section 4.3. */
export const listDirectories = defineOpenEndpoint('listDirectories', async ({ store }, { limit = limits.directories.default, cursor }) => {
  const open = (await store.list('directoryEntries', 'state', 'open')).toSorted(byRating)
  const start = cursor === undefined ? 0 : open.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw invalidField('cursor', 'Unknown cursor. Pass the slug of the last directory on the previous page.', 'unknown')
  return { items: open.slice(start, start + limit).map(describeDirectory) }
})
