import { createModelClient, type AnswerFormat, type ModelAddress, ModelError, type ErrorKind } from './ask-model.ts'
import { createCircuitBreaker, createDailyBudget } from './limits.ts'
import type { Prompt } from './prompt.ts'
import { minuteMs } from '../../shared/durations.ts'

export type Refusal = 'busy' | 'over_budget' | 'resting'

export type CallOptions = ModelAddress & {
  callsPerDay: number
  clock: () => Date
  random: (bytes: number) => Uint8Array
  /** Gets a sentence for the operator, once a day per cause. */
  onNote: (note: string) => void
  /** Timeout of a call in milliseconds. */
  timeoutMs?: number
}

/** Calls of a language model, whatever they ask for: a few at once, within a daily budget, and none for a while after it has failed. */
export type ModelCalls = {
  /** Null if a call may be made now; it must be, then. */
  refusal: () => Refusal | null
  /** `build` gets a line that nobody can guess, to put around what strangers wrote. Always throws ModelError on failure. */
  ask: <T>(build: (boundary: string) => Prompt, format: AnswerFormat<T>) => Promise<T>
  /** Tells the operator why rules were used instead. */
  explain: (error: unknown) => void
  explainQuota: () => void
}

const maxCalls = 4
const failuresInRow = 3
const pauseMs = minuteMs

export function createModelCalls({ callsPerDay, clock, random, onNote, timeoutMs = 8000, ...address }: CallOptions): ModelCalls {
  const today = () => clock().toISOString().slice(0, 10)
  const budget = createDailyBudget({ calls: callsPerDay, today })
  const askModel = createModelClient(address, budget)
  const breaker = createCircuitBreaker({ failures: failuresInRow, pauseMs, now: () => clock().getTime() })
  const note = onceADay(today, onNote)
  let running = 0
  const explainQuota = () =>
    note(`Daily model quota reached (MODEL_CALLS_PER_DAY is ${callsPerDay}); falling back to rules until midnight UTC.`)

  return {
    refusal() {
      if (running >= maxCalls) return 'busy'
      if (budget.isSpent()) return 'over_budget'
      return breaker.allows() ? null : 'resting'
    },
    async ask(build, format) {
      running += 1
      try {
        const boundary = `=== page ${Buffer.from(random(16)).toString('hex')} ===`
        const answer = await askModel(build(boundary), format, AbortSignal.timeout(timeoutMs))
        breaker.succeeded()
        return answer
      } catch (error) {
        // A page’s text can stop the model from answering in the right shape. That says nothing about the service, so it must not block other
        // pages. The same goes for a budget that runs out between two calls.
        if (kindOf(error) === 'malformed' || kindOf(error) === 'over_budget') breaker.succeeded()
        else breaker.failed()
        throw error
      } finally {
        running -= 1
      }
    },
    explain(error) {
      if (kindOf(error) === 'over_budget') return explainQuota()
      const what = error instanceof ModelError ? `The language model ${error.message}` : 'The language model’s response was unusable'
      note(`${what}; falling back to rules until the model responds.`)
    },
    explainQuota,
  }
}

export const kindOf = (error: unknown): ErrorKind => (error instanceof ModelError ? error.kind : 'malformed')

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
