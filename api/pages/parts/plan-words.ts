import type { BadgeStatus, LaunchPlan } from '../../../shared/vocabulary.ts'
import words from './words.json' with { type: 'json' }

const anyDay = 'Any date from tomorrow (subject to approval).'
const dofollow = 'Your link helps your search ranking (dofollow).'

/** What each plan includes, and what it means for the link to the maker's site (design section 3). */
export const planWords: Record<LaunchPlan, { label: string; gives: string; link: string }> = {
  free: {
    label: 'Free',
    gives: 'Launch in a week with a free slot.',
    link: 'Show our badge, and your link helps your search ranking (dofollow). The badge is optional.',
  },
  premium_7: { label: 'Premium, 7 days', gives: `${anyDay} Featured on the home page for 7 days.`, link: dofollow },
  premium_14: { label: 'Premium, 14 days', gives: `${anyDay} Featured on the home page for 14 days.`, link: dofollow },
  premium_14_pro: {
    label: 'Premium Pro, 14 days',
    gives: `${anyDay} Featured on the home page for 14 days, and listed first in its categories.`,
    link: dofollow,
  },
  premium_30: { label: 'Premium, 30 days', gives: `${anyDay} Featured on the home page for 30 days.`, link: dofollow },
}

export const badgeMeans: Record<BadgeStatus, string> = words.badgeMeans
