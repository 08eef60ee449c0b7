import type { ElsewhereList } from '../../shared/schemas/elsewhere.ts'
import { elsewherePrefix, type AccountJob } from '../account/account-storage.ts'
import { storedItem } from '../browser/stored-item.ts'

/** The plan of a launch as it was loaded last. `at` is in milliseconds since 1970. */
export type StoredElsewhere = { at: number; list: ElsewhereList }

export const elsewhereItem = (slug: string) => storedItem<StoredElsewhere>('session', elsewherePrefix + slug)
export const elsewhereJob = (slug: string) => storedItem<AccountJob>('session', `job elsewhere ${slug}`)

/** The launch that was chosen last, and the directory whose texts were. */
export const chosenItem = storedItem<{ launch: string; directory: string | null }>('local', 'fill')
