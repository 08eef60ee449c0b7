import { dayWords } from '../../../shared/ui/day-words.ts'
import type { TrendDay } from '../../actions/launches/read-trend.ts'
import { addScript } from '../document/assets.ts'
import { countWords } from '../../../shared/plural.ts'
import { locale } from '../../../shared/locale.ts'

const totalOf = (days: { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0)

/** Shows the value of a day on hover and, with the arrow keys, on focus. */
export const trendScript = addScript('browser/trend-chart.ts')

const width = 300
const height = 64

type Series = { label: string; days: { day: string; count: number }[] }

/** The top of the scale: the next of 2, 4, 6, 8 and 10 (times a power of ten), so that half of it is a whole number too. */
export function scaleTop(max: number): number {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, max))) - 1)
  return [2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= max) ?? max
}

/** One bar per day. A day without any keeps a thin line, so that the days can be counted. */
function Bars({ label, days, top }: Series & { top: number }) {
  const pitch = width / days.length
  return (
    <svg
      class="trend__bars block whole"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={inWords({ label, days })}
    >
      {[0, 0.5].map((part) => (
        <path key={part} class="trend__line" d={`M0 ${height * part}H${width}`} />
      ))}
      {days.map(({ day, count }, index) => {
        const bar = count === 0 ? 1 : Math.max(2, (count / top) * height)
        const words = `${dayWords(day)}: ${countWords(count)}`
        return (
          <g class="trend__day" key={day} data-words={words}>
            <title>{words}</title>
            <rect class="trend__hit" x={index * pitch} width={pitch} height={height} />
            <rect
              class={count === 0 ? 'trend__none' : undefined}
              x={index * pitch + pitch * 0.15}
              y={height - bar}
              width={pitch * 0.7}
              height={bar}
            />
          </g>
        )
      })}
    </svg>
  )
}

function inWords({ label, days }: Series): string {
  const best = days.reduce((best, day) => (day.count > best.count ? day : best), days[0] ?? { day: '', count: 0 })
  const start = `${label} in the last ${days.length} days: ${countWords(totalOf(days))}`
  return best.count === 0 ? `${start}.` : `${start}, most on ${dayWords(best.day)} (${countWords(best.count)}).`
}

const series = (trend: TrendDay[]): Series[] => [
  { label: 'Impressions', days: trend.map(({ day, impressions }) => ({ day, count: impressions })) },
  { label: 'Clicks', days: trend.map(({ day, clicks }) => ({ day, count: clicks })) },
]

/** Impressions and clicks day by day, each on its own scale because clicks are few. */
export const TrendChart = ({ trend }: { trend: TrendDay[] }) => (
  <div class="trend halves grid gap-4">
    <p class="trend__title soft tiny across">Last {trend.length} days</p>
    {series(trend).map((one) => (
      <Chart key={one.label} {...one} />
    ))}
  </div>
)

export function Chart({ label, days, hasTotal = false }: Series & { hasTotal?: boolean }) {
  const top = scaleTop(Math.max(...days.map(({ count }) => count)))
  return (
    <figure class={`flat shrinks trend__one--${label.toLowerCase()}`} data-trend>
      <figcaption class="line between gap-2 soft tiny">
        {label} {hasTotal && <strong class="ink figures">{countWords(totalOf(days))}</strong>}
      </figcaption>
      <div class="first-wide grid gap-2 above-2">
        <Bars label={label} days={days} top={top} />
        <p class="trend__scale column smallest line between soft figures" aria-hidden="true">
          <span>{countWords(top)}</span> <span>{countWords(top / 2)}</span> <span>0</span>
        </p>
      </div>
      <p class="trend__span smallest line between gap-2 soft">
        <span aria-hidden="true">{dayWords(days[0]?.day ?? '', 'short')}</span> <output class="trend__value ink bold figures"></output>{' '}
        <span aria-hidden="true">{dayWords(days.at(-1)?.day ?? '', 'short')}</span>
      </p>
    </figure>
  )
}

export function TrendTable({ trend }: { trend: TrendDay[] }) {
  const days = trend.filter(({ impressions, clicks }) => impressions + clicks > 0).toReversed()
  if (days.length === 0) return null
  return (
    <details class="trend-table">
      <summary class="pad-y-2 medium pressable">Day by day</summary>
      <table>
        <thead class="soft smaller">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Impressions</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, impressions, clicks }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayWords(day)}</time>
              </th>
              <td>{countWords(impressions)}</td>
              <td>{countWords(clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

export const Funnel = ({ impressions, clicks, upvotes }: { impressions: number; clicks: number; upvotes: number }) => (
  <dl class="funnel row">
    <div>
      <dt class="soft smaller">Impressions</dt>
      <dd>{countWords(impressions)}</dd>
    </div>
    <div class="funnel__step anchor">
      <dt class="soft smaller">Clicks</dt>
      <dd>
        {countWords(clicks)}
        {impressions > 0 && <span class="funnel__rate soft"> {percent.format(clicks / impressions)}</span>}
      </dd>
    </div>
    <div>
      <dt class="soft smaller">Votes</dt>
      <dd>{countWords(upvotes)}</dd>
    </div>
  </dl>
)
