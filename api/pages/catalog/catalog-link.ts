import { paths } from '../../../shared/paths.ts'

/** Newest first, or the best of the latest weeks. */
export type CatalogOrder = '' | 'top'

type Filters = { query: string; category: string; cursor?: string; page?: string; order?: CatalogOrder }

/** The URL of the catalog with these filters. Empty filters are left out. A category has a page of its own; a search is narrowed by it. */
export function catalogLink({ query, category, ...rest }: Filters): string {
  const isOwnPage = category !== '' && query.trim() === ''
  const asked = Object.entries({ ...(!isOwnPage && { query, category }), ...rest }).filter(([, value]) => value !== '')
  const filters = new URLSearchParams(asked)
  if (isOwnPage) return paths.category({ category }, filters)
  // Without a search, the list is further down the page.
  return paths.home(filters, query === '' && !filters.has('cursor') ? 'catalog' : undefined)
}
