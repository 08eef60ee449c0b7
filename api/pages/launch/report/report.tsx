import { findReportable, flagContent, type Reportable } from '../../../actions/moderation/reports/flag-content.ts'
import { paths } from '../../../../shared/paths.ts'
import { withFlash } from '../../forms/flash.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { defineForm, definePage } from '../../page/define-page.ts'
import { maxFlagTextLength, flagReasons } from '../../../domain/moderation/records.ts'
import { Form } from '../../forms/form.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { LinkButton } from '../../parts/link-button.tsx'
import { reasonWords } from '../../../domain/moderation/reasons.ts'

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

/** Reports a launch or a comment. */
function ReportForm({ found: { launch, comment } }: { found: Reportable }) {
  const reasons = flagReasons.filter((reason) => comment === null || reason !== 'not-theirs')
  return (
    <>
      {comment !== null && (
        <blockquote class="reported-text flat wraps lines">
          <p dir="auto">{comment.text}</p>
        </blockquote>
      )}
      <Form name="report">
        {comment !== null && <input type="hidden" name="comment" value={comment.id} />}
        <ChoiceField name="reason" legend="What’s wrong?" options={reasons.map((reason) => ({ value: reason, ...reasonWords[reason] }))} />
        <FormField
          name="text"
          label="Details"
          hint={`Optional, up to ${maxFlagTextLength} characters. Only moderators see them.`}
          rows={3}
        />
        <div class="row center gap-3-5">
          <button class="sw-button sw-button--primary">Send report</button>
          <LinkButton href={comment === null ? paths.launch(launch) : paths.launch(launch, {}, `comment-${comment.id}`)} words="Cancel" />
        </div>
        <p class="form-field__hint soft smaller">
          <bdi>{comment === null ? launch.maker.name : comment.author.name}</bdi> won’t see who reported this.
        </p>
      </Form>
    </>
  )
}
