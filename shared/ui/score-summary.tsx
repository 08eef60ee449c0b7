import { outcomeOf, type Outcome } from '../audit/check.ts'
import type { ScoreLimit } from '../audit/limits.ts'
import type { Check } from '../schemas/readiness.ts'
import type { CheckStatus } from '../vocabulary.ts'
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

export function countsOf(checks: readonly Check[]): Counts {
  const count = (outcome: Outcome) => checks.filter((check) => outcomeOf(check) === outcome).length
  return { fail: count('fail'), warn: count('warn'), pass: count('pass'), unchecked: count('unchecked') }
}

export function Tally({ counts }: { counts: Counts }) {
  // Most reports have checked everything.
  const shown = outcomes.filter((outcome) => outcome !== 'unchecked' || counts.unchecked > 0)
  return (
    <ul class="sw-tally row flat tiny medium figures">
      {shown.map((status) => (
        <li key={status} class="inline center unbroken">
          <StatusIcon status={status} /> {counts[status]} {pluralForm(counts[status], ...tallyWords[status])}
        </li>
      ))}
    </ul>
  )
}

type Props = { score: number; checks: readonly Check[]; limit?: ScoreLimit | null }

/** The dial, the verdict, and the number of findings of each status. `limit` says what keeps the score down. */
export function ScoreSummary({ score, checks, limit = null }: Props) {
  const counts = countsOf(checks)
  const verdict = verdictOn(score, counts)
  return (
    <div class="line center gap-4">
      <ScoreRing score={score} status={verdict.status} />
      <div>
        <p class="sw-summary__verdict flat">{verdict.words}</p>
        {limit !== null && (
          <p class="above-1 flat tiny bold bad">
            Limited to {limit.score}: {limit.reason}.
          </p>
        )}
        <Tally counts={counts} />
      </div>
    </div>
  )
}

const ticks = 40
const pitch = 100 / ticks
const mark = pitch * 0.6

/** A dash array, on a path 100 long, that draws the first `count` ticks and then nothing. */
function tickDashes(count: number): string {
  if (count === 0) return '0 100'
  const gap = (pitch - mark).toFixed(2)
  return [...Array.from({ length: count - 1 }, () => `${mark.toFixed(2)} ${gap}`), `${mark.toFixed(2)} 100`].join(' ')
}

/** The score from 0 to 100 as a dial in the color of its verdict; `size` in CSS pixels. */
export function ScoreRing({ score, status, size = 96 }: { score: number; status: CheckStatus; size?: number }) {
  const shown = Math.round(Math.min(100, Math.max(0, score)))
  const filled = shown === 0 ? 0 : Math.max(1, Math.round((shown / 100) * ticks))
  return (
    <svg
      class={`rigid sw-ring sw-ring--${status}`}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      role="img"
      aria-label={`Score ${shown} of 100`}
    >
      <g transform="rotate(-90 48 48)">
        <circle class="sw-ring__track" cx="48" cy="48" r="42" pathLength={100} stroke-dasharray={tickDashes(ticks)} />
        <circle class="sw-ring__fill" cx="48" cy="48" r="42" pathLength={100} stroke-dasharray={tickDashes(filled)} />
      </g>
      <text class="sw-ring__score" x="48" y="50" aria-hidden="true">
        {shown}
      </text>
      <text class="sw-ring__of" x="48" y="68" aria-hidden="true">
        of 100
      </text>
    </svg>
  )
}
