import { withLearnMore } from '../../../shared/audit/learn-more.ts'
import { changeMarks } from '../../../shared/ui/change-words.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { Findings } from '../../../shared/ui/finding-group.tsx'
import { FreeWeeks } from '../../../shared/ui/free-weeks.tsx'
import { instantWords } from '../../../shared/ui/instant-words.ts'
import { Previews } from '../../../shared/ui/previews/previews.tsx'
import { ScoreSummary } from '../../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../../shared/ui/suggested-listing-card.tsx'
import { paths } from '../../../shared/paths.ts'
import type { ReportContent, Report } from '../../domain/report.ts'
import { imageUrl } from '../parts/web-url.ts'
import { AuditForm } from './audit-form.tsx'
import { DeleteReport } from './delete-report.tsx'
import { ReportChanges } from './report-changes.tsx'
import { ReportTools } from './report-tools.tsx'
import { ScoreHistory } from './score-history.tsx'

/**
 * `link` is the report’s own URL, `earlier` the reports it continues, oldest first, `key` the one in the URL that an agent passed on. `own` are
 * the ids of those that the reader made: someone who continues a report mustn’t learn the URLs of the ones before.
 */
type Kept = { report: Report; earlier: Report[]; link: string; own: ReadonlySet<string>; key: string | null }

type Props = Omit<ReportContent, 'missed' | 'about'> & { url: string; asked: string; score: number; weeks: FreeWeek[]; kept: Kept | null }

/** The popup’s report on a wide page: findings on the left, the suggested listing on the right. `kept` is null if it couldn’t be kept. */
export function AuditReport({ url, asked, score, limit, checks: found, listing, previews, comparison, weeks, kept }: Props) {
  const marks = new Map(comparison?.changes.map(({ id, change }) => [id, changeMarks[change]]))
  const checks = withLearnMore(found).map((check) => ({ ...check, marks: [marks.get(check.id) ?? []].flat() }))
  return (
    <div class="wrap audit">
      <header class="audit__head row at-end between">
        <div class="page-head">
          <h1>{hostOf(url)}</h1>
          <p class="wraps">{url}</p>
          {kept && (
            <p class="soft small">
              Audited <time dateTime={kept.report.at}>{instantWords(kept.report.at)}</time>
            </p>
          )}
        </div>
        <ScoreSummary score={score} checks={checks} limit={limit} />
      </header>
      {kept ? <ReportTools report={kept.report} link={kept.link} /> : <NotKept />}
      {comparison && <ReportChanges comparison={comparison} />}
      {kept && kept.earlier.length > 0 && <ScoreHistory reports={[...kept.earlier, kept.report]} linked={kept.own} />}
      <div class="audit__columns capped grid at-start gap-6">
        <div class="sw-report stack top gap-5">
          <Findings checks={checks} />
        </div>
        <div class="sw-report stack top gap-5">
          <SuggestedListingCard listing={listing} categories={listing.categories} />
          <p class="audit__draft">
            <a class="sw-button" href={paths.newDraft({ url })} rel="nofollow">
              Create draft from this audit
            </a>
          </p>
          <FreeWeeks weeks={weeks} />
        </div>
      </div>
      <Previews facts={previews} checks={found} sourceOf={imageUrl} />
      <section class="audit__again above-6 ruled" id="again" aria-labelledby="again-title">
        <h2 class="below-4" id="again-title">
          Fixed something? Audit again
        </h2>
        {kept && <p class="audit__hint soft small">The new report shows what’s fixed, what’s still open and what’s new.</p>}
        <AuditForm value={asked} since={kept?.report.id} />
      </section>
      {kept?.own.has(kept.report.id) && <DeleteReport report={kept.report} keyInLink={kept.key} />}
    </div>
  )
}

const NotKept = () => <p class="notice">We couldn’t save this report, so it has no link. Copy what you need before you leave this page.</p>
