import type { SubmissionResult } from '../../shared/schemas/submission.ts'
import { submissionPrefix } from '../account/account-storage.ts'
import type { DraftFields } from './draft-state.ts'
import type { AccountFailure } from '../account/account-response.ts'
import { removeOldest, storedItem } from '../service/stored-item.ts'

/** The text entered for a page and not sent yet. `at` is in milliseconds since 1970. */
export type StoredEdits = { at: number; fields: DraftFields }
export type Submission =
  | { at: 'sending'; startedAt: number }
  | { at: 'sent'; result: SubmissionResult }
  | { at: 'failed'; failure: AccountFailure; endedAt: number }

const maxEdits = 50
const editsName = (key: string) => `typed ${key}`
export const editsItem = (key: string) => storedItem<StoredEdits>('local', editsName(key))
/** The URLs of screenshots that were handed in for the draft. */
export const picturesItem = (key: string) => storedItem<{ at: number; urls: string[] }>('local', `pictures ${key}`)
export const submissionItem = (key: string) => storedItem<Submission>('session', submissionPrefix + key)

export const removeOldestEdits = () => removeOldest(editsName(''), maxEdits)
