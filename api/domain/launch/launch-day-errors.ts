import type { Issue } from '../../../shared/schemas/error-body.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import type { LaunchPlan } from '../../../shared/vocabulary.ts'
import { fieldError } from '../failure.ts'
import { addDays, isDay, planningDays } from './launch.ts'
import { isLaunchWeekday, launchWeekday } from './launch-time.ts'

/** The site’s weekday for a free launch, unless it goes live at once; within a year of `today`. Whether the week has a free slot is checked in the action’s transaction. */
export function launchDayErrors(
  plan: LaunchPlan,
  day: string,
  { from, today, atOnce = false }: { from: string; today: string; atOnce?: boolean },
): Issue[] {
  if (!isDay(day)) return [fieldError('launchDate', 'Choose a launch date.', 'invalid')]
  if (day < from) return [fieldError('launchDate', `Choose ${dayWords(from)} or later.`, 'too_early')]
  if (day > addDays(today, planningDays)) return [fieldError('launchDate', 'Choose a date within the next year.', 'too_late')]
  if (plan === 'free' && !atOnce && !isLaunchWeekday(day))
    return [fieldError('launchDate', `Free launches start on ${launchWeekday()}s. Choose a week.`, 'not_monday')]
  return []
}
