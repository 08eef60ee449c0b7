import { weekDays, weekPath } from '../../domain/weeks/week-id.ts'
import type { WonWeek } from '../../actions/weeks/read-week.ts'
import { Medal, daysWords } from '../parts/week-place.tsx'
import { paths } from '../../../shared/paths.ts'

export function EarlierWeeks({ weeks }: { weeks: WonWeek[] }) {
  if (weeks.length === 0) return null
  return (
    <section class="earlier-weeks" aria-labelledby="earlier-title">
      <h2 id="earlier-title">Earlier weeks</h2>
      <ul class="grid gap-4 above-4">
        {weeks.map(({ week, winners }) => (
          <li class="card pad-4" key={weekPath(week)}>
            <h3>
              <a href={weekPath(week)}>{daysWords(weekDays(week))}</a>
            </h3>
            {winners.length > 0 && (
              <ol class="earlier-weeks__winners gap-half grid above-3">
                {winners.map(({ place, launch }) => (
                  <li class="line center gap-2" key={launch.id}>
                    <Medal place={place} size={20} />
                    <span class="sw-hidden">No. {place}:</span>
                    <a class="wraps shrinks" href={paths.launch(launch)}>
                      <bdi>{launch.name}</bdi>
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
