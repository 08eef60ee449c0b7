import { findReportable, flagContent } from '../../../actions/moderation/reports/flag-content.ts'
import { paths } from '../../../../shared/paths.ts'
import { withFlash } from '../../forms/flash.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { ReportForm } from './report-form.tsx'

/** The form to report a launch, or the comment that the query or the rejected form names. NOT_FOUND for what isn’t public, FORBIDDEN for one’s own. */
export const reportPage = definePage({
  path: paths.reportLaunch,
  access: 'member',
  load: ({ world, params: { slug }, query, account, rejected }) =>
    findReportable(world, { slug, commentId: (rejected?.sent ?? query).get('comment') }, account),
  forms: {
    report: defineForm(flagContent, {
      rejected: 'Your report wasn’t sent',
      says: {
        'launch-reported': 'Thanks for your report. A moderator will review the launch.',
        'comment-reported': 'Thanks for your report. A moderator will review the comment.',
      },
      leadsTo: paths.launch,
      next: (_done, { params: { slug = '' } }, form) =>
        withFlash(paths.launch({ slug }), form.has('comment') ? 'comment-reported' : 'launch-reported'),
    }),
  },
  view(found) {
    const { launch, comment } = found
    const heading = comment === null ? `Report ${launch.name}` : 'Report comment'
    const lead =
      comment === null ? (
        'A moderator will review the launch.'
      ) : (
        <>
          By {comment.author.name}, on {launch.name}
        </>
      )
    return accountSheet({ title: heading, heading, lead, drawing: false, children: <ReportForm found={found} /> })
  },
})
