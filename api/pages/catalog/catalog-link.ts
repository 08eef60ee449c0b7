/** The URL of the catalog with these filters. Empty filters are left out. */
export function catalogLink(filters: { query: string; category: string; cursor?: string; page?: string }): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  return query === '' ? '/#catalog' : `/?${query}`
}
