/** What a field of a directory’s form takes. A list is entered as one text, its parts separated by commas. */
export type FieldKind = 'text' | 'long text' | 'URL' | 'email' | 'choice' | 'picture' | 'date' | 'list'

/** Usual lengths of texts in UTF-16 units, side by side where a directory’s own limit isn’t known. */
export const usualLengths = [60, 160, 260, 500, 2500] as const

type Field = { label: string; kind: FieldKind; lengths?: readonly number[] }

/**
 * Every field that directories ask for, by the one name that facts (`fields`, `limits`), prepared texts, recipes and recognition use.
 * `lengths` are what a text is cut to where the directory’s limit isn’t known.
 */
export const fields = {
  name: { label: 'Name', kind: 'text' },
  tagline: { label: 'Tagline', kind: 'text', lengths: [60, 160] },
  shortDescription: { label: 'Short description', kind: 'long text', lengths: [160, 260] },
  description: { label: 'Description', kind: 'long text', lengths: [260, 500, 2500] },
  url: { label: 'Product URL', kind: 'URL' },
  category: { label: 'Category', kind: 'choice' },
  categories: { label: 'Categories', kind: 'list' },
  tags: { label: 'Tags', kind: 'list' },
  email: { label: 'Contact email', kind: 'email' },
  makerName: { label: 'Maker’s name', kind: 'text' },
  makerUrl: { label: 'Maker’s website', kind: 'URL' },
  twitter: { label: 'X (Twitter)', kind: 'text' },
  github: { label: 'GitHub repository', kind: 'URL' },
  pricing: { label: 'Pricing model', kind: 'choice' },
  price: { label: 'Price', kind: 'text' },
  logo: { label: 'Logo', kind: 'picture' },
  screenshots: { label: 'Screenshots', kind: 'picture' },
  video: { label: 'Video URL', kind: 'URL' },
  launchDate: { label: 'Launch date', kind: 'date' },
  platforms: { label: 'Platforms', kind: 'list' },
  competitors: { label: 'Alternatives to', kind: 'list' },
  audience: { label: 'Audience', kind: 'text' },
  firstComment: { label: 'First comment', kind: 'long text', lengths: [500, 2500] },
  country: { label: 'Country', kind: 'choice' },
  company: { label: 'Company', kind: 'text' },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

export const fieldNames = Object.keys(fields) as FieldName[]

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name)

/** The field’s row, with all that any row may have. */
export const fieldOf = (name: FieldName): Field => fields[name]
