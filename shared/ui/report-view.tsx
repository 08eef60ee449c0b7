import type { ReadinessReport } from '../schemas/readiness.ts'
import { Findings } from './finding-group.tsx'
import { FreeWeeks } from './free-weeks.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { SuggestedListingCard } from './suggested-listing-card.tsx'

/** A whole readiness report. Its headings are h2; the page or popup around it has the h1. */
export function ReportView({ report, note }: { report: ReadinessReport; note?: string }) {
  return (
    <div class="sw-report">
      <ScoreSummary score={report.score} checks={report.checks} {...(note === undefined ? {} : { note })} />
      <Findings checks={report.checks} />
      <SuggestedListingCard listing={report.suggestedListing} categories={report.suggestedCategories} />
      <FreeWeeks weeks={report.nextFreeWeeks} />
    </div>
  )
}
