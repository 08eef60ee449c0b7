import type { ReportOrder, ReportsPage as Found } from '../../../actions/moderation/reports/read-reports.ts'
import { ReportGroupCard } from './report-group.tsx'
import { paths } from '../../../../shared/paths.ts'

type Props = { found: Found; order: ReportOrder; now: Date }

const labels: Record<ReportOrder, string> = { oldest: 'Oldest first', most: 'Most reported first' }

/** A page of the queue. */
export function reportsLink({ order, page = 1 }: { order: ReportOrder; page?: number }): string {
  const query = new URLSearchParams()
  if (order !== 'oldest') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return paths.reports(query)
}

/** The groups of one page. */
export function ReportsPage({ found: { groups, total, page, pages }, order, now }: Props) {
  if (total === 0)
    return (
      <div class="empty">
        <p class="empty__title">No open reports</p>
        <p>Reports of launches and comments appear here.</p>
      </div>
    )
  return (
    <>
      <nav class="report-orders row below-4 small" aria-label="Order">
        {(['oldest', 'most'] as const).map((each) => (
          <a key={each} href={reportsLink({ order: each })} aria-current={each === order ? 'true' : undefined}>
            {labels[each]}
          </a>
        ))}
      </nav>
      <ol class="report-groups stack gap-5">
        {groups.map((group) => (
          <ReportGroupCard key={group.subjectId} group={group} now={now} place={{ order, page }} />
        ))}
      </ol>
      {pages > 1 && (
        <nav class="gap-3-5 row center above-5" aria-label="Pages">
          {page > 1 && (
            <a class="sw-button" href={reportsLink({ order, page: page - 1 })}>
              Previous
            </a>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <a class="sw-button" href={reportsLink({ order, page: page + 1 })}>
              Next
            </a>
          )}
        </nav>
      )}
    </>
  )
}
