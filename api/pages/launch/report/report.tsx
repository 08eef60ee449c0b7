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

const thanks = (what: string) => `Thanks for flagging this. A moderator will review the ${what}.`

/** The form to flag a launch, or what the query or the rejected form names: its comment, update or maker. NOT_FOUND for what isn’t public, FORBIDDEN for one’s own. */
export const reportPage = definePage({
  path: paths.reportLaunch,
  access: 'member',
  load: ({ world, params: { slug }, query, account, rejected }) =>
    findReportable(world, { ...Object.fromEntries(rejected?.sent ?? query), slug }, account),
  forms: {
    report: defineForm(flagContent, {
      rejected: 'Your flag wasn’t sent',
      says: {
        'launch-reported': thanks('launch'),
        'comment-reported': thanks('comment'),
        'update-reported': thanks('update'),
        'maker-reported': thanks('maker’s page'),
      },
      leadsTo: paths.launch,
      next: (_done, { params: { slug = '' } }, form) =>
        withFlash(
          paths.launch({ slug }),
          `${(['comment', 'update', 'maker'] as const).find((each) => form.has(each)) ?? 'launch'}-reported`,
        ),
    }),
  },
  view(found) {
    const { launch, subject, name } = found
    const heading = { launch: `Flag ${launch.name}`, comment: 'Flag comment', update: 'Flag update', person: `Flag ${name}` }[subject]
    const lead = subject === 'launch' || subject === 'person' ? `A moderator will review it.` : `By ${name}, on ${launch.name}`
    return accountSheet({ title: heading, heading, lead, drawing: false, children: <ReportForm found={found} /> })
  },
})

function ReportForm({ found: { launch, subject, id, name, text } }: { found: Reportable }) {
  const reasons = flagReasons.filter((reason) => subject === 'launch' || reason !== 'not-theirs')
  const anchors = { launch: undefined, comment: `comment-${id}`, update: `news-${id}`, person: undefined } as const
  return (
    <>
      {text !== null && text !== '' && (
        <blockquote class="reported-text flat wraps lines">
          <p dir="auto">{text}</p>
        </blockquote>
      )}
      <Form name="report">
        {subject !== 'launch' && <input type="hidden" name={subject === 'person' ? 'maker' : subject} value={id} />}
        <ChoiceField name="reason" legend="What’s wrong?" options={reasons.map((reason) => ({ value: reason, ...reasonWords[reason] }))} />
        <FormField
          name="text"
          label="Details"
          hint={`Optional, up to ${maxFlagTextLength} characters. Only moderators see them.`}
          rows={3}
        />
        <div class="row center gap-3-5">
          <button class="sw-button sw-button--primary">Send flag</button>
          <LinkButton href={paths.launch(launch, {}, anchors[subject])} words="Cancel" />
        </div>
        <p class="form-field__hint soft smaller">
          <bdi>{name}</bdi> won’t see who flagged this.
        </p>
      </Form>
    </>
  )
}
