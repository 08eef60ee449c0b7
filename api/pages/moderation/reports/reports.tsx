import { dismissReports, removeReported } from '../../../actions/moderation/reports/decide-on-reports.ts'
import { readReports, reportOrders, type ReportOrder, type ReportsPage as Found } from '../../../actions/moderation/reports/read-reports.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { paths } from '../../../../shared/paths.ts'
import { defineForm } from '../../page/define-page.ts'
import { withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import type { QueuePlace } from './report-actions.tsx'
import { plural } from '../../../../shared/plural.ts'
import { Empty } from '../../parts/empty.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { Paging } from '../../parts/paging.tsx'
import { ReportGroupCard } from './report-group.tsx'

const decided = {
  shows: ['FORBIDDEN'],
  next: (decision: Decision, _: unknown, form: URLSearchParams): string => withDecision(reportsLink(placeIn(form)), decision),
} as const

export const reports = defineModeratorPage('reports', {
  path: paths.reports,
  async load({ world, query, rejected, account }) {
    const place = placeIn(rejected?.sent ?? query)
    return { order: place.order, found: await readReports(world, { ...place, subjectId: query.get('flagged') }, account) }
  },
  forms: {
    dismiss: defineForm(dismissReports, { ...decided, rejected: 'Not dismissed' }),
    remove: defineForm(removeReported, { ...decided, rejected: 'Not removed' }),
  },
  view: ({ order, found }, request) => ({
    title: 'Flags',
    lead: leadWords(found),
    content: <ReportsPage found={found} order={order} now={request.now} />,
  }),
})

function leadWords({ total, hasUrgent }: Found): string {
  if (total === 0) return 'Nothing to review.'
  return `${plural(total, 'item')} flagged.${hasUrgent ? ' Private data comes first.' : ''}`
}

/** Where in the queue a query or a form says to be. */
const placeIn = (given: URLSearchParams): QueuePlace => ({
  order: reportOrders.find((order) => order === given.get('order')) ?? 'oldest',
  page: Number.parseInt(given.get('page') ?? '1', 10) || 1,
})

type Props = { found: Found; order: ReportOrder; now: Date }

const labels: Record<ReportOrder, string> = { oldest: 'Oldest first', most: 'Most flagged first' }

function reportsLink({ order, page = 1 }: { order: ReportOrder; page?: number }): string {
  const query = new URLSearchParams()
  if (order !== 'oldest') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return paths.reports(query)
}

function ReportsPage({ found: { groups, total, page, pages }, order, now }: Props) {
  if (total === 0) return <Empty title="No open flags" says="Flags on launches, posts, people and audit reports appear here." />
  return (
    <>
      <nav class="report-orders row below-4 small" aria-label="Order">
        {(['oldest', 'most'] as const).map((each) => (
          <a
            class="quiet no-line pad-y-10"
            key={each}
            href={reportsLink({ order: each })}
            aria-current={each === order ? 'true' : undefined}
          >
            {labels[each]}
          </a>
        ))}
      </nav>
      <QueueList label="Flags" class="report-groups stack gap-5" keys="D dismiss, R remove or warn">
        {groups.map((group) => (
          <ReportGroupCard key={group.subjectId} group={group} now={now} place={{ order, page }} />
        ))}
      </QueueList>
      <Paging page={page} pages={pages} linkTo={(to) => reportsLink({ order, page: to })} />
    </>
  )
}
