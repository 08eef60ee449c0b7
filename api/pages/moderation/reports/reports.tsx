import { deleteReported } from '../../../actions/moderation/reports/delete-reported.ts'
import { dismissReports } from '../../../actions/moderation/reports/dismiss-reports.ts'
import { readReports, reportOrders } from '../../../actions/moderation/reports/read-reports.ts'
import { unpublishReported } from '../../../actions/moderation/reports/unpublish-reported.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { paths } from '../../../../shared/paths.ts'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { withDecision } from '../decision-notice.tsx'
import { moderationSheet } from '../moderation-frame.tsx'
import type { QueuePlace } from './report-actions.tsx'
import { reportsLink, ReportsPage } from './reports-page.tsx'
import { plural } from '../../../../shared/plural.ts'

const decided = {
  shows: ['FORBIDDEN'],
  next: (decision: Decision, _: unknown, form: URLSearchParams): string => withDecision(reportsLink(placeIn(form)), decision),
} as const

/** Open reports, grouped by what they are about. */
export const reports = definePage({
  path: paths.reports,
  access: 'moderator',
  async load({ world, query, rejected }) {
    const place = placeIn(rejected?.sent ?? query)
    return { order: place.order, found: await readReports(world, place) }
  },
  forms: {
    dismiss: defineForm(dismissReports, { ...decided, rejected: 'Not dismissed' }),
    delete: defineForm(deleteReported, { ...decided, rejected: 'Not deleted' }),
    unpublish: defineForm(unpublishReported, { ...decided, rejected: 'Not unpublished' }),
  },
  view: ({ order, found }, request) =>
    moderationSheet(
      request,
      { section: 'reports', title: 'Reports', heading: 'Reports', lead: leadWords(found.total) },
      <ReportsPage found={found} order={order} now={request.now} />,
    ),
})

function leadWords(total: number): string {
  if (total === 0) return 'Nothing to review.'
  return `${plural(total, 'launch or comment', 'launches and comments')} reported.`
}

/** Where in the queue a query or a form says to be. */
const placeIn = (given: URLSearchParams): QueuePlace => ({
  order: reportOrders.find((order) => order === given.get('order')) ?? 'oldest',
  page: Number.parseInt(given.get('page') ?? '1', 10) || 1,
})
