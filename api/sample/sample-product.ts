import type { CategorySlug } from '../../shared/listing/taxonomy.ts'
import type { Launch } from '../domain/launch/launch.ts'

/** An invented product, which launches.ts turns into a launch. Its site is at its slug under .example. */
export type SampleProduct = Pick<Launch, 'slug' | 'name' | 'tagline' | 'description' | 'pricing' | 'maker'> & {
  categories: CategorySlug[]
  /** `days` counts from today, so that no discount has expired. */
  discount?: { badgeTitle: string | null; code: string | null; percentOff: number | null; days: number }
} & Partial<Pick<Launch, 'openSource' | 'aliases' | 'twitterUsername' | 'demoVideoUrl'>>

export type UpcomingProduct = SampleProduct & { status: Exclude<Launch['status'], 'live'>; weeksAhead: number | null }
