import { dayWords } from '../../../shared/ui/day-words.ts'
import type { TrendDay } from '../../actions/launches/read-trend.ts'

const number = new Intl.NumberFormat('en-GB')
const totalOf = (days: { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0)

const width = 300
const height = 64

type Series = { label: string; days: { day: string; count: number }[] }

/** One bar a day. The words beside it say what it shows; a day without any keeps a thin line, so that the days can be counted. */
function Bars({ label, days }: Series) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const pitch = width / days.length
  return (
    <svg class="trend__bars" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={inWords({ label, days })}>
      {days.map(({ day, count }, index) => {
        const bar = count === 0 ? 1 : Math.max(3, (count / most) * height)
        return (
          <rect
            key={day}
            class={count === 0 ? 'trend__none' : undefined}
            x={index * pitch + pitch * 0.15}
            y={height - bar}
            width={pitch * 0.7}
            height={bar}
          />
        )
      })}
    </svg>
  )
}

function inWords({ label, days }: Series): string {
  const total = totalOf(days)
  const best = days.reduce((best, day) => (day.count > best.count ? day : best), days[0] ?? { day: '', count: 0 })
  const start = `${label} of the last ${days.length} days: ${total}`
  return best.count === 0 ? `${start}.` : `${start}, most on ${dayWords(best.day)} (${best.count}).`
}

const series = (trend: TrendDay[]): Series[] => [
  { label: 'Impressions', days: trend.map(({ day, impressions }) => ({ day, count: impressions })) },
  { label: 'Clicks', days: trend.map(({ day, clicks }) => ({ day, count: clicks })) },
]

/** Impressions and clicks day by day, each on its own scale: clicks are few. */
export function TrendChart({ trend }: { trend: TrendDay[] }) {
  const [first, last] = [trend[0]?.day ?? '', trend.at(-1)?.day ?? '']
  return (
    <div class="trend">
      <p class="trend__title">The last {trend.length} days</p>
      {series(trend).map(({ label, days }) => (
        <figure class={`trend__one trend__one--${label.toLowerCase()}`} key={label}>
          <figcaption>
            {label} <strong>{number.format(totalOf(days))}</strong>
          </figcaption>
          <Bars label={label} days={days} />
          <p class="trend__span" aria-hidden="true">
            <span>{dayWords(first, 'short')}</span> <span>{dayWords(last, 'short')}</span>
          </p>
        </figure>
      ))}
    </div>
  )
}

/** The same numbers to read, newest first; days on which nothing happened are left out. */
export function TrendTable({ trend }: { trend: TrendDay[] }) {
  const days = trend.filter(({ impressions, clicks }) => impressions + clicks > 0).toReversed()
  if (days.length === 0) return null
  return (
    <details class="trend-table">
      <summary>Day by day</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Shown</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, impressions, clicks }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayWords(day)}</time>
              </th>
              <td>{impressions}</td>
              <td>{clicks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
