import type { ReportGroup, ReportOrder } from '../../../actions/moderation/reports/read-reports.ts'
import { useRequest } from '../../forms/current-request.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { paths } from '../../../../shared/paths.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { makerHint, ReasonField } from '../reason-field.tsx'
import { maxPostReasonLength, postReasons } from '../../../domain/moderation/reasons.ts'

/** Where in the queue a decision was made: its form returns there. */
export type QueuePlace = { order: ReportOrder; page: number }

type Props = { group: ReportGroup; place: QueuePlace }

export function ReportActions({ group: { launch, comment, update, person, subject, subjectId, until }, place: { order, page } }: Props) {
  const about = { subjectId }
  const place = (
    <>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="until" value={until} />
    </>
  )
  const what = subject === 'launch' ? (launch?.name ?? 'the launch') : `the ${subject}`
  return (
    <div class="report-actions pad-top-4 row gap-3 ruled">
      <Form name="dismiss" about={about} class="">
        {place}
        <button class="sw-button" data-key="d">
          Dismiss<span class="sw-hidden"> flags about {what}</span>
        </button>
      </Form>
      {subject === 'person' && person !== null && <LinkButton href={paths.person(person)} words="Warn or suspend…" data-key="r" />}
      {(comment ?? update) !== null && (
        <details class="report-actions__unpublish">
          <summary class="sw-button sw-button--danger snug folds" data-key="r">
            Delete {subject}…
          </summary>
          <Form name="delete" about={about} class="grid left gap-3 above-4">
            {place}
            <ReasonField
              hint="Its author sees this. If you leave it empty, they see what it was flagged for."
              presets={postReasons}
              maxLength={maxPostReasonLength}
            />
            <button class="sw-button sw-button--danger snug">Delete {subject}</button>
          </Form>
        </details>
      )}
      {subject === 'launch' && launch?.status === 'live' && (
        <details class="report-actions__unpublish" open={rejectedForm(useRequest(), 'unpublish', about) !== null}>
          <summary class="sw-button sw-button--danger snug folds" data-key="r">
            Unpublish…<span class="sw-hidden"> {launch.name}</span>
          </summary>
          <Form name="unpublish" about={about} class="grid left gap-3 above-4">
            {place}
            <FormField
              name="reason"
              label="Reason"
              hint={makerHint(launch.maker.name, 'sees this on their dashboard and can resubmit.')}
              frame="whole"
              rows={3}
              required
            />
            <button class="sw-button sw-button--danger snug">Unpublish launch</button>
          </Form>
        </details>
      )}
    </div>
  )
}
