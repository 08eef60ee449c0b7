import { Ajv2020 } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { pricings } from '../../shared/vocabulary.ts'

/** Strict modes require a type besides the values. */
const oneOf = (values: readonly string[]) => Type.Enum([...values], { type: 'string' })

/**
 * The JSON schema for the model's output: the listing's, with its choices spelled out. Lengths are checked afterwards, field by field,
 * because strict modes reject schemas that state them.
 */
const outputSchema = Type.Object(
  {
    ...SuggestedListing.properties,
    categories: Type.Array(oneOf(taxonomy.map(({ slug }) => slug))),
    pricing: Type.Union([oneOf(pricings), Type.Null()]),
  },
  { additionalProperties: false },
)

/** The schema as plain JSON. */
export const listingSchema: Record<string, unknown> = JSON.parse(JSON.stringify(outputSchema))

const isListing = new Ajv2020().compile<SuggestedListing>(SuggestedListing)

/** Parses a model's answer; null if it doesn't have the shape of a listing. Its content is not checked yet. */
export function readAnswer(text: string): SuggestedListing | null {
  const value = parse(text) ?? parse(objectIn(text))
  return isListing(value) ? value : null
}

/** From the first brace to the last, after any thoughts: services without schema support add fences, greetings and thinking. */
function objectIn(text: string): string {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  return answer.slice(Math.max(answer.indexOf('{'), 0), answer.lastIndexOf('}') + 1)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
