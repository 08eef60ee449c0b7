import type { FreeWeek } from '../schemas/readiness.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A UTC day (YYYY-MM-DD) as people read it; the text itself when it is no day. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date)
}

/** ISO weeks in which a free launch still has room. */
export function FreeWeeks({ weeks }: { weeks: readonly FreeWeek[] }) {
  return (
    <section class="sw-card sw-weeks">
      <h2 class="sw-card__title">Next free launch weeks</h2>
      {weeks.length === 0 ? (
        <p class="sw-listing__none">No free week has room at the moment.</p>
      ) : (
        <ol class="sw-weeks__list">
          {weeks.map((week) => (
            <li key={`${week.year}-${week.week}`}>
              <span class="sw-weeks__number">Week {week.week}</span> <time dateTime={week.startsOn}>{dayWords(week.startsOn)}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
