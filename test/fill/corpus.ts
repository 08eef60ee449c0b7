import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** `forms` are for tuning; nobody who works on recognition looks at those in `set-aside`. */
export const formSets = ['forms', 'set-aside'] as const
export type FormSet = (typeof formSets)[number]

/** What a form’s controls are. Selectors reach into shadow roots and same-origin frames with ` >>> `. Controls in none of these lists may be left alone only. */
export type FormTruth = {
  host: string
  language: string
  traps: string[]
  /** What each control takes; several names where any of them is right. */
  fields: Record<string, string | string[]>
  /** Those of `fields` that a good assistant fills, given a listing with every field. */
  fillable: string[]
  /** What nothing may touch. */
  forbidden: string[]
  /** Where filling is wrong, though offering the text to copy is fine. */
  copyOnly: string[]
  /** Empty controls that ask for what no listing has. */
  other?: string[]
  /** Boxes that a library keeps in step with others, or in place of one: neither right nor wrong. */
  mirrors?: string[]
  /** Right values where they differ from the listing’s. */
  values?: Record<string, string[]>
  /** What a person presses, one after another, before the form is filled again. */
  steps?: string[]
}

export type Form = { name: string; set: FormSet; truth: FormTruth }

const folder = (set: FormSet) => new URL(`${set}/`, import.meta.url)

/** Empty where the folder isn’t there. */
const filesIn = (set: FormSet): string[] => (existsSync(folder(set)) ? readdirSync(folder(set)) : [])

export const readForms = (set: FormSet): Form[] =>
  filesIn(set)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: file.replace('.json', ''),
      set,
      truth: JSON.parse(readFileSync(new URL(file, folder(set)), 'utf8')) as FormTruth,
    }))

/** Every page by its path: the forms, and what some of them have in frames. */
export const readPages = (): Map<string, string> =>
  new Map(
    formSets.flatMap((set) =>
      filesIn(set)
        .filter((file) => file.endsWith('.html'))
        .map((file) => [`/${file.replace('.html', '')}`, readFileSync(new URL(file, folder(set)), 'utf8')] as const),
    ),
  )
