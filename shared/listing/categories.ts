import type { Page } from '../page/page.ts'
import type { CategorySlug } from './taxonomy.ts'

/** At most three categories, strongest first. */
export function suggestCategories(page: Page): CategorySlug[] {
  return /\bai\b/i.test(`${page.title} ${page.metaDescription}`) ? ['ai'] : []
}
