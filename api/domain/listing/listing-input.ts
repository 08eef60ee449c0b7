import { Type, type Static, type TOptional, type TSchema } from 'typebox'
import type { Kind } from '../../../shared/fields/field.ts'
import { fieldKeys, fieldOf, type FieldKey, type KindOf } from '../../../shared/fields/listing-fields.ts'

const text = Type.Union([Type.String(), Type.Null()])
const texts = Type.Unsafe<readonly string[]>(Type.Array(Type.String()))

/** A discount from a form; numbers may still be text. */
const DiscountInput = Type.Object({
  badgeTitle: Type.Optional(text),
  code: Type.Optional(text),
  percentOff: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
  validUntil: Type.Optional(text),
})
export type DiscountInput = Static<typeof DiscountInput>

/** What a form or a client may give for a field of each kind. */
const kinds = {
  line: text,
  text,
  site: text,
  link: text,
  handle: text,
  choice: text,
  choices: texts,
  flag: Type.Boolean(),
  picture: text,
  pictures: texts,
  discount: Type.Union([DiscountInput, Type.Null()]),
} satisfies Record<Kind, TSchema>
export type FieldInputs = { [K in Kind]: Static<(typeof kinds)[K]> }

const fields = Object.fromEntries(fieldKeys.map((key) => [key, Type.Optional(kinds[fieldOf(key).kind])]))

/** Unvalidated listing fields from a form or a client; all are optional. An empty text clears a field. */
export const ListingInput = Type.Object(fields as { [F in FieldKey]: TOptional<(typeof kinds)[KindOf<F>]> })
export type ListingInput = Static<typeof ListingInput>
