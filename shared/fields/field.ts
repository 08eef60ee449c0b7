import type { FieldName } from '../fill/fields.ts'
import type { Discount } from '../schemas/discount.ts'

/**
 * What a field of a listing can hold. How each kind is entered, cleaned, compared and shown is written once, in a table of the room that does it;
 * a table without one of the kinds doesn’t compile.
 */
export type KindValues = {
  line: string
  /** May have several lines. */
  text: string
  /** The product’s own URL. */
  site: string
  link: string
  /** A user name on X. */
  handle: string
  choice: string
  choices: string[]
  flag: boolean
  picture: string
  pictures: string[]
  discount: Discount
}
export type Kind = keyof KindValues

/** The sections of the editor. */
export const formParts = {
  basics: 'Basics',
  pictures: 'Pictures',
  description: 'Description',
  details: 'Pricing and details',
  links: 'Maker and links',
} as const

/**
 * Where the launch page shows a field: as a row of its facts, in a part of the page that draws it in its own way, or nowhere. Whether that is true is
 * tested with the field’s example.
 */
type Shown = { as: 'fact'; words?: string } | { as: 'own part' } | { as: 'nothing'; because: string }

type AnyField = {
  /** Shown in the editor and to moderators. */
  label: string
  /** In a row of facts, where the label is too long. */
  short?: string
  /** `isRare`: folded until it’s filled in. */
  form: { part: keyof typeof formParts; isRare?: true; hint?: string; placeholder?: string; rows?: number }
  /** The error if it is empty when the launch is submitted. */
  required?: string
  /** The advice on a new draft in which it is empty. */
  notFound?: string
  /** In a live listing, it stays as it was reviewed, or a change waits for a moderator, whoever makes it, as the field is shown in the catalog or leads elsewhere. */
  onceLive: 'fixed' | 'reviewed' | 'free'
  /** How the API describes it to clients and agents; null if they can’t pass it. */
  submission: string | null
  /** Where the public API has it, and how it describes it; null if it hasn’t. */
  product: { in: 'summary' | 'full'; description: string } | null
  launchPage: Shown
  /** Fields of directories’ forms that take it as it is. What rules derive from it is in the room of elsewhere/fields. */
  directories: readonly FieldName[]
  /** Whether the form in the extension’s popup has it. */
  isInPopup: boolean
}

/** `empty` is its value when nothing is known, also in records from before there was the field. `example` isn’t empty. */
type Holding<K extends Kind, Empty, More = unknown> = AnyField & { kind: K; empty: Empty; example: KindValues[K] } & More

/** Kinds for which the popup has no control. */
type NotInPopup = { isInPopup: false }

/** Characters: at most `maxLength`; longer than `advised` is accepted, with a warning. */
type Measured = { maxLength: number; advised?: number }

export type ListingField =
  | Holding<'line', '' | null, Measured>
  | Holding<'text', '' | null, Measured & { isMarkdown?: true }>
  | Holding<'site', '', NotInPopup>
  | Holding<'link', null>
  | Holding<'handle', null>
  | Holding<'choice', null, { options: Readonly<Record<string, string>>; unknown: string }>
  | Holding<'choices', readonly [], { options: readonly { slug: string; label: string }[]; one: string; max: number }>
  | Holding<'flag', false, NotInPopup & { yes: string; no: string }>
  | Holding<'picture', '', NotInPopup & { isGenerated?: true }>
  | Holding<'pictures', readonly [], NotInPopup & { one: string; max: number; maxSubmitted: number }>
  | Holding<'discount', null, NotInPopup>

export type FieldOfKind<K extends Kind> = Extract<ListingField, { kind: K }>

/** Everything about one field of a listing. It also needs its line in listing-fields.ts. */
export const defineField = <const F extends ListingField>(field: F): F => field
