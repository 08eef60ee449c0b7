import { paths } from '../../../shared/paths.ts'
import type { Referral } from '../../domain/records.ts'
import { countWords, plural } from '../../../shared/plural.ts'
import { TrendTable } from './trend-chart.tsx'
import type { TrendDay } from '../../actions/launches/read-trend.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import type { WeekComparison } from '../../actions/weeks/read-week.ts'

export const InItsWeek = ({ week, hasEnded, place, of, median, upvotes }: WeekComparison & { upvotes: number }) => (
  <p>
    {place !== null && (
      <>
        <b>
          No. {place} of {of}
        </b>{' '}
        {hasEnded && 'in '}
        <a href={weekPath(week)}>{hasEnded ? `week ${week.week}` : 'this week so far'}</a>.{' '}
      </>
    )}
    {plural(upvotes, 'vote')}; the median of {plural(of, 'launch', 'launches')} that week is {median}.
  </p>
)

/** Where visitors came from, as far as their browsers say so. */
const Referrers = ({ referrers }: { referrers: Pick<Referral, 'host' | 'visits'>[] }) =>
  referrers.length === 0 ? null : (
    <div class="whole">
      <h3>Visits from other sites</h3>
      <ul class="above-2">
        {referrers.map(({ host, visits }) => (
          <li key={host ?? ''} class="underlined pad-y-2 line between gap-3 wraps small">
            <span class="shrinks">{host === null ? 'Other sites' : <bdi>{host}</bdi>}</span>
            <span class="figures bold">{countWords(visits)}</span>
          </li>
        ))}
      </ul>
    </div>
  )

/** Below the numbers: what they leave out, and the days in rows. */
export const StatsFoot = ({
  slug,
  trend,
  ...others
}: {
  slug: string
  trend: TrendDay[]
  referrers: Pick<Referral, 'host' | 'visits'>[]
}) => (
  <>
    <TrendTable trend={trend} />
    <Referrers {...others} />
    <p class="soft small">
      Private. Excludes bots and your own visits.{' '}
      <a href={paths.launchStats({ slug })} download={`${slug}-stats.csv`}>
        Download CSV
      </a>
    </p>
  </>
)
