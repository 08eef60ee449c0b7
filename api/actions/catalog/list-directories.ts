import { limits } from '../../../shared/vocabulary.ts'
import type { Action } from '../action.ts'

/** Interface section 4.3. */
export const listDirectories: Action<'listDirectories'> = async (world, { limit = limits.directories.default }) => {
  return { items: await world.store.listDirectories(limit) }
}
