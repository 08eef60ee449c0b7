import type { Crawl } from '../domain/records.ts'
import type { DraftValues } from './draft-values.ts'

/** The form with what the page says in one of its fields; as it is for a field of which the page says nothing. */
export function takeCrawled(values: DraftValues, field: string | null, crawl: Crawl | null): DraftValues {
  const found = crawl?.listing
  if (!found) return values
  if (field === 'name' || field === 'tagline' || field === 'description' || field === 'pricing')
    return { ...values, [field]: found[field] ?? values[field] }
  return field === 'categories' ? { ...values, categories: found.categories } : values
}
