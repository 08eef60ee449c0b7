import { limits } from '../../../shared/vocabulary.ts'
import { byRating, describeDirectory } from '../../domain/directories/describe-directory.ts'
import { defineOpenEndpoint } from '../define-endpoint.ts'

/** Interface section 4.3. */
export const listDirectories = defineOpenEndpoint('listDirectories', async ({ store }, { limit = limits.directories.default }) => {
  const open = await store.list('directoryEntries', 'state', 'open')
  return { items: open.toSorted(byRating).slice(0, limit).map(describeDirectory) }
})
