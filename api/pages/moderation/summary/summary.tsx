import { readSummary } from '../../../actions/moderation/log/read-summary.ts'
import type { MonthSummary, SummedAction } from '../../../domain/moderation/summary.ts'
import { definePage } from '../../page/define-page.ts'
import { paths } from '../../../../shared/paths.ts'
import { plural, countWords } from '../../../../shared/plural.ts'
import { minuteMs, hourMs, dayMs } from '../../../../shared/durations.ts'
import { Empty } from '../../parts/empty.tsx'
import words from '../words.json' with { type: 'json' }
import { siteName } from '../../../domain/settings/current-site.ts'
import { locale } from '../../../../shared/locale.ts'

const actionWords: Record<SummedAction, string> = words.countWords

/** What moderators did each month, without names. For everyone, if the operator publishes it. */
export const summary = definePage({
  path: paths.moderationSummary,
  access: 'anyone',
  load: ({ world }) => readSummary(world),
  view: (months, { world, now }) => ({
    head: {
      title: `How this catalog is moderated · ${siteName()}`,
      description:
        'How many launches, comments and accounts moderators decided on each month, how many flags they got, and how long it took.',
      canonical: `${world.siteUrl}${paths.moderationSummary()}`,
      styles: 'plain',
    },
    content: (
      <div class="wrap">
        <header class="page-head">
          <h1>Moderation by month</h1>
          <p>What moderators decided, without names. Decisions that were undone aren’t counted.</p>
        </header>
        {months.length === 0 ? (
          <Empty title="Nothing yet" says="Figures will appear after the first decision or flag." />
        ) : (
          <ol class="summary__months grid">
            {months.map((month, index) => (
              <Month key={month.month} {...month} isCurrent={index === 0 && month.month === now.toISOString().slice(0, 7)} />
            ))}
          </ol>
        )}
      </div>
    ),
  }),
})

function Month({ month, counts, isCurrent, ...rest }: MonthSummary & { isCurrent: boolean }) {
  const { reportsReceived, reportsSettled, appealsReceived, appealsGranted, medianReview, medianReport } = rest
  const facts: [string, string][] = [
    ...counts.map(({ action, count }): [string, string] => [actionWords[action], countWords(count)]),
    ['Flags received', countWords(reportsReceived)],
    ['Flags settled', countWords(reportsSettled)],
    ['Appeals received', countWords(appealsReceived)],
    ['Appeals granted', countWords(appealsGranted)],
    ...(medianReview === null ? [] : [['Median time to review a launch', durationWords(medianReview)] satisfies [string, string]]),
    ...(medianReport === null ? [] : [['Median time to settle a flag', durationWords(medianReport)] satisfies [string, string]]),
  ]
  return (
    <li class="summary__month">
      <h2 class="headed large">
        {monthWords(month)}
        {isCurrent && <span class="soft light"> so far</span>}
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div class="line between gap-4 pad-y-2 underlined" key={label}>
            <dt>{label}</dt>
            <dd class="figures bold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const monthWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function durationWords(ms: number): string {
  if (ms < minuteMs) return 'under a minute'
  const [size, unit] = ms < hourMs ? [minuteMs, 'minute'] : ms < 2 * dayMs ? [hourMs, 'hour'] : [dayMs, 'day']
  return plural(Math.round(ms / size), unit)
}
