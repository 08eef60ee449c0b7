import { dayWords } from '../../../shared/ui/day-words.ts'
import type { WeekPage } from '../../actions/weeks/read-week.ts'
import { weekAfter, weekPath } from '../../domain/weeks/week-id.ts'
import { daysWords } from '../parts/week-words.ts'
import { plural } from '../../../shared/plural.ts'

/** Which week it is, how long it runs, and the weeks beside it. */
export function WeekHeader({ week, today }: { week: WeekPage; today: string }) {
  return (
    <header class="week-head row at-end between">
      <div>
        <p class="week-head__number below-2">
          Week {week.week}, {week.year}
        </p>
        <h1>Launches of {daysWords(week)}</h1>
        <p class="week-head__lead text-width above-3 soft large">{stateOf(week, today)}</p>
      </div>
      <nav class="row gap-3" aria-label="Weeks">
        {week.hasEarlier && (
          <a class="sw-button" rel="prev" href={weekPath(weekAfter(week, -1))}>
            <span aria-hidden="true">←</span> Previous week
          </a>
        )}
        {week.hasEnded && (
          <a class="sw-button" rel="next" href={weekPath(weekAfter(week))}>
            Next week <span aria-hidden="true">→</span>
          </a>
        )}
      </nav>
    </header>
  )
}

function stateOf({ hasEnded, launches, winners, to }: WeekPage, today: string): string {
  const count = plural(launches.length, 'launch', 'launches')
  if (launches.length === 0) return hasEnded ? 'This week has ended.' : `This week runs until ${dayWords(to, 'weekday')}, midnight UTC.`
  if (hasEnded) return winners > 0 ? `${count}. The week has ended, and its winners are final.` : `${count}, ranked by votes.`
  const ends = to === today ? 'today at midnight UTC' : `${dayWords(to, 'weekday')}, at midnight UTC`
  return `${count}, ranked by votes. The week ends ${ends}; until then, places can change.`
}
