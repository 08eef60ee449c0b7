import { freeLaunchDay, launchWeekday, siteDay } from '../../domain/launch/launch-time.ts'
import { weekOfDay } from '../../domain/weeks/week-id.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { addDays, planningDays, type Launch } from '../../domain/launch/launch.ts'
import { openingLaunches } from '../../actions/launches/is-opening.ts'
import { planWords } from '../parts/plan-words.ts'
import { useForm, useRequest } from '../forms/page-request.ts'
import { Form, rejectedForm } from '../forms/form.tsx'
import { FieldError, FormField } from '../forms/form-field.tsx'
import { makerHint, ReasonField } from './reason-field.tsx'
import { Button } from '../parts/button.tsx'

type Props = { launch: Launch; now: Date; presets: readonly string[]; isOpening: boolean }

export function DecisionForms({ launch, now, presets, isOpening }: Props) {
  const { slug, name, maker, submittedAt } = launch
  return (
    <div class="decision pad-top-4 grid at-start gap-3 ruled">
      <ApproveForm launch={launch} now={now} isOpening={isOpening} />
      {/* Only one of the same name is open at a time. */}
      <details class="decision__reject" name="reject" open={rejectedForm(useRequest(), 'reject', { slug }) !== null}>
        <summary class="sw-button sw-button--danger-quiet bad snug folds" data-key="r">
          Reject…<span class="sw-hidden"> {name}</span>
        </summary>
        <Form name="reject" about={{ slug }} class="decision__reason grid left gap-3 above-4">
          <input type="hidden" name="seen" value={submittedAt ?? ''} />
          <ReasonField hint={makerHint(maker.name, 'sees this on their dashboard and can resubmit.')} presets={presets} />
          <Button class="sw-button--danger" words="Reject launch" of={` ${name}`} />
        </Form>
      </details>
    </div>
  )
}

function ApproveForm({ launch, now, isOpening }: Omit<Props, 'presets'>) {
  const { slug, name, plan, requestedLaunchDate, submittedAt } = launch
  const today = siteDay(now)
  const isFree = plan === null || plan === 'free'
  const first = isFree ? firstFreeDay(today) : today
  const asked = requestedLaunchDate ?? first
  const passed = asked < first
  return (
    <Form name="approve" about={{ slug }} class="decision__approve">
      <input type="hidden" name="seen" value={submittedAt ?? ''} />
      {!isFree && <PlanCheck plan={plan} />}
      <FormField
        name="launchDate"
        label={isFree ? `Launch date (${launchWeekday()})` : 'Launch date'}
        hint={passed ? `The requested date (${dayWords(asked)}) has passed.` : undefined}
        type="date"
        frame="grid"
        required
        min={first}
        max={addDays(today, planningDays)}
        step={isFree ? 7 : 1}
        value={passed ? first : asked}
      />
      <Button class="sw-button--primary" data-key="a" words="Approve" of={` ${name}`} />
      {isOpening && (
        <button class="sw-button" name="atOnce" value="yes" title={`Available until ${openingLaunches} launches are live`}>
          Publish now<span class="sw-hidden"> {name}</span>
        </button>
      )}
    </Form>
  )
}

function PlanCheck({ plan }: { plan: NonNullable<Launch['plan']> }) {
  const { rejected, suffix } = useForm()
  const error = rejected?.errors['confirmed']
  const id = `field-confirmed-${suffix}`
  return (
    <div class="decision__confirm">
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <label class="line center gap-2 medium">
        <input
          class="flat tick"
          type="checkbox"
          id={id}
          name="confirmed"
          value={plan}
          required
          checked={rejected?.sent.has('confirmed') ?? false}
          aria-describedby={error && `${id}-error`}
        />
        I confirm the {planWords[plan].label} plan
      </label>
    </div>
  )
}

/** The earliest day for a free launch: today, later this week or in the next. */
function firstFreeDay(today: string): string {
  const thisWeek = freeLaunchDay(weekOfDay(today))
  return thisWeek >= today ? thisWeek : freeLaunchDay(weekOfDay(addDays(today, 7)))
}
