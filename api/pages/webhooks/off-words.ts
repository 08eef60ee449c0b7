import type { Webhook } from '../../domain/webhooks/records.ts'
import words from './words.json' with { type: 'json' }

export const offWords: Record<NonNullable<Webhook['off']>['because'], { label: string; sentence: string }> = words.offWords
