import type { Check } from '../schemas/readiness.ts'
import type { CheckStatus } from '../vocabulary.ts'
import { ScoreRing, scoreBand } from './score-ring.tsx'
import { StatusIcon } from './status-icon.tsx'

const statuses = ['fail', 'warn', 'pass'] as const
const tallyWords: Record<CheckStatus, string> = { fail: 'to fix', warn: 'to improve', pass: 'in order' }

/** The dial, a verdict in words, and how many findings stand behind it. `note` says what the score was judged on. */
export function ScoreSummary({ score, checks, note }: { score: number; checks: readonly Check[]; note?: string }) {
  const count = (status: CheckStatus) => checks.filter((check) => check.status === status).length
  const band = scoreBand(score, count('fail'))
  return (
    <div class="sw-summary">
      <ScoreRing score={score} status={band.status} />
      <div>
        <p class="sw-summary__verdict">{band.verdict}</p>
        {note !== undefined && <p class="sw-summary__note">{note}</p>}
        <ul class="sw-tally">
          {statuses.map((status) => (
            <li key={status} class={`sw-tally--${status}`}>
              <StatusIcon status={status} /> {count(status)} {tallyWords[status]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
