import type { readLastWeek, WonWeek } from '../../actions/weeks/read-winners.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { Logo } from '../parts/logo.tsx'
import { Medal } from '../parts/week-place.tsx'
import { paths } from '../../../shared/paths.ts'

export const LastWinners = ({ current, week, winners }: Awaited<ReturnType<typeof readLastWeek>>) => (
  <section class="last-winners card above-5 pad-4" aria-labelledby="winners-title">
    <div class="last-winners__head gap-1-4 row baseline between">
      <h2 class="large" id="winners-title">
        {winners.length > 0 ? (
          <a class="no-line" href={weekPath(week)}>
            Last week’s winners
          </a>
        ) : (
          'Launch of the week'
        )}
      </h2>
      <a href={weekPath(current)}>This week’s ranking</a>
    </div>
    {winners.length === 0 ? (
      <p class="soft above-2">Vote for the launches you like. The top three of the week get a badge on Monday.</p>
    ) : (
      <Podium winners={winners} />
    )}
  </section>
)

/** The first three of a week, with their medals. */
export const Podium = ({ winners }: Pick<WonWeek, 'winners'>) => (
  <ol class="podium grid gap-2-4 above-3">
    {winners.map(({ place, launch }) => (
      <li class="line center gap-2 shrinks anchor" key={launch.id}>
        <Logo address={launch.logo} slug={launch.slug} size={40} class="podium__logo covers" />
        <Medal place={place} size={22} />
        <span class="sw-hidden">No. {place}:</span>
        <a class="bold wraps shrinks no-line reaches" href={paths.launch(launch)}>
          <bdi>{launch.name}</bdi>
        </a>
      </li>
    ))}
  </ol>
)
