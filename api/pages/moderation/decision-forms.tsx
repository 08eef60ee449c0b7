import { nextWeeks } from '../../../shared/weeks.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { addDays, dayOf, isDay, planningDays } from '../../domain/launch-plan.ts'
import type { Launch } from '../../domain/launch.ts'
import { planWords } from '../maker/plan-words.ts'

/** A decision that was refused, with what was typed and why. */
export type RefusedDecision = {
  id: string
  decision: 'approve' | 'reject'
  faults: Record<string, string>
  message: string | undefined
  typed: { launchDate: string; confirmed: boolean; reason: string }
}

type Props = { launch: Launch; now: Date; refused: RefusedDecision | undefined }

/** The approve form, and the reject form behind a disclosure. */
export function DecisionForms({ launch, now, refused }: Props) {
  const rejecting = refused?.decision === 'reject' ? refused : undefined
  return (
    <div class="decision">
      {refused?.message !== undefined && (
        <p class="fault" role="alert" tabIndex={-1} autofocus>
          {refused.message}
        </p>
      )}
      <ApproveForm launch={launch} now={now} refused={refused?.decision === 'approve' ? refused : undefined} />
      <details class="decision__reject" open={rejecting !== undefined}>
        <summary class="sw-button">
          Reject…<span class="sw-hidden"> {launch.name}</span>
        </summary>
        <RejectForm launch={launch} refused={rejecting} />
      </details>
    </div>
  )
}

function Hidden({ launch: { slug, submittedAt }, decision }: { launch: Launch; decision: string }) {
  return (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="seen" value={submittedAt ?? ''} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}

function ApproveForm({ launch, now, refused }: Props) {
  const { id, name, plan, requestedLaunchDate } = launch
  const today = dayOf(now)
  const isFree = plan === null || plan === 'free'
  const first = isFree ? firstMonday(now) : today
  const asked = requestedLaunchDate ?? first
  const passed = asked < first
  const faults = refused?.faults ?? {}
  const confirmId = `confirmed-${id}`
  const dayId = `day-${id}`
  return (
    <form class="decision__approve" action="/moderation/" method="post">
      <Hidden launch={launch} decision="approve" />
      {!isFree && (
        <div class="decision__confirm">
          {faults['confirmed'] !== undefined && (
            <p class="fault" id={`${confirmId}-fault`}>
              {faults['confirmed']}
            </p>
          )}
          <label>
            <input
              type="checkbox"
              name="confirmed"
              value={plan}
              required
              checked={refused?.typed.confirmed ?? false}
              autofocus={faults['confirmed'] !== undefined && faults['launchDate'] === undefined}
              aria-describedby={faults['confirmed'] === undefined ? undefined : `${confirmId}-fault`}
            />
            I confirm the {planWords[plan].label} plan
          </label>
        </div>
      )}
      <div class="form-field">
        <label for={dayId}>{isFree ? 'Launch date (Monday)' : 'Launch date'}</label>
        {passed && <p class="form-field__hint">The requested date ({dayWords(asked)}) has passed.</p>}
        {faults['launchDate'] !== undefined && (
          <p class="fault" id={`${dayId}-fault`}>
            {faults['launchDate']}
          </p>
        )}
        <input
          class="field"
          type="date"
          id={dayId}
          name="launchDate"
          required
          min={first}
          max={addDays(today, planningDays)}
          step={isFree ? 7 : 1}
          value={refused && isDay(refused.typed.launchDate) ? refused.typed.launchDate : passed ? first : asked}
          autofocus={faults['launchDate'] !== undefined}
          aria-invalid={faults['launchDate'] === undefined ? undefined : 'true'}
          aria-describedby={faults['launchDate'] === undefined ? undefined : `${dayId}-fault`}
        />
      </div>
      <button class="sw-button sw-button--primary" type="submit">
        Approve<span class="sw-hidden"> {name}</span>
      </button>
    </form>
  )
}

/** The earliest Monday for a free launch: today or the next. */
const firstMonday = (now: Date): string => (now.getUTCDay() === 1 ? dayOf(now) : (nextWeeks(now, 1)[0]?.startsOn ?? dayOf(now)))

function RejectForm({ launch, refused }: { launch: Launch; refused: RefusedDecision | undefined }) {
  const id = `reason-${launch.id}`
  const fault = refused?.faults['reason']
  return (
    <form class="decision__reason" action="/moderation/" method="post">
      <Hidden launch={launch} decision="reject" />
      <div class="form-field">
        <label for={id}>Reason</label>
        <p class="form-field__hint" id={`${id}-hint`}>
          Sent to <bdi>{launch.maker.name}</bdi>, who can resubmit. Plain text, up to 2,000 characters.
        </p>
        {fault !== undefined && (
          <p class="fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
        <textarea
          class="field"
          id={id}
          name="reason"
          rows={4}
          required
          autofocus={fault !== undefined}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
        >
          {refused?.typed.reason}
        </textarea>
      </div>
      <button class="sw-button" type="submit">
        Reject launch<span class="sw-hidden"> {launch.name}</span>
      </button>
    </form>
  )
}
