import type { ComponentChildren } from 'preact'
import { listUpvoted } from '../../actions/votes/toggle-upvote.ts'
import { readWeek, listWeeksBefore, type WeekPage, type WonWeek } from '../../actions/weeks/read-week.ts'
import { Failure } from '../../domain/failure.ts'
import { isFeatured, addDays, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import { readWeekId, weekPath, weekAfter, weekDays } from '../../domain/weeks/week-id.ts'
import { callerOf } from '../../http/caller.ts'
import { OtherPageFirst } from '../session/session.ts'
import { LaunchRow } from '../catalog/launch-row.tsx'
import { definePage } from '../page/define-page.ts'
import { Podium } from './podium.tsx'
import { weekHead } from './week-head.ts'
import { paths } from '../../../shared/paths.ts'
import { daysWords, Medal } from '../parts/week-place.tsx'
import { Empty } from '../parts/empty.tsx'
import { plural } from '../../../shared/plural.ts'
import { dayStart, endWords, launchHourWords, siteDay } from '../../domain/launch/launch-time.ts'

function EarlierWeeks({ weeks }: { weeks: WonWeek[] }) {
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

/** How many launches a page lists. */
const maxShown = 100
const earlierWeeks = 6

/** The launches of a week, best first. Throws Failure NOT_FOUND for a week to come, and for one before the first launch. */
export const week = definePage({
  path: paths.week,
  access: 'anyone',
  async load({ world, ctx, params: { week: id }, account }) {
    const plain = id.toLowerCase().replace(/-w(\d)$/, '-w0$1')
    const named = readWeekId(plain)
    if (named !== null && plain !== id) throw new OtherPageFirst(weekPath(named), 308)
    const found = await readWeek(world, id)
    if (found === null) throw new Failure('NOT_FOUND', 'No launches found for that week. Open /weeks/ to see this week’s.')
    const shown = found.launches.slice(0, maxShown)
    const [upvoted, earlier] = await Promise.all([
      account === null ? null : listUpvoted(world, account),
      listWeeksBefore(world, found.from, earlierWeeks),
    ])
    callerOf(ctx).shows?.(shown.map(({ launch }) => launch))
    return { found, shown, upvoted, earlier }
  },
  view: ({ found, shown, upvoted, earlier }, { world, now }) => ({
    head: weekHead(world.siteUrl, found, shown),
    content: (
      <div class="wrap">
        <WeekHeader week={found} today={siteDay(now)} />
        <Launches week={found} shown={shown} upvoted={upvoted} today={siteDay(now)} />
        <EarlierWeeks weeks={earlier} />
      </div>
    ),
  }),
})

type List = { week: WeekPage; shown: Placed<LiveLaunch>[]; upvoted: ReadonlySet<string> | null; today: string }

function Launches({ week: { id, hasEnded, launches, winners }, shown, upvoted, today }: List) {
  const page = paths.week({ week: id })
  const isUpvoted = ({ id: launchId }: LiveLaunch) => upvoted?.has(launchId) ?? null
  const others = shown.slice(winners)
  if (shown.length === 0) {
    return (
      <Empty
        title={hasEnded ? 'No launches that week' : 'No launches yet this week'}
        says={hasEnded ? 'Try an earlier week.' : `New launches appear at ${launchHourWords()}.`}
        next={{ href: paths.home(), words: 'Browse all launches' }}
      />
    )
  }
  return (
    <>
      {winners > 0 && <Podium winners={shown.slice(0, winners)} hasEnded={hasEnded} isUpvoted={isUpvoted} page={page} />}
      {others.length > 0 && (
        <section class="above-6" aria-labelledby="rest-title">
          <h2 class="week__title gap-0-3 headed row baseline large" id="rest-title">
            {winners > 0 ? 'Also launched' : hasEnded ? 'Launches' : 'No votes yet'}
          </h2>
          <ol class="launch-list">
            {others.map(({ place, launch }) => (
              <LaunchRow
                key={launch.id}
                launch={launch}
                place={place}
                featured={isFeatured(launch, today)}
                upvoted={isUpvoted(launch)}
                page={page}
                showsWeek={false}
              />
            ))}
          </ol>
        </section>
      )}
      {launches.length > shown.length && (
        <p class="week-more above-5 soft">
          {launches.length - shown.length} more launched that week. <a href="/#catalog">Browse all launches</a>
        </p>
      )}
    </>
  )
}

/** Which week it is, how long it runs, and the weeks beside it. */
const WeekHeader = ({ week, today }: { week: WeekPage; today: string }) => (
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

function stateOf({ hasEnded, isRecounted, launches, winners, to }: WeekPage, today: string): ComponentChildren {
  const count = plural(launches.length, 'launch', 'launches')
  if (launches.length === 0)
    return hasEnded ? (
      'This week has ended.'
    ) : (
      <>
        This week runs until <End of={to} today={today} />.
      </>
    )
  const again = isRecounted ? ' Places were counted again after a launch left the ranking.' : ''
  if (hasEnded) return winners > 0 ? `${count}. The week has ended, and these are its winners.${again}` : `${count}, ranked by votes.`
  return (
    <>
      {count}, ranked by votes. The week ends <End of={to} today={today} />; until then, places can change.
    </>
  )
}

/** The end of a week, given its last day. */
const End = ({ of: last, today }: { of: string; today: string }) => (
  <time dateTime={dayStart(addDays(last, 1)).toISOString()}>{endWords(last, today)}</time>
)
