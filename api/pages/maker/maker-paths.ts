const at = (slug: string) => encodeURIComponent(slug)

export const draftPath = (slug: string): string => `/drafts/${at(slug)}/`
export const reviewPath = (slug: string): string => `/drafts/${at(slug)}/review/`
export const launchDashboardPath = (slug: string): string => `/dashboard/${at(slug)}/`
/** Edits the listing of a live launch. */
export const listingPath = (slug: string): string => `/dashboard/${at(slug)}/listing/`
/** The plan of other places to launch. */
export const elsewherePath = (slug: string): string => `/dashboard/${at(slug)}/elsewhere/`
/** One directory of that plan. */
export const placePath = (slug: string, directory: string): string => `${elsewherePath(slug)}${at(directory)}/`
