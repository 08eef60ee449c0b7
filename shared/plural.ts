import { locale } from './locale.ts'

const thousands = new Intl.NumberFormat(locale)
/** A number as people read it. Small ones need no separator, and a page has many. */
export const countWords = (count: number): string => (count < 1000 ? String(count) : thousands.format(count))

/** A count with its noun: `1 launch`, `1,204 launches`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${countWords(count)} ${pluralForm(count, one, many)}`

/** The word that agrees with a count, where the count isn’t said beside it. */
export const pluralForm = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** A count whose singular has its own words: `a file`, `3 files`. */
export const oneOrMany = (count: number, one: string, many: string): string => (count === 1 ? one : `${countWords(count)} ${many}`)
