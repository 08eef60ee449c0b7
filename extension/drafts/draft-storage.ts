import type { SubmissionResult } from '../../shared/schemas/submission.ts'
import { submissionPrefix } from '../account/account-storage.ts'
import type { DraftFields } from './draft-state.ts'
import type { OwnFailure } from '../account/own-answer.ts'
import { removeOldest, storedItem } from '../browser/stored-item.ts'

/** What was typed for a site and not sent yet. `at` in milliseconds since 1970. */
export type TypedDraft = { at: number; fields: DraftFields }
export type Submission =
  | { at: 'sending'; startedAt: number }
  | { at: 'sent'; result: SubmissionResult }
  | { at: 'failed'; failure: OwnFailure; endedAt: number }

const maxTyped = 50
const typedName = (key: string) => `typed ${key}`
export const typedItem = (key: string) => storedItem<TypedDraft>('local', typedName(key))
export const submissionItem = (key: string) => storedItem<Submission>('session', submissionPrefix + key)

/** Leaves what was typed for the 50 sites last worked on. */
export const forgetOldestTyped = () => removeOldest(typedName(''), maxTyped)
