import type { ComponentChildren } from 'preact'
import { stateOf } from '../../../actions/community/decide-on-comment.ts'
import type { ReportGroup, ReportOrder } from '../../../actions/moderation/reports/read-reports.ts'
import { withholdingHint } from '../../audit/report-words.ts'
import { useRequest } from '../../forms/page-request.ts'
import { LinkButton } from '../../parts/button.tsx'
import { paths } from '../../../../shared/paths.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { makerHint, ReasonField } from '../reason-field.tsx'
import { maxPostReasonLength, postReasons } from '../../../domain/moderation/reasons.ts'

/** Where in the queue a decision was made: its form returns there. */
export type QueuePlace = { order: ReportOrder; page: number }

export function ReportActions({ group, place: { order, page } }: { group: ReportGroup; place: QueuePlace }) {
  const { launch, comment, person, subject, subjectId, until } = group
  const about = { subjectId }
  const place = (
    <>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="until" value={until} />
      {comment !== null && <input type="hidden" name="seen" value={stateOf(comment)} />}
    </>
  )
  const removal = removalOf(group)
  return (
    <div class="report-actions pad-top-4 row gap-3 ruled">
      <Form name="dismiss" about={about} class="">
        {place}
        <button class="sw-button" data-key="d">
          Dismiss<span class="sw-hidden"> flags about {subject === 'launch' && launch !== null ? launch.name : whats[subject]}</span>
        </button>
      </Form>
      {subject === 'person' && person !== null && <LinkButton href={paths.person(person)} words="Warn or suspend…" data-key="r" />}
      {removal !== null && (
        <details class="report-actions__unpublish" open={rejectedForm(useRequest(), 'remove', about) !== null}>
          <summary class="sw-button sw-button--danger snug folds" data-key="r">
            {removal.words}…
          </summary>
          <Form name="remove" about={about} class="grid left gap-3 above-4">
            {place}
            {subject === 'launch' ? (
              <FormField name="reason" label="Reason" hint={removal.hint} frame="whole" rows={3} required />
            ) : (
              <ReasonField hint={removal.hint} presets={postReasons} maxLength={maxPostReasonLength} />
            )}
            <button class="sw-button sw-button--danger snug">{removal.words}</button>
          </Form>
        </details>
      )}
    </div>
  )
}

const whats = { launch: 'the launch', comment: 'the comment', update: 'the update', person: 'the person', audit: 'the report' } as const

/** What a moderator can do about it, and who reads the reason. Null for people, and for what isn’t public any more. */
function removalOf({ subject, launch, comment, update, audit }: ReportGroup): { words: string; hint: ComponentChildren } | null {
  if (subject === 'launch' && launch?.status === 'live')
    return { words: `Unpublish ${launch.name}`, hint: makerHint(launch.maker.name, 'sees this on their dashboard and can resubmit.') }
  if (audit !== null) return { words: 'Make report private', hint: withholdingHint(audit.report.accountId !== null) }
  if ((comment ?? update) === null) return null
  return { words: `Delete ${subject}`, hint: 'Its author sees this. They don’t see what it was flagged for.' }
}
