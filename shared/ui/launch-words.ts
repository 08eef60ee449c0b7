import type { BadgeStatus, LaunchStatus, Pricing } from '../vocabulary.ts'

export const pricingWords: Record<Pricing, string> = {
  free: 'Free',
  freemium: 'Freemium',
  paid: 'Paid',
  subscription: 'Subscription',
  one_time: 'One-time purchase',
  contact: 'Contact for pricing',
}

export const statusWords: Record<LaunchStatus, string> = {
  draft: 'Draft',
  pending_review: 'In review',
  scheduled: 'Scheduled',
  live: 'Live',
  rejected: 'Rejected',
}

/** The badge's status, as its maker reads it. */
export const badgeWords: Record<BadgeStatus, string> = {
  unchecked: 'Not checked yet',
  ok: 'Verified',
  loose: 'Link found, badge missing',
  absent: 'Not found',
  error: 'Check failed',
}
