import type { Webhook } from '../../domain/webhooks/records.ts'
import words from './words.json' with { type: 'json' }

/** Why a webhook is off. */
export const offWords: Record<NonNullable<Webhook['off']>['because'], { label: string; sentence: string }> = words.offWords
