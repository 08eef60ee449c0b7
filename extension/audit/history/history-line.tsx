import { agoWords } from '../../../shared/ui/day-words.ts'
import { groupChanges } from '../../../shared/ui/change-words.ts'
import type { Comparison } from '../../../shared/audit/compare-reports.ts'
import { Chevron } from '../../../shared/ui/chevron.tsx'

const width = 56
const height = 18

/** The scores of the last reports as a line; the words beside it say the first and the last. */
function Trend({ scores }: { scores: readonly number[] }) {
  const step = width / Math.max(1, scores.length - 1)
  const low = Math.min(...scores)
  const scale = (height - 4) / Math.max(10, Math.max(...scores) - low)
  const points = scores.map((score, index) => `${(index * step).toFixed(1)},${(height - 2 - (score - low) * scale).toFixed(1)}`)
  return (
    <svg class="trend drawn rigid" viewBox={`-2 0 ${width + 4} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  )
}

type Props = { comparison: Comparison | null; isReading: boolean; trend: readonly number[]; now: number }

/**
 * What has changed since the previous report, with the checks’ names on expanding. The list below shows what’s still open. As high while the page is being
 * read, so that nothing moves.
 */
export function HistoryLine({ comparison, isReading, trend, now }: Props) {
  const groups = comparison === null ? [] : groupChanges(comparison).filter(({ change }) => change !== 'open')
  if (comparison === null || groups.length === 0) {
    return (
      <p class="history card soft tiny tight">{isReading ? 'Comparing with the last check…' : 'Nothing fixed since the last check.'}</p>
    )
  }
  const { since } = comparison
  const isMoved = trend.length > 1 && trend.at(-2) !== trend.at(-1)
  const counts = groups.map(({ count, found }) => `${found.length} ${count}`).join(', ')
  return (
    <details class="history card tiny tight">
      <summary class="line center folds">
        {trend.length > 1 && <Trend scores={trend} />}
        <span class="grows">
          <b>{counts}</b>
          {isMoved && <span class="soft">{` · Score ${trend.at(-2)} → ${trend.at(-1)}`}</span>}
        </span>
        <Chevron />
      </summary>
      <p class="flat soft">Compared with {now - since < 60_000 ? 'a moment ago' : agoWords(since, now)}</p>
      <dl class="grid gap-2 flat">
        {groups.map(({ title, found }) => (
          <div key={title}>
            <dt class="soft">{title}</dt>
            {found.map(({ id, label }) => (
              <dd key={id} class="flat">
                {label}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
