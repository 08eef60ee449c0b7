import type { Pricing } from '../../shared/vocabulary.ts'

export const pricingWords: Record<Pricing, string> = {
  free: 'Free',
  freemium: 'Free plan',
  paid: 'Paid',
  subscription: 'Subscription',
  one_time: 'One-time purchase',
  contact: 'Price on request',
}
