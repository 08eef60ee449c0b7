import { outcomeOf, type Outcome } from '../audit/check.ts'
import type { ScoreLimit } from '../audit/limits.ts'
import type { Check } from '../schemas/readiness.ts'
import type { CheckStatus } from '../vocabulary.ts'
import { ScoreRing } from './score-ring.tsx'
import { StatusIcon } from './status-icon.tsx'
import { plural, pluralForm } from '../plural.ts'

const outcomes = ['fail', 'warn', 'pass', 'unchecked'] as const
type Counts = Record<Outcome, number>

/** Failures decide the verdict, whatever the score; the score decides its color. */
export function verdictOn(score: number, { fail, warn, unchecked }: Omit<Counts, 'pass'>): { status: CheckStatus; words: string } {
  if (fail > 0) return { status: score >= 70 ? 'warn' : 'fail', words: `Needs work: ${fail} to fix before launch` }
  if (warn > 0) return { status: score >= 90 ? 'pass' : 'warn', words: `Ready, with ${plural(warn, 'recommendation')}` }
  return { status: 'pass', words: unchecked > 0 ? 'Ready, as far as checked' : 'Ready to launch' }
}

const tallyWords: Record<Outcome, [one: string, several: string]> = {
  fail: ['error', 'errors'],
  warn: ['warning', 'warnings'],
  pass: ['passed', 'passed'],
  unchecked: ['not checked', 'not checked'],
}

type Props = { score: number; checks: readonly Check[]; limit?: ScoreLimit | null; note?: string }

/** The dial, the verdict, and the number of findings of each status. `limit` says what keeps the score down, `note` what was audited. */
export function ScoreSummary({ score, checks, limit = null, note }: Props) {
  const count = (outcome: Outcome) => checks.filter((check) => outcomeOf(check) === outcome).length
  const counts: Counts = { fail: count('fail'), warn: count('warn'), pass: count('pass'), unchecked: count('unchecked') }
  // Most reports have checked everything.
  const shown = outcomes.filter((outcome) => outcome !== 'unchecked' || counts.unchecked > 0)
  const verdict = verdictOn(score, counts)
  return (
    <div class="sw-summary line center gap-4">
      <ScoreRing score={score} status={verdict.status} />
      <div>
        <p class="sw-summary__verdict flat">{verdict.words}</p>
        {(limit !== null || note !== undefined) && (
          <p class="sw-summary__note above-1 soft tiny">
            {limit !== null && (
              <b class="block bad">
                Limited to {limit.score}: {limit.reason}.
              </b>
            )}
            {note}
          </p>
        )}
        <ul class="sw-tally row flat tiny medium figures">
          {shown.map((status) => (
            <li key={status} class={`sw-tally--${status}`}>
              <StatusIcon status={status} /> {counts[status]} {pluralForm(counts[status], ...tallyWords[status])}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
