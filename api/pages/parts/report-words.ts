import type { FlagReason } from '../../domain/moderation/records.ts'
import words from './words.json' with { type: 'json' }

/** Why something is reported: a short name, and what the person who reports it reads. */
export const reasonWords: Record<FlagReason, { label: string; hint: string }> = words.reasonWords
