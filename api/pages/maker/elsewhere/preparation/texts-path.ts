import { elsewherePath, placePath } from '../../maker-paths.ts'

/** Where the forms of the prepared texts are sent. */
export const textsPath = (slug: string, directory: string): string => `${placePath(slug, directory)}texts/`

/** Where a directory’s pictures are, by the names of their downloads. */
export const picturesPath = (slug: string, directory: string): string => `${placePath(slug, directory)}pictures/`

/** Where the forms that prepare a week are sent. */
export const weekPath = (slug: string): string => `${elsewherePath(slug)}prepare/`

/** The name of the form field for a wording: one page has several. */
export const wordingName = (field: string): string => `wording-${field}`

/** The names of a week’s fields: the page has several weeks. */
export const weekName = (week: number, field: string): string => `week${week}.${field}`
