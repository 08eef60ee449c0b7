import { hostOf } from '../../../shared/hosts.ts'
import type { ReadinessReport } from '../../../shared/schemas/readiness.ts'
import { Findings } from '../../../shared/ui/finding-group.tsx'
import { FreeWeeks } from '../../../shared/ui/free-weeks.tsx'
import { ScoreSummary } from '../../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../../shared/ui/suggested-listing-card.tsx'
import { AuditForm } from './audit-form.tsx'

/** The popup’s report on a wide page: findings on the left, the suggested listing on the right. */
export function AuditReport({ report, typed }: { report: ReadinessReport; typed: string }) {
  const { url, score, checks, suggestedListing, suggestedCategories, nextFreeWeeks } = report
  return (
    <div class="wrap audit">
      <header class="audit__head">
        <div class="page-head">
          <h1>{hostOf(url)}</h1>
          <p class="audit__address">{url}</p>
        </div>
        <ScoreSummary score={score} checks={checks} />
      </header>
      <div class="audit__columns">
        <div class="sw-report">
          <Findings checks={checks} />
        </div>
        <div class="sw-report">
          <SuggestedListingCard listing={suggestedListing} categories={suggestedCategories} />
          <p>
            <a class="sw-button" href={`/drafts/?url=${encodeURIComponent(url)}`} rel="nofollow">
              Create draft from this audit
            </a>
          </p>
          <FreeWeeks weeks={nextFreeWeeks} />
        </div>
      </div>
      <section class="audit__again" aria-labelledby="again-title">
        <h2 id="again-title">Fixed something? Run the audit again</h2>
        <AuditForm value={typed} />
      </section>
    </div>
  )
}
