import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Drafter } from '../ports/world.ts'
import { isListable } from '../../shared/listing/page-kind.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { createModelClient, type ModelAddress } from './ask-model.ts'
import { createCircuitBreaker, createDailyBudget } from './limits.ts'
import { ModelFault, type FaultKind } from './model-fault.ts'
import { pageDigest } from './page-digest.ts'
import { buildPrompt } from './prompt.ts'
import { supportedListing } from './supported-listing.ts'

/** The outcome of a draft, for the metrics. All but `used` and `cached` are drafted by the rules; `unsupported`: the page backs none of the answer. */
export type DraftOutcome = FaultKind | 'used' | 'cached' | 'unsupported' | 'busy' | 'resting'

type Options = ModelAddress & {
  callsPerDay: number
  clock: () => Date
  random: (bytes: number) => Uint8Array
  /** Gets a sentence for the operator, once a day per cause. */
  onNote: (note: string) => void
  onOutcome: (outcome: DraftOutcome) => void
  /** Timeout of a call in milliseconds. */
  timeoutMs?: number
}

const maxCalls = 4
const failuresInRow = 3
const pauseMs = 60_000
/** Cached answers, by page content; each takes a few hundred bytes. */
const cachedAnswers = 500

/** Drafts by rules: returns what shared/listing suggested when the page was parsed. */
export const rulesDrafter: Drafter = { draft: async ({ listing }) => listing }

/** Drafts with a language model, and falls back to the rules' suggestion. Never rejects, and never takes longer than the timeout. */
export function createModelDrafter({ callsPerDay, clock, random, onNote, onOutcome, timeoutMs = 8000, ...address }: Options): Drafter {
  const today = () => clock().toISOString().slice(0, 10)
  const budget = createDailyBudget({ calls: callsPerDay, today })
  const askModel = createModelClient(address, budget)
  const breaker = createCircuitBreaker({ failures: failuresInRow, pauseMs, now: () => clock().getTime() })
  const answers = new LRUCache<string, Promise<SuggestedListing>>({ max: cachedAnswers })
  const note = onceADay(today, onNote)
  const quotaReached = `Daily model quota reached (MODEL_CALLS_PER_DAY is ${callsPerDay}); falling back to rules until midnight UTC.`
  let running = 0

  const refusal = (): DraftOutcome | null => {
    if (running >= maxCalls) return 'busy'
    if (budget.isSpent()) return 'over_budget'
    return breaker.allows() ? null : 'resting'
  }

  const ask = async (digest: string): Promise<SuggestedListing> => {
    running += 1
    try {
      const boundary = `=== page ${Buffer.from(random(16)).toString('hex')} ===`
      const answer = await askModel(buildPrompt(digest, boundary), AbortSignal.timeout(timeoutMs))
      breaker.succeeded()
      return answer
    } catch (error) {
      // A page's text can stop the model from answering with a listing. That says nothing about the service, so it must not block other
      // pages. The same goes for a budget that runs out between two calls.
      if (kindOf(error) === 'malformed' || kindOf(error) === 'over_budget') breaker.succeeded()
      else breaker.failed()
      throw error
    } finally {
      running -= 1
    }
  }

  return {
    async draft({ page, listing }) {
      // A page without content of its own is not worth a call.
      if (!isListable(page)) return listing
      const digest = pageDigest(page)
      const key = hash('sha256', digest)
      const known = answers.get(key)
      const refused = known === undefined ? refusal() : null
      if (refused !== null) {
        onOutcome(refused)
        if (refused === 'over_budget') note(quotaReached)
        return listing
      }
      const asked = known ?? ask(digest)
      if (known === undefined) answers.set(key, asked)
      try {
        const drafted = supportedListing(await asked, page, digest, listing)
        if (known !== undefined) onOutcome('cached')
        else onOutcome(isDeepStrictEqual(drafted, listing) ? 'unsupported' : 'used')
        return drafted
      } catch (error) {
        answers.delete(key)
        onOutcome(kindOf(error))
        if (kindOf(error) === 'over_budget') {
          note(quotaReached)
          return listing
        }
        const what = error instanceof ModelFault ? `The language model ${error.message}` : 'The language model’s response was unusable'
        note(`${what}; falling back to rules until the model responds.`)
        return listing
      }
    },
  }
}

const kindOf = (error: unknown): FaultKind => (error instanceof ModelFault ? error.kind : 'malformed')

/** Passes each note on once a day. */
function onceADay(today: () => string, onNote: (note: string) => void): (cause: string) => void {
  let day = ''
  const noted = new Set<string>()
  return (cause) => {
    if (day !== today()) {
      day = today()
      noted.clear()
    }
    if (noted.has(cause)) return
    noted.add(cause)
    onNote(`${cause} (Logged once a day.)`)
  }
}
