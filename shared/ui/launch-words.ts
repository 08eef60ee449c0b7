import type { BadgeStatus, LaunchStatus, Pricing } from '../vocabulary.ts'
import words from './launch-words.json' with { type: 'json' }

export const pricingWords: Record<Pricing, string> = words.pricing

export const statusWords: Record<LaunchStatus, string> = words.status

export const statusTones: Record<LaunchStatus, string> = words.tones

/** The badge's status, as its maker reads it. */
export const badgeWords: Record<BadgeStatus, string> = words.badge
