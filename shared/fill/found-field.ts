import type { DateFormat } from './values/date-format.ts'
import type { FieldName } from './fields.ts'
import type { NamePart } from './languages/meaning.ts'
import type { DatePart } from './values/match-date-part.ts'
import type { UnitKind } from './values/price-number.ts'

/** Below this confidence nothing is filled: the text is offered to copy. */
export const fillFrom = 0.7

/** How a control takes its value. The options of a `list` are known only once it opens. */
export type ControlKind = 'line' | 'lines' | 'choice' | 'list' | 'rich'

/** A visible, editable, empty control of a page, or the first of a group of radio buttons or check boxes, and what it seems to ask for. */
export type FoundField = {
  control: HTMLElement
  kind: ControlKind
  /** The type of an input, or the name of the element. */
  type: string
  /** What the page calls it, in one line; its name if nothing is written beside it. */
  label: string
  name: string
  /** Null if it isn’t known, or isn’t one of the product’s. */
  field: FieldName | null
  /** From 0 to 1. */
  confidence: number
  /** Why it was recognized as that field, such as “its label says ‘Tagline’”. */
  reason: string
  /** What the page shows before the box as the start of what it takes, such as “https://”. */
  prefix: string
  /** In UTF-16 units: `maxlength`, or what the text beside it says. */
  limit: number | null
  /** The shortest text it takes; null if it takes any. */
  min: number | null
  /** The texts of the options of a select or a group, and what a box suggests. */
  options: string[]
  /** What the page calls those options for itself, such as “IE”. */
  values: string[]
  /** How many options may be chosen. */
  maxChoices: number
  /** Whether a choice stays once it’s made, as with radio buttons that a component library draws. */
  isLasting?: boolean
  /** Which part of the maker’s name, of a date, of a price or of an account it takes, if not all of it. */
  part?: NamePart | DatePart | UnitKind | 'network' | undefined
  /** The separator between the entries of a list. */
  separator: string
  /** The page’s language, if it says. */
  language?: string
  /** For a price: what the page says of its unit, and whether it takes numbers alone. */
  unit?: string
  isNumber?: boolean
  /** Which of several boxes for the same field it is. */
  place?: number
  /** How it takes a date. */
  dateFormat: DateFormat
}

/** A recorded field of a directory’s form: names and labels of the control that takes it. Data only. */
export type RecipeRow = { field: string; names: readonly string[] }
