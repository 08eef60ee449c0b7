import type { CategorySlug } from '../../../shared/listing/taxonomy.ts'
import type { Pricing } from '../../../shared/vocabulary.ts'

/** A landing page as makers write them, and the listing a careful person would make of it. */
export type Landing = {
  what: string
  url: string
  html: string
  name: string | null
  tagline: string | null
  pricing: Pricing | null
  openSource: true | null
  /** One of these stands among the suggested categories; empty when nothing may be suggested. */
  categories: CategorySlug[]
  /** Beginning of the description; null when there is none. */
  description: string | null
}
