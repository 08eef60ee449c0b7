import type { FreeWeek } from '../schemas/readiness.ts'
import { dayWords } from './day-words.ts'

/** ISO weeks with room for a free launch. */
export function FreeWeeks({ weeks }: { weeks: readonly FreeWeek[] }) {
  return (
    <section class="card stack top gap-3 pad-4 sw-weeks">
      <h2 class="sw-card__title">Upcoming free slots</h2>
      {weeks.length === 0 ? (
        <p class="sw-listing__none">All free slots are taken right now.</p>
      ) : (
        <ol class="sw-weeks__list list grid">
          {weeks.map((week) => (
            <li key={`${week.year}-${week.week}`}>
              <span class="bold">Week {week.week}</span> <time dateTime={week.startsOn}>{dayWords(week.startsOn, 'weekday')}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
