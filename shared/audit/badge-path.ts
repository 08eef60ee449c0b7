/** The path of a listing’s badge on the catalog, or of its dark version. The badge check accepts both (badge.ts). */
export const badgePath = (slug: string, theme: 'light' | 'dark' = 'light'): string =>
  `/badge/${slug}.svg${theme === 'dark' ? '?theme=dark' : ''}`
