import { taxonomy, type SiteCategory } from '../../../shared/listing/taxonomy.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { isSlug } from '../launch/slug.ts'
import { rows } from './define-rows.ts'
import words from './words.json' with { type: 'json' }

const slugError = (slug: string) => (isSlug(slug) ? null : 'must be lowercase letters, numbers and single hyphens')

/** A retired category leads to one in use: never to another retired one, to itself or to nothing. */
function forwardError(list: readonly SiteCategory[]): string | null {
  const inUse = new Set(list.flatMap(({ slug, into }) => (into === '' ? [slug] : [])))
  if (inUse.size === 0) return 'must have at least one category that isn’t retired'
  const lost = list.find(({ into }) => into !== '' && !inUse.has(into))
  return lost === undefined ? null : `can’t replace “${lost.label}” with “${lost.into}”, which isn’t a category in use`
}

/** What launches are sorted into. */
export const categorySettings = {
  categories: rows({
    ...words.categories,
    group: 'categories',
    standard: taxonomy.map(({ slug, label }) => ({ label, slug, into: '' })),
    one: 'category',
    max: 100,
    fields: {
      label: { label: 'Name', max: 40 },
      slug: { label: 'Slug', max: limits.categoryLength, error: slugError, isUnique: true },
      into: { label: 'Replaced by (slug)', max: limits.categoryLength, isOptional: true },
    },
    error: forwardError,
  }),
}
