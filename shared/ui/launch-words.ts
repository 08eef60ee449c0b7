import type { BadgeStatus, LaunchStatus, Pricing } from '../vocabulary.ts'

export const pricingWords: Record<Pricing, string> = {
  free: 'Free',
  freemium: 'Free and paid plans',
  paid: 'Paid',
  subscription: 'Subscription',
  one_time: 'One-time purchase',
  contact: 'Price on request',
}

export const statusWords: Record<LaunchStatus, string> = {
  draft: 'Draft',
  pending_review: 'In review',
  scheduled: 'Scheduled',
  live: 'Live',
  rejected: 'Turned down',
}

/** Where the badge is, said to the maker. */
export const badgeWords: Record<BadgeStatus, string> = {
  unchecked: 'Not checked yet',
  ok: 'In place',
  loose: 'A link, but not quite the badge',
  absent: 'Not on your page',
  error: 'Could not be checked',
}
