import { Ajv2020 } from 'ajv/dist/2020.js'
import { Type } from 'typebox'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { pricings } from '../../shared/vocabulary.ts'

/** Strict modes want a type beside the values. */
const oneOf = (values: readonly string[]) => Type.Enum([...values], { type: 'string' })

/**
 * The schema a model's output is bound to: the listing's, with its choices spelled out. Lengths are judged afterwards, field by field:
 * strict modes refuse schemas that state them.
 */
const bound = Type.Object(
  {
    ...SuggestedListing.properties,
    categories: Type.Array(oneOf(taxonomy.map(({ slug }) => slug))),
    pricing: Type.Union([oneOf(pricings), Type.Null()]),
  },
  { additionalProperties: false },
)

/** As plain JSON, for the wire. */
export const listingSchema: Record<string, unknown> = JSON.parse(JSON.stringify(bound))

const isListing = new Ajv2020().compile<SuggestedListing>(SuggestedListing)

/** What a model wrote, if it is a listing in shape; null when it is not. Nothing it says is checked yet. */
export function readAnswer(text: string): SuggestedListing | null {
  const value = parse(text) ?? parse(objectIn(text))
  return isListing(value) ? value : null
}

/** From the first brace to the last, behind any thoughts: services that know no schemas send fences, greetings and thinking along. */
function objectIn(text: string): string {
  const said = text.slice(text.lastIndexOf('</think>') + 1)
  return said.slice(Math.max(said.indexOf('{'), 0), said.lastIndexOf('}') + 1)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
