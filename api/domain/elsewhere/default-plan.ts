import type { Launch } from '../launch/launch.ts'
import type { Crawl } from '../records.ts'
import { guessProduct } from './product.ts'
import type { ElsewherePlan } from './records.ts'
import { mondayOf } from './week-plan.ts'

/** The plan of a launch that has none yet: two hours a week, no budget told. */
export const defaultPlan = (launch: Launch, crawl: Crawl | null, ownerId: string, at: string): ElsewherePlan => ({
  id: launch.id,
  ownerId,
  budget: null,
  followedOnly: false,
  hours: 2,
  answers: {},
  wordings: {},
  reminders: 'weekly',
  // Its maker has just read it, so the first email is next week’s.
  remindedOf: mondayOf(at.slice(0, 10)),
  acceptsBadges: false,
  product: guessProduct(launch, crawl),
  at,
})
