import { agoWords } from '../../shared/ui/ago-words.ts'
import { groupChanges } from '../../shared/ui/change-words.ts'
import type { Comparison } from '../../shared/audit/compare-reports.ts'

/** What has changed since the previous report, with the checks’ names on expanding; nothing if nothing has. The list below shows what’s still open. */
export function HistoryLine({ comparison, now }: { comparison: Comparison; now: number }) {
  const { since } = comparison
  const groups = groupChanges(comparison).filter(({ change }) => change !== 'open')
  if (groups.length === 0) return null
  const counts = groups.map(({ count, found }) => `${found.length} ${count}`).join(', ')
  return (
    <details class="history">
      <summary>
        <b>{counts}</b> <span>compared with {now - since < 60_000 ? 'a moment ago' : agoWords(since, now)}</span>
        <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2.5 4.5 6 8l3.5-3.5" />
        </svg>
      </summary>
      <dl>
        {groups.map(({ title, found }) => (
          <div key={title}>
            <dt>{title}</dt>
            {found.map(({ id, label }) => (
              <dd key={id}>{label}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
