import type { BadgeStatus, LaunchPlan } from '../../../shared/vocabulary.ts'

const anyDay = 'Any day from tomorrow on, confirmed by a moderator.'
const followed = 'Search engines follow the link to your site.'

/** What a plan gives, and what it means for the link, said before it is chosen (design section 3). */
export const planWords: Record<LaunchPlan, { label: string; gives: string; link: string }> = {
  free: {
    label: 'Free',
    gives: 'The Monday of a week that has room.',
    link: 'Search engines follow the link to your site while our badge is on your page. Without it the link is marked nofollow ugc; you can launch all the same.',
  },
  premium_7: { label: 'Premium, 7 days', gives: `${anyDay} Featured on the home page for 7 days.`, link: followed },
  premium_14: { label: 'Premium, 14 days', gives: `${anyDay} Featured on the home page for 14 days.`, link: followed },
  premium_14_pro: {
    label: 'Premium Pro, 14 days',
    gives: `${anyDay} Featured on the home page for 14 days, and first in its categories.`,
    link: followed,
  },
  premium_30: { label: 'Premium, 30 days', gives: `${anyDay} Featured on the home page for 30 days.`, link: followed },
}

/** What the state of the badge means for a free launch. */
export const badgeMeans: Record<BadgeStatus, string> = {
  unchecked: 'We look for it when you submit, on launch day, and every week from then on.',
  ok: 'Search engines follow the link of your launch.',
  loose: 'Search engines follow the link of your launch. Still, the badge as below is the safe form.',
  absent: 'On the free plan the link of your launch is marked nofollow ugc.',
  error: 'We look again tomorrow. Until we can see the badge, the link of a free launch is marked nofollow ugc.',
}
