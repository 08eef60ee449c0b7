const at = (slug: string) => encodeURIComponent(slug)

/** Where the forms of the prepared texts are sent. */
export const textsPath = (slug: string, directory: string): string => `/dashboard/${at(slug)}/elsewhere/${at(directory)}/texts/`

/** The name of the form field for a wording: one page has several. */
export const wordingName = (field: string): string => `wording-${field}`
