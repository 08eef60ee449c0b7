import { Ajv2020 } from 'ajv/dist/2020.js'
import { Type, type TSchema } from 'typebox'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { pricings } from '../../shared/vocabulary.ts'
import type { AnswerFormat } from './ask-model.ts'

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

const Wordings = Type.Object({ wordings: Type.Array(Type.String()) }, { additionalProperties: false })

/** A format with its schema as plain JSON. `read` accepts what has the shape of `accepted`. */
function formatOf<T>({ name, what }: { name: string; what: string }, output: TSchema, accepted: TSchema = output): AnswerFormat<T> {
  const isAnswer = new Ajv2020().compile<T>(accepted)
  return {
    name,
    what,
    schema: JSON.parse(JSON.stringify(output)) as Record<string, unknown>,
    read(text) {
      const value = parse(text) ?? parse(objectIn(text))
      return isAnswer(value) ? value : null
    },
  }
}

/** A model's listing; its content is not checked yet. */
export const listingFormat = formatOf<SuggestedListing>({ name: 'listing', what: 'a listing' }, outputSchema, SuggestedListing)
/** Other wordings of one text. */
export const wordingsFormat = formatOf<{ wordings: string[] }>({ name: 'wordings', what: 'wordings' }, Wordings)

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
