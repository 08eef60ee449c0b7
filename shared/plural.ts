const number = new Intl.NumberFormat('en')

/** A count with its noun: `1 launch`, `1,204 launches`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${number.format(count)} ${pluralForm(count, one, many)}`

/** The word that agrees with a count, where the count isn’t said beside it. */
export const pluralForm = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** A count whose singular has its own words: `a file`, `3 files`. */
export const oneOrMany = (count: number, one: string, many: string): string => (count === 1 ? one : `${number.format(count)} ${many}`)
