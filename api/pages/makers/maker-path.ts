/** The path of a maker’s page. */
export const makerPath = (handle: string): string => `/makers/${encodeURIComponent(handle)}/`
