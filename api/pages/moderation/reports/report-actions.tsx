import type { ReportGroup } from '../../../actions/moderation/reports/read-reports.ts'
import { paths } from '../../../../shared/paths.ts'

/** A form that was refused, with what was typed. */
export type RefusedAction = { subjectId: string; reason: string; fault: string }

/** Where in the queue a decision was made: its form returns there. */
export type QueuePlace = { order: string; page: number }

type Props = { group: ReportGroup; place: QueuePlace; refused: RefusedAction | undefined }

/** Dismisses the reports, or deletes or unpublishes what they are about. */
export function ReportActions({ group, place: { order, page }, refused }: Props) {
  const { launch, comment, subject } = group
  const fields = (
    <>
      <input type="hidden" name="subject" value={group.subjectId} />
      <input type="hidden" name="until" value={group.until} />
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="page" value={page} />
    </>
  )
  const what = subject === 'launch' ? (launch?.name ?? 'the launch') : 'the comment'
  return (
    <div class="pad-top-4 row gap-3 ruled">
      <form action={paths.reports()} method="post">
        {fields}
        <button class="sw-button" type="submit" name="do" value="dismiss">
          Dismiss<span class="sw-hidden"> reports about {what}</span>
        </button>
      </form>
      {comment !== null && (
        <form action={paths.reports()} method="post">
          {fields}
          <button class="sw-button sw-button--danger" type="submit" name="do" value="delete">
            Delete comment
          </button>
        </form>
      )}
      {subject === 'launch' && launch?.status === 'live' && (
        <details class="report-actions__unpublish" open={refused !== undefined}>
          <summary class="sw-button sw-button--danger snug">
            Unpublish…<span class="sw-hidden"> {launch.name}</span>
          </summary>
          <UnpublishForm id={launch.id} maker={launch.maker.name} fields={fields} refused={refused} />
        </details>
      )}
    </div>
  )
}

type UnpublishProps = { id: string; maker: string; fields: preact.ComponentChildren; refused: RefusedAction | undefined }

function UnpublishForm({ id, maker, fields, refused }: UnpublishProps) {
  const field = `reason-${id}`
  return (
    <form class="grid left gap-3 above-4" action={paths.reports()} method="post">
      {fields}
      <div class="form-field whole">
        <label for={field}>Reason</label>
        <p class="form-field__hint" id={`${field}-hint`}>
          <bdi>{maker}</bdi> sees this on their dashboard and can resubmit. Plain text, up to 2,000 characters.
        </p>
        {refused !== undefined && (
          <p class="fault" id={`${field}-fault`}>
            {refused.fault}
          </p>
        )}
        <textarea
          class="field"
          id={field}
          name="reason"
          rows={3}
          required
          autofocus={refused !== undefined}
          aria-invalid={refused === undefined ? undefined : 'true'}
          aria-describedby={refused === undefined ? `${field}-hint` : `${field}-fault ${field}-hint`}
        >
          {refused?.reason}
        </textarea>
      </div>
      <button class="sw-button sw-button--danger" type="submit" name="do" value="unpublish">
        Unpublish launch
      </button>
    </form>
  )
}
