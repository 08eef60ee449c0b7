import type { Comparison } from '../../../shared/audit/compare-reports.ts'
import { groupChanges } from '../../../shared/ui/change-words.ts'
import { instantWords } from '../../../shared/ui/instant-words.ts'

/** What has changed since the earlier report, naming the findings that the list below doesn’t show. */
export function ReportChanges({ comparison }: { comparison: Comparison }) {
  const groups = groupChanges(comparison)
  const since = new Date(comparison.since).toISOString()
  return (
    <section class="report-changes ruled" aria-labelledby="changes-title">
      <h2 class="large" id="changes-title">
        Since the last audit
      </h2>
      <p class="soft small">
        Compared with <time dateTime={since}>{instantWords(since)}</time>.{groups.length === 0 && ' Nothing to fix then or now.'}
      </p>
      <dl class="grid above-3">
        {groups.map(({ change, title, found }) => (
          <div key={change} class={`report-changes__${change}`}>
            <dt>
              <b>{found.length}</b> {title.toLowerCase()}
            </dt>
            {change === 'open' ? (
              <dd class="soft small">Listed below.</dd>
            ) : (
              found.map(({ id, label }) => (
                <dd class="soft small" key={id}>
                  {label}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
