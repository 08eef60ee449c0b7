import type { FreeWeek } from '../schemas/readiness.ts'
import { dayWords } from './day-words.ts'

/** The Mondays of weeks with room for a free launch. */
export const FreeWeeks = ({ weeks }: { weeks: readonly FreeWeek[] }) => (
  <section class="card stack top gap-3 pad-4 sw-weeks">
    <h2 class="sw-card__title">Next free launch dates</h2>
    {weeks.length === 0 ? (
      <p class="sw-listing__none">No free launch dates right now.</p>
    ) : (
      <ol class="sw-weeks__list list grid">
        {weeks.map((week) => (
          <li key={`${week.year}-${week.week}`}>
            <time dateTime={week.startsOn}>{dayWords(week.startsOn, 'weekday')}</time>
          </li>
        ))}
      </ol>
    )}
  </section>
)
