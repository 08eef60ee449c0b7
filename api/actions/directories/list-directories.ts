import { limits } from '../../../shared/vocabulary.ts'
import { invalidField } from '../../domain/failure.ts'
import { defineOpenEndpoint } from '../define-action.ts'
import { readDirectories } from './read-directories.ts'

/** Interface section 4.3. */
export const listDirectories = defineOpenEndpoint('listDirectories', async (world, { limit = limits.directories.default, cursor }) => {
  const open = (await readDirectories(world)).map(({ directory }) => directory)
  const start = cursor === undefined ? 0 : open.findIndex(({ slug }) => slug === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw invalidField('cursor', 'Unknown cursor. Pass the slug of the last directory on the previous page.', 'unknown')
  return { items: open.slice(start, start + limit) }
})
