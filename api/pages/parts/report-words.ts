import type { FlagReason } from '../../domain/moderation/records.ts'

/** Why something is reported: a short name, and what the person who reports it reads. */
export const reasonWords: Record<FlagReason, { label: string; hint: string }> = {
  spam: { label: 'Spam', hint: 'Advertising, repeated posts or fake praise' },
  scam: { label: 'Scam or malware', hint: 'It deceives people or harms their devices' },
  abuse: { label: 'Abuse', hint: 'Insults, threats, hate or illegal content' },
  'not-theirs': { label: 'Somebody else’s product', hint: 'The maker has no right to list it' },
  other: { label: 'Something else', hint: 'Tell us below' },
}
