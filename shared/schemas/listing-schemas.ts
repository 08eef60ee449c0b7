import { Type, type TOptional, type TSchema, type TUnsafe } from 'typebox'
import type { FieldOfKind, Kind } from '../fields/field.ts'
import { fieldKeys, fieldOf, listingFields, type FieldKey, type KeysWith, type Listing } from '../fields/listing-fields.ts'
import { limits } from '../vocabulary.ts'
import { Discount } from './discount.ts'
import { Pricing } from './pricing.ts'

type Schemas<K extends Kind> = {
  /** What a client may pass. */
  input: (field: FieldOfKind<K>, description: string) => TSchema
  output: (field: FieldOfKind<K>, description: string) => TSchema
}

const text = { output: (_: unknown, description: string) => Type.String({ description }) }
const url = { ...text, input: (_: unknown, description: string) => Type.String({ maxLength: limits.urlLength, description }) }
const measured = {
  ...text,
  input: ({ maxLength }: { maxLength: number }, description: string) => Type.String({ maxLength, description }),
}
const list = (description: string) => Type.Array(Type.String(), { description })

const kinds: { [K in Kind]: Schemas<K> } = {
  line: measured,
  text: measured,
  link: url,
  picture: url,
  site: { ...text, input: (_, description) => Type.String({ minLength: 1, maxLength: limits.urlLength, description }) },
  handle: { ...text, input: (_, description) => Type.String({ maxLength: 100, description }) },
  choice: {
    input: ({ options }, description) => Type.Enum(Object.keys(options), { description }),
    output: ({ options }, description) =>
      options === listingFields.pricing.options ? Pricing : Type.Enum(Object.keys(options), { description }),
  },
  choices: {
    input: ({ max }, description) => Type.Array(Type.String({ maxLength: limits.categoryLength }), { maxItems: max, description }),
    output: (_, description) => list(description),
  },
  flag: {
    input: (_, description) => Type.Boolean({ description }),
    output: (_, description) => Type.Boolean({ description }),
  },
  pictures: {
    input: ({ maxSubmitted }, description) =>
      Type.Array(Type.String({ maxLength: limits.urlLength }), { maxItems: maxSubmitted, description }),
    output: (_, description) => list(description),
  },
  discount: { input: () => Discount, output: () => Discount },
}

function schemaOf(key: FieldKey, side: 'input' | 'output', description: string): TSchema {
  const field = fieldOf(key)
  // Each kind is paired with its own definitions, which the compiler can’t follow through a union.
  const build = kinds[field.kind][side] as (field: unknown, description: string) => TSchema
  const schema = build(field, description)
  return side === 'output' && field.empty === null ? Type.Union([schema, Type.Null()], { description }) : schema
}

type SubmittedKey = KeysWith<{ submission: string }>
type Submitted = { [F in Exclude<SubmittedKey, 'url'>]: TOptional<TUnsafe<NonNullable<Listing[F]>>> } & { url: TUnsafe<string> }

/** The fields that a submission may have; only the URL is required. */
export const submissionSchemas = Object.fromEntries(
  fieldKeys.flatMap((key) => {
    const { submission } = fieldOf(key)
    if (submission === null) return []
    const schema = schemaOf(key, 'input', submission)
    return [[key, key === 'url' ? schema : Type.Optional(schema)]]
  }),
) as Submitted

type Part = 'summary' | 'full'

/** The fields of a listing in one part of a public product. */
export const productSchemas = <P extends Part>(part: P) =>
  Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const { product } = fieldOf(key)
      return product?.in === part ? [[key, schemaOf(key, 'output', product.description)]] : []
    }),
  ) as { [F in KeysWith<{ product: { in: P } }>]: TUnsafe<Listing[F]> }
