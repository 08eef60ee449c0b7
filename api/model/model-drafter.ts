import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Drafter } from '../ports/world.ts'
import { isListable } from '../../shared/listing/page-kind.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { createModelClient, type ModelAddress } from './ask-model.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createDailyBudget } from './daily-budget.ts'
import { ModelFault, type FaultKind } from './model-fault.ts'
import { pageDigest } from './page-digest.ts'
import { buildPrompt } from './prompt.ts'
import { createRecentlyUsed } from './recently-used.ts'
import { supportedListing } from './supported-listing.ts'

/** How a draft came about, for the metrics. All but `used` and `cached` are the rules' drafts; `unsupported`: nothing of the answer held. */
export type DraftOutcome = FaultKind | 'used' | 'cached' | 'unsupported' | 'busy' | 'resting'

type Options = ModelAddress & {
  callsPerDay: number
  clock: () => Date
  random: (bytes: number) => Uint8Array
  /** A sentence for the operator, once a day for each cause. */
  onNote: (note: string) => void
  onOutcome: (outcome: DraftOutcome) => void
  /** Milliseconds for a call. */
  limitMs?: number
}

const maxCalls = 4
const failuresInRow = 3
const restMs = 60_000
/** Answers kept, by page content; one is a few hundred bytes. */
const keptAnswers = 500

/** Drafts by a language model where it can, by the rules' suggestion where it cannot. Never rejects, and never waits longer than the limit. */
export function createModelDrafter({ callsPerDay, clock, random, onNote, onOutcome, limitMs = 8000, ...address }: Options): Drafter {
  const today = () => clock().toISOString().slice(0, 10)
  const budget = createDailyBudget({ calls: callsPerDay, today })
  const askModel = createModelClient(address, budget)
  const breaker = createCircuitBreaker({ failures: failuresInRow, restMs, now: () => clock().getTime() })
  const answers = createRecentlyUsed<Promise<SuggestedListing>>(keptAnswers)
  const note = onceADay(today, onNote)
  const usedUp = `The language model’s questions of today are used up (MODEL_CALLS_PER_DAY is ${callsPerDay}): rules draft listings until midnight UTC.`
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
      const answer = await askModel(buildPrompt(digest, boundary), AbortSignal.timeout(limitMs))
      breaker.succeeded()
      return answer
    } catch (error) {
      // Page text can talk a model out of its listing: that says nothing of the service, and must not stop it for the other pages.
      // Nor does a budget that ends between two questions.
      if (kindOf(error) === 'malformed' || kindOf(error) === 'over_budget') breaker.succeeded()
      else breaker.failed()
      throw error
    } finally {
      running -= 1
    }
  }

  return {
    async draft({ page, listing }) {
      // What shows nothing of its own is not worth a call.
      if (!isListable(page)) return listing
      const digest = pageDigest(page)
      const key = createHash('sha256').update(digest).digest('base64')
      const known = answers.get(key)
      const refused = known === undefined ? refusal() : null
      if (refused !== null) {
        onOutcome(refused)
        if (refused === 'over_budget') note(usedUp)
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
        answers.drop(key)
        onOutcome(kindOf(error))
        if (kindOf(error) === 'over_budget') {
          note(usedUp)
          return listing
        }
        const what = error instanceof ModelFault ? `The language model ${error.message}` : 'The language model’s answer could not be used'
        note(`${what}: rules draft listings until it does its work again.`)
        return listing
      }
    },
  }
}

const kindOf = (error: unknown): FaultKind => (error instanceof ModelFault ? error.kind : 'malformed')

/** Says each thing once a day. */
function onceADay(today: () => string, say: (note: string) => void): (cause: string) => void {
  let day = ''
  const said = new Set<string>()
  return (cause) => {
    if (day !== today()) {
      day = today()
      said.clear()
    }
    if (said.has(cause)) return
    said.add(cause)
    say(`${cause} (Said once a day.)`)
  }
}
