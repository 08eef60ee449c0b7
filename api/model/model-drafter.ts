import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Drafter, Rewording } from '../ports/world.ts'
import { isListable } from '../../shared/listing/page-kind.ts'
import { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { createModelCalls, kindOf, type CallOptions, type Refusal } from './model-calls.ts'
import type { ErrorKind, AnswerFormat } from './ask-model.ts'
import { pageDigest } from './page-digest.ts'
import { buildPrompt, type Prompt } from './prompt.ts'
import { supportedListing } from './supported-listing.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { Type, type TSchema } from 'typebox'
import { fillLines } from '../../shared/fill-words.ts'
import { taxonomy } from '../../shared/listing/taxonomy.ts'
import words from './words.json' with { type: 'json' }
import { pricings } from '../../shared/vocabulary.ts'
import { parseJson } from '../../shared/parse-json.ts'

/** The outcome of a draft, for the metrics. All but `used` and `cached` are drafted by the rules; `unsupported`: the page backs none of the answer. */
export type DraftOutcome = ErrorKind | Refusal | 'used' | 'cached' | 'unsupported'

type Options = CallOptions & { onOutcome: (outcome: DraftOutcome) => void }

/** Cached answers, by page content; each takes a few hundred bytes. */
const cachedAnswers = 500

/** Drafts by rules: returns what shared/listing suggested when the page was parsed. */
export const rulesDrafter: Drafter = { draft: async ({ listing }) => listing }

/** Drafts with a language model, and falls back to the rules' suggestion. Never rejects, and never takes longer than the timeout. */
export function createModelDrafter({ onOutcome, ...options }: Options): Required<Drafter> {
  const calls = createModelCalls(options)
  const answers = new LRUCache<string, Promise<SuggestedListing>>({ max: cachedAnswers })
  /** Whether a call may be made; if not, that is counted. */
  const mayAsk = (): boolean => {
    const outcome = calls.refusal()
    if (outcome === null) return true
    onOutcome(outcome)
    if (outcome === 'over_budget') calls.explainQuota()
    return false
  }

  return {
    async draft({ page, listing }) {
      // A page without content of its own is not worth a call.
      if (!isListable(page)) return listing
      const digest = pageDigest(page)
      const key = hash('sha256', digest)
      const known = answers.get(key)
      if (known === undefined && !mayAsk()) return listing
      const asked = known ?? calls.ask((boundary) => buildPrompt(digest, boundary), listingFormat)
      if (known === undefined) answers.set(key, asked)
      try {
        const drafted = supportedListing(await asked, page, digest, listing)
        if (known !== undefined) onOutcome('cached')
        else onOutcome(isDeepStrictEqual(drafted, listing) ? 'unsupported' : 'used')
        return drafted
      } catch (error) {
        answers.delete(key)
        onOutcome(kindOf(error))
        calls.explain(error)
        return listing
      }
    },

    async reword(wanted) {
      if (!mayAsk()) return null
      try {
        const { wordings } = await calls.ask((boundary) => buildWordingPrompt(wanted, boundary), wordingsFormat)
        onOutcome('used')
        return wordings
      } catch (error) {
        onOutcome(kindOf(error))
        calls.explain(error)
        return null
      }
    },
  }
}

/** `boundary` is a line nobody can guess, so that no listing can end its own text early. */
const buildWordingPrompt = ({ digest, what, limit, current }: Rewording, boundary: string): Prompt => ({
  system: fillLines(words.wordings, { boundary, what, limit: String(limit) }),
  user: `${boundary}\n${digest}\n\nThe ${what} as it is: ${current}\n${boundary}`,
})

/** Strict modes require a type besides the values. */
const oneOf = (values: readonly string[]) => Type.Enum([...values], { type: 'string' })

/** The listing's, with its choices spelled out. Lengths are checked afterwards: strict modes reject schemas that state them. */
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
  // Compiled at the first answer: it takes a tenth of the startup time.
  let isAnswer: ValidateFunction<T> | undefined
  return {
    name,
    what,
    schema: JSON.parse(JSON.stringify(output)) as Record<string, unknown>,
    read(text) {
      const value = parseJson(text) ?? parseJson(objectIn(text))
      isAnswer ??= new Ajv2020().compile<T>(accepted)
      return isAnswer(value) ? value : null
    },
  }
}

/** A model's listing; its content is not checked yet. */
const listingFormat = formatOf<SuggestedListing>({ name: 'listing', what: 'a listing' }, outputSchema, SuggestedListing)
/** Other wordings of one text. */
const wordingsFormat = formatOf<{ wordings: string[] }>({ name: 'wordings', what: 'wordings' }, Wordings)

/** From the first brace to the last, after any thoughts: services without schema support add fences, greetings and thinking. */
function objectIn(text: string): string {
  const answer = text.slice(text.lastIndexOf('</think>') + 1)
  return answer.slice(Math.max(answer.indexOf('{'), 0), answer.lastIndexOf('}') + 1)
}
