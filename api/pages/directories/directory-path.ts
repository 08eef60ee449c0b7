/** The page of a directory. */
export const directoryPath = (slug: string): string => `/directories/${encodeURIComponent(slug)}/`
