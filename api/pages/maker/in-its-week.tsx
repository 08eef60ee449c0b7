import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import type { WeekComparison } from '../../actions/weeks/read-week.ts'

/** How it does among the launches of its week. */
export const InItsWeek = ({ place, of, median, upvotes }: WeekComparison & { upvotes: number }) => (
  <p>
    {place !== null && `No. ${place} of ${of} this week so far. `}
    {plural(upvotes, 'upvote')}; the median of {plural(of, 'launch', 'launches')} that week is {median}.
  </p>
)

export const StatsNote = ({ slug }: { slug: string }) => (
  <p class="soft small">
    Private. Excludes bots and your own visits.{' '}
    <a href={paths.launchStats({ slug })} download={`${slug}-stats.csv`}>
      Download CSV
    </a>
  </p>
)
