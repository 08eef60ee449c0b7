import { agoWords } from '../../../shared/ui/ago-words.ts'
import { groupChanges } from '../../../shared/ui/change-words.ts'
import type { Comparison } from '../../../shared/audit/compare-reports.ts'
import { Chevron } from '../../../shared/ui/chevron.tsx'

/** What has changed since the previous report, with the checks’ names on expanding; nothing if nothing has. The list below shows what’s still open. */
export function HistoryLine({ comparison, now }: { comparison: Comparison; now: number }) {
  const { since } = comparison
  const groups = groupChanges(comparison).filter(({ change }) => change !== 'open')
  if (groups.length === 0) return null
  const counts = groups.map(({ count, found }) => `${found.length} ${count}`).join(', ')
  return (
    <details class="history card tiny tight">
      <summary class="row folds">
        <b>{counts}</b> <span class="soft">compared with {now - since < 60_000 ? 'a moment ago' : agoWords(since, now)}</span>
        <Chevron />
      </summary>
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
