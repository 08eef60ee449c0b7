import type { ComponentChildren } from 'preact'
import type { ScoreLimit } from '../audit/limits.ts'
import type { ReadinessReport } from '../schemas/readiness.ts'
import type { ShownCheck } from './finding-card.tsx'
import { Findings } from './finding-group.tsx'
import { FreeWeeks } from './free-weeks.tsx'
import { ScoreSummary } from './score-summary.tsx'
import { SuggestedListingCard } from './suggested-listing-card.tsx'

/** A readiness report, or the part of one that a browser tab can tell by itself: it knows no free weeks. */
type Shown = Pick<ReadinessReport, 'score' | 'suggestedListing' | 'suggestedCategories'> &
  Partial<Pick<ReadinessReport, 'nextFreeWeeks'>> & { checks: readonly ShownCheck[]; limit?: ScoreLimit | null }

/** A whole report. Its headings are h2; the page or popup around it has the h1. `children` come right below the score. */
export function ReportView({ report, note, children }: { report: Shown; note?: string; children?: ComponentChildren }) {
  const { score, checks, limit = null, nextFreeWeeks } = report
  return (
    <div class="sw-report stack top gap-5">
      <ScoreSummary score={score} checks={checks} limit={limit} {...(note === undefined ? {} : { note })} />
      {children}
      <Findings checks={checks} />
      <SuggestedListingCard listing={report.suggestedListing} categories={report.suggestedCategories} />
      {nextFreeWeeks && <FreeWeeks weeks={nextFreeWeeks} />}
    </div>
  )
}
