import rows from './fields.json' with { type: 'json' }

/** What a field of a directory’s form takes. A list is entered as one text, its parts separated by commas. */
export type FieldKind = 'text' | 'long text' | 'URL' | 'email' | 'choice' | 'picture' | 'date' | 'list'

/** Usual lengths of texts in UTF-16 units, side by side where a directory’s own limit isn’t known. */
export const usualLengths = [60, 160, 260, 500, 2500] as const

type Field = { label: string; kind: FieldKind; lengths?: readonly number[] }

export type FieldName = keyof typeof rows

/**
 * Every field that directories ask for, by the one name that facts (`fields`, `limits`), prepared texts, recipes and recognition use.
 * `lengths` are what a text is cut to where the directory’s limit isn’t known.
 */
export const fields = rows as Record<FieldName, Field>

export const fieldNames = Object.keys(fields) as FieldName[]

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name)

/** The field’s row, with all that any row may have. */
export const fieldOf = (name: FieldName): Field => fields[name]
