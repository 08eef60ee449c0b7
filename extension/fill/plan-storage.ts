import type { ElsewhereList } from '../../shared/schemas/elsewhere.ts'
import { planPrefix, type AccountJob } from '../account/account-storage.ts'
import { storedItem } from '../service/stored-item.ts'

/** The plan of a launch as it was loaded last, and for which host. `at` is in milliseconds since 1970. */
export type StoredPlan = { at: number; host: string; list: ElsewhereList }

export const planItem = (slug: string) => storedItem<StoredPlan>('session', planPrefix + slug)
export const planJob = (slug: string) => storedItem<AccountJob>('session', `job plan ${slug}`)

/** The launch that was chosen last, and the directory whose texts were. */
export const chosenItem = storedItem<{ launch: string; directory: string | null }>('local', 'fill')
