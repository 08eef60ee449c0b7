import type { ComponentChildren } from 'preact'
import type { OfferedWeek } from '../../../actions/launches/list-weeks.ts'
import { addDays, planningDays, type Launch } from '../../../domain/launch/launch.ts'
import type { LaunchPlan } from '../../../../shared/vocabulary.ts'
import { badgeWords } from '../../../../shared/ui/launch-words.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import { plural } from '../../../../shared/plural.ts'
import { DayField, errorId, DraftError, FieldNotes, Slot, type FormState } from './draft-fields.tsx'
import { WeeklyLaunchTime } from '../../parts/launch-time.tsx'
import { planWords } from '../../parts/plan-words.ts'
import { offeredPlans, planPrice } from '../../../domain/launch/offered-plans.ts'
import { freeLaunchDay, launchHourWords, launchWeekday } from '../../../domain/launch/launch-time.ts'
import { currentSite } from '../../../domain/settings/current-site.ts'

export type Weeks = { capacity: number; capacityPerMaker: number; today: string; list: OfferedWeek[] }

/** The plan, then the week or date. The stylesheet hides the one that doesn't belong to the chosen plan. */
export const LaunchChoice = ({ state, weeks, badge }: { state: FormState; weeks: Weeks; badge: Launch['badge'] }) => (
  <>
    <Plans state={state} badge={badge} />
    <div class="launch-date stack gap-5" id="field-launchDate" tabIndex={-1}>
      <FreeWeekChoice state={state} weeks={weeks} />
      <DayChoice state={state} today={weeks.today} />
      <FieldNotes field="launchDate" state={state} />
    </div>
  </>
)

const isPremium = (plan: string) => plan !== '' && plan !== 'free'

function Plans({ state, badge }: { state: FormState; badge: Launch['badge'] }) {
  const { plan: chosen } = state.values
  const premium = offeredPlans().filter(isPremium)
  return (
    <fieldset class="draft-group edgeless flat bare shrinks" id="field-plan" tabIndex={-1} aria-describedby={errorId('plan', state)}>
      <legend class="bare bold">Plan</legend>
      <DraftError field="plan" state={state} />
      <div class="plans halves grid gap-3 above-3">
        <PlanCard plan="free" chosen={chosen}>
          {badge.status !== 'unchecked' && (
            <span class="plan__link smaller small soft">Badge status: {badgeWords[badge.status].toLowerCase()}</span>
          )}
        </PlanCard>
      </div>
      {premium.length > 0 && (
        <details class="premium-plans above-3" open={isPremium(chosen)}>
          <summary class="pad-y-10 medium pressable">Premium plans</summary>
          <Payment />
          <div class="plans halves grid gap-3 above-3">
            {premium.map((plan) => (
              <PlanCard key={plan} plan={plan} chosen={chosen} />
            ))}
          </div>
        </details>
      )}
      <FieldNotes field="plan" state={state} />
    </fieldset>
  )
}

/** What the owner says about paying; otherwise, whom to ask. */
function Payment() {
  const { payment, paymentLink } = currentSite()
  const confirms = 'A moderator confirms the plan before your launch is scheduled.'
  if (payment === '' && paymentLink === null)
    return (
      <p>
        You can’t buy premium plans here. <a href={paths.about({}, 'contact')}>Contact the operator</a> first. {confirms}
      </p>
    )
  return (
    <p dir="auto">
      {payment}{' '}
      {paymentLink !== null && <a href={paymentLink}>{payment === '' ? 'How to pay' : paymentLink.replace(/^mailto:|^https?:\/\//, '')}</a>}{' '}
      {confirms}
    </p>
  )
}

function PlanCard({ plan, chosen, children }: { plan: LaunchPlan; chosen: string; children?: ComponentChildren }) {
  const { label, gives, link } = planWords[plan]
  return (
    <label class="plan edged lit grid center top pad-3-4 rounded pressable">
      <input type="radio" name="plan" value={plan} checked={chosen === plan} />
      <span class="plan__name">
        {label}
        {planPrice(plan) !== '' && <span class="soft"> · {planPrice(plan)}</span>}
      </span>
      <span class="plan__gives small">{gives}</span>
      <span class="plan__link smaller small soft">{link}</span>
      {children}
    </label>
  )
}

/** The error of the launch date, in the group that the plan asks for. */
const DateError = ({ state, premium }: { state: FormState; premium: boolean }) =>
  isPremium(state.values.plan) === premium ? <DraftError field="launchDate" state={state} /> : <Slot name="error-launchDate" />

function FreeWeekChoice({ state, weeks }: { state: FormState; weeks: Weeks }) {
  const { week: chosen } = state.values
  const [first] = weeks.list
  const next = weeks.list.find(({ left, isTaken }) => left > 0 && !isTaken)
  const offered = weeks.list.some((week) => freeLaunchDay(week) === chosen)
  return (
    <fieldset class="draft-group edgeless flat bare shrinks for-free">
      <legend class="bare bold">
        Week <span class="soft smaller light">for the free plan</span>
      </legend>
      <DateError state={state} premium={false} />
      <p class="form-field__hint soft smaller">
        Launches {first === undefined ? launchWeekday() : <WeeklyLaunchTime day={freeLaunchDay(first)} />}. Submitting reserves your slot.
      </p>
      {weeks.list.every(({ left }) => left === 0) && (
        <p class="above-3 medium">The next {weeks.list.length} weeks are full. Save your draft and check back; slots open up.</p>
      )}
      {weeks.list.some(({ isTaken }) => isTaken) && (
        <p class="form-field__hint soft smaller">
          Your limit is {plural(weeks.capacityPerMaker, 'free launch', 'free launches')} a week, including those of your co-makers. A week
          opens up if you withdraw one of them.{next !== undefined && ` Your next free week starts on ${dayWords(freeLaunchDay(next))}.`}
        </p>
      )}
      <ul class="weeks grid gap-2 above-3">
        {weeks.list
          .map((each) => ({ ...each, day: freeLaunchDay(each) }))
          .map(({ day, week, left, isTaken }) => (
            <li key={day}>
              <label class="week-choice edged lit grid center rounded-small pressable">
                <input type="radio" name="week" value={day} checked={day === chosen} disabled={(left === 0 || isTaken) && day !== chosen} />
                <span class="bold unbroken">{dayWords(day, 'short')}</span>
                <span class="soft tiny figures">week {week}</span>
                <Room left={left} isTaken={isTaken} capacity={weeks.capacity} />
              </label>
            </li>
          ))}
        {chosen !== '' && !offered && (
          <li>
            <label class="week-choice edged lit grid center rounded-small pressable">
              <input type="radio" name="week" value={chosen} checked />
              <span class="bold unbroken">{dayWords(chosen)}</span>
              <span class="soft tiny figures across">no longer available</span>
            </label>
          </li>
        )}
      </ul>
    </fieldset>
  )
}

function Room({ left, isTaken, capacity }: Pick<OfferedWeek, 'left' | 'isTaken'> & { capacity: number }) {
  const taken = capacity === 0 ? 1 : (capacity - left) / capacity
  return (
    <>
      <svg class="week-choice__room whole" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" class="week-choice__track" />
        <rect width={Math.round(taken * 100)} height="4" />
      </svg>
      <span class="soft tiny figures across">{isTaken ? 'your limit' : left === 0 ? 'full' : `${left} of ${capacity} left`}</span>
    </>
  )
}

function DayChoice({ state, today }: { state: FormState; today: string }) {
  const { day, plan } = state.values
  const error = isPremium(plan) ? errorId('launchDate', state) : undefined
  return (
    <div class="form-field draft-field for-premium">
      <label for="field-day">
        Launch date <span class="soft smaller light">for a premium plan</span>
      </label>
      <p class="form-field__hint soft smaller" id="field-day-hint">
        Any day from tomorrow, up to a year ahead. Launches at {launchHourWords()}.
      </p>
      <DateError state={state} premium />
      <DayField
        id="field-day"
        name="day"
        value={day}
        min={addDays(today, 1)}
        max={addDays(today, planningDays)}
        invalid={error !== undefined}
        described={['field-day-hint', error].filter(Boolean).join(' ')}
      />
    </div>
  )
}
