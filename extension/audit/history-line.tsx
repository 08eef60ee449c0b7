import { agoWords } from '../../shared/ui/ago-words.ts'
import type { Change, Comparison } from './history.ts'

/** In the order shown. Findings that stay open are left out: the list below shows them. */
const words: [change: Exclude<Change, 'open'>, count: string, title: string][] = [
  ['fixed', 'fixed', 'Fixed'],
  ['new', 'new', 'New'],
  ['unobserved', 'not checked this time', 'Not checked this time'],
]

/** What has changed since the previous report, with the checks’ names on expanding; nothing if nothing has. */
export function HistoryLine({ comparison: { since, changes }, now }: { comparison: Comparison; now: number }) {
  const groups = words
    .map(([change, count, title]) => ({ count, title, found: changes.filter((one) => one.change === change) }))
    .filter(({ found }) => found.length > 0)
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
