import { findReportable, flagContent, type Reportable } from '../../../actions/moderation/reports/flag-content.ts'
import { isLive, type Launch } from '../../../domain/launch/launch.ts'
import { RulesLink } from '../../parts/rules-link.tsx'
import { paths } from '../../../../shared/paths.ts'
import { accountSheet } from '../../page/account-sheet.tsx'
import { defineForm, definePage } from '../../page/define-page.ts'
import { maxFlagTextLength, flagReasons } from '../../../domain/moderation/records.ts'
import { Form } from '../../forms/form.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { reasonWords } from '../../../domain/moderation/reasons.ts'

const sent = { rejected: 'Your flag wasn’t sent', says: 'Thanks for flagging this. A moderator will review it.' } as const

/** The form to flag a launch, or what the query or the rejected form names: its comment, update or maker. NOT_FOUND for what isn’t public, FORBIDDEN for one’s own. */
export const reportPage = definePage({
  path: paths.reportLaunch,
  access: 'member',
  load: ({ world, params: { slug }, query, account, rejected }) =>
    findReportable(world, { ...Object.fromEntries(rejected?.sent ?? query), slug }, account),
  forms: {
    report: defineForm(flagContent, { ...sent, leadsTo: 'any page', next: (launch, _request, form) => wayBack(launch, form.get('maker')) }),
  },
  view: (found) => sheetOf(found),
})

/** The form to flag an audit report. NOT_FOUND for one that nobody can read, FORBIDDEN for one’s own. */
export const flagReportPage = definePage({
  path: paths.flagReport,
  access: 'member',
  load: ({ world, params: { id }, account }) => findReportable(world, { audit: id }, account),
  forms: {
    'flag-report': defineForm(flagContent, {
      ...sent,
      fields: (form, { params: { id = '' } }) => ({ audit: id, reason: form.get('reason') ?? '', text: form.get('text') ?? '' }),
      leadsTo: paths.auditReport,
      next: (_done, { params: { id = '' } }) => paths.auditReport({ id }),
    }),
  },
  view: (found) => sheetOf(found),
})

/** A maker is flagged on their own page. Whom a launch that isn’t live invites finds that on their dashboard. */
function wayBack(launch: Launch | null, maker: string | null, anchor?: string): string {
  if (launch !== null && !isLive(launch)) return paths.dashboard({}, anchor)
  const { handle = null } = (launch?.ownerId === maker ? launch?.maker : launch?.coMakers?.find(({ id }) => id === maker)) ?? {}
  return handle === null || maker === null ? paths.launch({ slug: launch?.slug ?? '' }, {}, anchor) : paths.maker({ handle })
}

function sheetOf(found: Reportable) {
  const { launch, subject, name } = found
  const headings = { launch: `Flag ${launch?.name}`, comment: 'Flag comment', update: 'Flag update', person: `Flag ${name}` }
  const heading = subject === 'audit' ? `Flag report on ${name}` : headings[subject]
  const isPart = subject === 'comment' || subject === 'update'
  const lead = isPart ? `By ${name}, on ${launch?.name}` : 'A moderator will review your flag.'
  return accountSheet({ title: heading, lead, drawing: false, children: <ReportForm found={found} /> })
}

function ReportForm({ found: { launch, subject, id, name, text } }: { found: Reportable }) {
  const reasons = flagReasons.filter((reason) => subject === 'launch' || reason !== 'not-theirs')
  const anchors = { launch: undefined, comment: `comment-${id}`, update: `news-${id}`, person: undefined, audit: undefined } as const
  const isPart = subject !== 'launch' && subject !== 'audit'
  return (
    <>
      {text !== null && text !== '' && (
        <blockquote class="reported-text flat wraps lines">
          <p dir="auto">{text}</p>
        </blockquote>
      )}
      <Form name={launch === null ? 'flag-report' : 'report'}>
        {isPart && <input type="hidden" name={subject === 'person' ? 'maker' : subject} value={id} />}
        <ChoiceField name="reason" legend="What’s wrong?" options={reasons.map((reason) => ({ value: reason, ...reasonWords[reason] }))} />
        <FormField
          name="text"
          label="Details"
          hint={`Optional, unless you choose “Another reason”. Up to ${maxFlagTextLength} characters. Only moderators see them.`}
          rows={3}
        />
        <div class="row center gap-3-5">
          <button class="sw-button sw-button--primary">Send flag</button>
          <LinkButton
            href={launch === null ? paths.auditReport({ id }) : wayBack(launch, subject === 'person' ? id : null, anchors[subject])}
            words="Cancel"
          />
        </div>
        <p class="form-field__hint soft smaller">
          {launch === null ? 'Whoever ran the audit' : <bdi>{name}</bdi>} won’t see who flagged this.
          <RulesLink before=" See the" />
        </p>
      </Form>
    </>
  )
}
