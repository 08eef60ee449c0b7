import { nextWeeks } from '../../../shared/weeks.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { addDays, dayOf, isDay, planningDays } from '../../domain/launch/launch-plan.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { planWords } from '../maker/plan-words.ts'
import { ReasonField, type TypedReason } from './reason-field.tsx'

/** A decision that was refused, with what was typed and why. */
export type RefusedDecision = {
  id: string
  decision: 'approve' | 'reject' | 'stop'
  faults: Record<string, string>
  message: string | undefined
  typed: TypedReason & { launchDate: string; confirmed: boolean }
}

type Props = { launch: Launch; now: Date; presets: readonly string[]; refused: RefusedDecision | undefined }

/** The approve form, and the reject form behind a disclosure. */
export function DecisionForms({ launch, now, presets, refused }: Props) {
  const rejecting = refused?.decision === 'reject' ? refused : undefined
  return (
    <div class="decision pad-top-4 grid at-start gap-3 ruled">
      {refused?.message !== undefined && (
        <p class="fault" role="alert" tabIndex={-1} autofocus>
          {refused.message}
        </p>
      )}
      <ApproveForm launch={launch} now={now} refused={refused?.decision === 'approve' ? refused : undefined} />
      {/* Only one of the same name is open at a time. */}
      <details class="decision__reject" name="reject" open={rejecting !== undefined}>
        <summary class="sw-button sw-button--danger-quiet bad snug">
          Reject…<span class="sw-hidden"> {launch.name}</span>
        </summary>
        <RejectForm launch={launch} presets={presets} refused={rejecting} />
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

function ApproveForm({ launch, now, refused }: Omit<Props, 'presets'>) {
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
    <form class="decision__approve" action={paths.moderation()} method="post">
      <Hidden launch={launch} decision="approve" />
      {!isFree && (
        <div class="decision__confirm">
          {faults['confirmed'] !== undefined && (
            <p class="fault" id={`${confirmId}-fault`}>
              {faults['confirmed']}
            </p>
          )}
          <label class="line center gap-2 medium">
            <input
              class="flat"
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
      <div class="form-field grid">
        <label class="flat" for={dayId}>
          {isFree ? 'Launch date (Monday)' : 'Launch date'}
        </label>
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

function RejectForm({ launch, presets, refused }: Omit<Props, 'now'>) {
  return (
    <form class="decision__reason grid left gap-3 above-4" action={paths.moderation()} method="post">
      <Hidden launch={launch} decision="reject" />
      <ReasonField
        id={`reason-${launch.id}`}
        label="Reason"
        hint={
          <>
            <bdi>{launch.maker.name}</bdi> sees this on their dashboard and can resubmit.
          </>
        }
        presets={presets}
        typed={refused?.typed}
        fault={refused?.faults['reason']}
      />
      <button class="sw-button sw-button--danger" type="submit">
        Reject launch<span class="sw-hidden"> {launch.name}</span>
      </button>
    </form>
  )
}
