import { withLearnMore } from '../../../../shared/audit/learn-more.ts'
import { Findings } from '../../../../shared/ui/finding-group.tsx'
import { ScoreSummary } from '../../../../shared/ui/score-summary.tsx'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { draftFindings } from './draft-findings.ts'
import { isViewerSuspended } from '../../document/unless-suspended.tsx'

/** The audit's findings: on the listing as it is now, on the page as of the last audit. */
export function ReviewFindings({ launch, crawl, isOwner }: { launch: Launch; crawl: Crawl | null; isOwner: boolean }) {
  const { url } = launch
  const { listing, page } = draftFindings(launch, crawl)
  const checks = [...listing, ...page]
  return (
    <section class="review-findings" id="findings" aria-labelledby="findings-title">
      <div class="review-findings__head row center between below-5">
        <div>
          <h2 id="findings-title">Findings</h2>
          <p class="soft small">
            {crawl === null ? 'Not audited yet.' : `Page audited ${dayWords(crawl.at.slice(0, 10))}; listing checked now.`}{' '}
            {!isOwner && <span class="wraps">{url}</span>}
          </p>
          {isOwner && !isViewerSuspended() && (
            <Form name="check" class="above-3" rejected={null}>
              <button class="sw-button sw-button--small">Run audit again</button>
            </Form>
          )}
        </div>
        {crawl !== null && <ScoreSummary score={crawl.score} checks={checks} />}
      </div>
      <div class="sw-report stack top gap-5">
        <Findings checks={withLearnMore(checks)} />
      </div>
    </section>
  )
}
