/** The name of the form field for a wording: one page has several. */
export const wordingName = (field: string): string => `wording-${field}`

/** The names of a week’s fields: the page has several weeks. */
export const weekName = (week: number, field: string): string => `week${week}.${field}`
