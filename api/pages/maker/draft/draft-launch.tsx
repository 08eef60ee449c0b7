import type { listWeeks } from '../../../actions/launches/list-weeks.ts'
import { addDays, planningDays } from '../../../domain/launch-plan.ts'
import type { Launch } from '../../../domain/launch.ts'
import { launchPlans } from '../../../../shared/vocabulary.ts'
import { badgeWords } from '../../../../shared/ui/launch-words.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { DayField, FieldNotes, type FormState } from './draft-fields.tsx'
import { planWords } from '../plan-words.ts'

export type Weeks = { capacity: number; today: string; list: Awaited<ReturnType<typeof listWeeks>> }

/** Plan, then week or day. Which of the two counts follows from the plan; the stylesheet hides the other where it can. */
export function LaunchChoice({ state, weeks, badge }: { state: FormState; weeks: Weeks; badge: Launch['badge'] }) {
  return (
    <>
      <Plans state={state} badge={badge} />
      <FreeWeekChoice state={state} weeks={weeks} />
      <DayChoice state={state} today={weeks.today} />
      <div id="field-launchDate" tabIndex={-1} class="draft-group__notes">
        <FieldNotes field="launchDate" state={state} />
      </div>
    </>
  )
}

function Plans({ state, badge }: { state: FormState; badge: Launch['badge'] }) {
  return (
    <fieldset class="draft-group" id="field-plan" tabIndex={-1}>
      <legend>Plan</legend>
      <p class="form-field__hint">You choose, a moderator confirms. No payment is taken here.</p>
      <ul class="plans">
        {launchPlans.map((plan) => (
          <li key={plan}>
            <label class="plan">
              <input type="radio" name="plan" value={plan} checked={state.values.plan === plan} />
              <span class="plan__name">{planWords[plan].label}</span>
              <span class="plan__gives">{planWords[plan].gives}</span>
              <span class="plan__link">{planWords[plan].link}</span>
              {plan === 'free' && badge.status !== 'unchecked' && (
                <span class="plan__link">The badge now: {badgeWords[badge.status].toLowerCase()}.</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <FieldNotes field="plan" state={state} />
    </fieldset>
  )
}

function FreeWeekChoice({ state, weeks }: { state: FormState; weeks: Weeks }) {
  const { week: chosen } = state.values
  const offered = weeks.list.some(({ startsOn }) => startsOn === chosen)
  return (
    <fieldset class="draft-group for-free">
      <legend>
        Week <span class="draft-field__optional">for the free plan</span>
      </legend>
      <p class="form-field__hint">It begins on Monday at 00:00 UTC. Your place is held from the moment you submit.</p>
      {weeks.list.every(({ left }) => left === 0) && (
        <p class="weeks-full">Every one of the next {weeks.list.length} weeks is full. Save the draft and look again: places come free.</p>
      )}
      <ul class="weeks">
        {weeks.list.map(({ startsOn, week, left }) => (
          <li key={startsOn}>
            <label class="week-choice">
              <input type="radio" name="week" value={startsOn} checked={startsOn === chosen} disabled={left === 0 && startsOn !== chosen} />
              <span class="week-choice__day">{dayWords(startsOn, 'short')}</span>
              <span class="week-choice__number">week {week}</span>
              <Room left={left} capacity={weeks.capacity} />
            </label>
          </li>
        ))}
        {chosen !== '' && !offered && (
          <li>
            <label class="week-choice">
              <input type="radio" name="week" value={chosen} checked />
              <span class="week-choice__day">{dayWords(chosen)}</span>
              <span class="week-choice__left">not offered any more</span>
            </label>
          </li>
        )}
      </ul>
    </fieldset>
  )
}

/** How much of a week is taken, as a bar and in words. */
function Room({ left, capacity }: { left: number; capacity: number }) {
  const taken = capacity === 0 ? 1 : (capacity - left) / capacity
  return (
    <>
      <svg class="week-choice__room" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" class="week-choice__track" />
        <rect width={Math.round(taken * 100)} height="4" />
      </svg>
      <span class="week-choice__left">{left === 0 ? 'full' : `${left} of ${capacity} left`}</span>
    </>
  )
}

function DayChoice({ state, today }: { state: FormState; today: string }) {
  const { day } = state.values
  return (
    <div class="form-field draft-field for-premium">
      <label for="field-day">
        Day <span class="draft-field__optional">for a premium plan</span>
      </label>
      <p class="form-field__hint" id="field-day-hint">
        From tomorrow on, within a year. It begins at 00:00 UTC.
      </p>
      <DayField
        id="field-day"
        name="day"
        value={day}
        min={addDays(today, 1)}
        max={addDays(today, planningDays)}
        described="field-day-hint"
      />
    </div>
  )
}
