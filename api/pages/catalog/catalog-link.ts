/** The catalog with these filters; empty ones are left out. */
export function catalogLink(filters: { query: string; category: string; cursor?: string }): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString()
  return query === '' ? '/#catalog' : `/?${query}`
}
