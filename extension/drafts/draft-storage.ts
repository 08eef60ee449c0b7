import type { SubmissionResult } from '../../shared/schemas/submission.ts'
import { submissionPrefix } from '../account/account-storage.ts'
import type { DraftFields } from './draft-state.ts'
import type { AccountFailure } from '../account/account-response.ts'
import { removeOldest, storedItem } from '../browser/stored-item.ts'

/** The text entered for a page and not sent yet. `at` is in milliseconds since 1970. */
export type TypedDraft = { at: number; fields: DraftFields }
export type Submission =
  | { at: 'sending'; startedAt: number }
  | { at: 'sent'; result: SubmissionResult }
  | { at: 'failed'; failure: AccountFailure; endedAt: number }

const maxTyped = 50
const typedName = (key: string) => `typed ${key}`
export const typedItem = (key: string) => storedItem<TypedDraft>('local', typedName(key))
export const submissionItem = (key: string) => storedItem<Submission>('session', submissionPrefix + key)

/** Keeps the text entered for the last 50 pages. */
export const removeOldestTyped = () => removeOldest(typedName(''), maxTyped)
