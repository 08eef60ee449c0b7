import type { FreeWeek } from '../schemas/readiness.ts'
import { dayWords } from './day-words.ts'

/** Weeks with room for a free launch: the day of each, or its Monday where the site’s launch day isn’t known. */
export const FreeWeeks = ({ weeks, dayOf }: { weeks: readonly FreeWeek[]; dayOf?: (week: FreeWeek) => string }) => (
  <section class="card stack top gap-3 pad-4 sw-weeks">
    <h2 class="sw-card__title">Next free launch dates</h2>
    {weeks.length === 0 ? (
      <p class="sw-listing__none">No free launch dates right now.</p>
    ) : (
      <ol class="sw-weeks__list list grid">
        {weeks.map((week) => {
          const day = dayOf?.(week) ?? week.startsOn
          return (
            <li class="line between gap-3 figures" key={`${week.year}-${week.week}`}>
              {dayOf === undefined && 'Week of '}
              <time class="soft" dateTime={day}>
                {dayWords(day, dayOf && 'weekday')}
              </time>
            </li>
          )
        })}
      </ol>
    )}
  </section>
)
