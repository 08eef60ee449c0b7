import type { Launch, LiveLaunch } from '../../domain/launch/launch.ts'
import { plural } from '../../../shared/plural.ts'
import { weekOfDay, weekPath } from '../../domain/weeks/week-id.ts'
import { locale } from '../../../shared/locale.ts'

/** A medal for one of the first three places: a ribbon and a disc with the place on it. */
export const Medal = ({ place, size = 18 }: { place: number; size?: number }) => (
  <svg class={`medal medal--${place}`} viewBox="0 0 24 28" width={Math.round((size * 24) / 28)} height={size} aria-hidden="true">
    <path class="medal__ribbon" d="M6 0h5.2l1.6 4.6L14.4 0H18l-3.6 12H9.6z" />
    <circle class="medal__disc" cx="12" cy="18" r="9.5" />
    <text class="medal__place" x="12" y="22.3" text-anchor="middle">
      {place}
    </text>
  </svg>
)

/** The place that a launch won in its week, as a link to that week. */
export function WeekPlace({ launch: { weekPlace, isUnranked } }: { launch: Pick<Launch, 'weekPlace' | 'isUnranked'> }) {
  if (weekPlace === undefined || isUnranked) return null
  const { year, week, place } = weekPlace
  return (
    <a class={`week-place raised inline center ink unbroken no-line anchor pill lit week-place--${place}`} href={weekPath(weekPlace)}>
      <Medal place={place} size={16} /> No. {place} of week {week}
      <span class="sw-hidden">, {year}</span>
    </a>
  )
}

/** How many of its votes don’t affect its place, wherever that is shown beside the count. */
export const Unconfirmed = ({ launch: { unconfirmed = 0 } }: { launch: Pick<Launch, 'unconfirmed'> }) =>
  unconfirmed === 0 ? null : (
    <span
      class="soft small"
      title="These voters have more in common than usual. Their votes are counted, but affect the place only once a moderator confirms them."
    >
      {plural(unconfirmed, 'vote doesn’t', 'votes don’t')} affect its place yet
    </span>
  )

/** The place that a launch has in its week, which isn’t over. */
export const PlaceSoFar = ({
  launch: { launchDate },
  place,
  of,
}: {
  launch: Pick<LiveLaunch, 'launchDate'>
  place: number
  of: number
}) => (
  <a class="week-place raised inline center ink unbroken no-line anchor pill lit" href={weekPath(weekOfDay(launchDate))}>
    No. {place} of {of} this week
  </a>
)

const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The days of a week as people read them: 23 – 29 November 2026. */
export const daysWords = ({ from, to }: { from: string; to: string }): string => longDay.formatRange(Date.parse(from), Date.parse(to))
