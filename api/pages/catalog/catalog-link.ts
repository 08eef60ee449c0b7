/** Newest first, or the best of the latest weeks. */
export type CatalogOrder = '' | 'top'

/** The URL of the catalog with these filters. Empty filters are left out. */
export function catalogLink(filters: { query: string; category: string; cursor?: string; page?: string; order?: CatalogOrder }): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  if (query === '') return '/#catalog'
  // Without a category, the list is further down the page.
  return query === 'order=top' ? `/?${query}#catalog` : `/?${query}`
}
