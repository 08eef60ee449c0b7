import type { ComponentChildren } from 'preact'
import { withLearnMore } from '../../../shared/audit/checks/index.ts'
import { changeMarks, groupChanges } from '../../../shared/ui/change-words.ts'
import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { Findings } from '../../../shared/ui/finding-group.tsx'
import { freeLaunchDay } from '../../domain/launch/launch-time.ts'
import { FreeWeeks } from '../../../shared/ui/free-weeks.tsx'
import { instantWords } from '../../../shared/ui/day-words.ts'
import { Previews } from '../../../shared/ui/previews/previews.tsx'
import { ScoreSummary } from '../../../shared/ui/score-summary.tsx'
import { SuggestedListingCard } from '../../../shared/ui/suggested-listing-card.tsx'
import { slugify } from '../../domain/launch/slug.ts'
import { Logo } from '../parts/picture.tsx'
import type { ReportContent, Report } from '../../domain/report.ts'
import { imageUrl } from '../parts/web-url.ts'
import { AuditForm } from './url-form.tsx'
import { BeforeAndAfter, PageWindows, ScoreHistory } from './page-pictures.tsx'
import type { PagePictures } from '../../actions/audit/page-pictures.ts'
import { FirstStep } from './first-step.tsx'
import { productName } from './report-page.tsx'
import { ReportTools, ShareReport } from './report-tools.tsx'
import { changeWords, withholdingHint } from './report-words.ts'
import words from './words.json' with { type: 'json' }
import { Flash } from '../forms/flash.tsx'
import { FoldedForm } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import type { Comparison } from '../../../shared/audit/compare-reports.ts'
import { Section } from '../parts/section.tsx'

/**
 * `link` is the report’s own URL, `earlier` the reports it continues, oldest first, `key` the one in the URL that an agent passed on. `own` are
 * the ids of those that the reader made: someone who continues a report mustn’t learn the URLs of the ones before.
 */
type Kept = {
  report: Report
  earlier: Report[]
  link: string
  own: ReadonlySet<string>
  key: string | null
  isModerating: boolean
  pictures: Record<'now' | 'before', PagePictures>
}

type Props = Omit<ReportContent, 'missed' | 'about'> & { url: string; asked: string; score: number; weeks: FreeWeek[]; kept: Kept | null }

/** The popup’s report on a wide page: findings on the left, the suggested listing on the right. `kept` is null if it couldn’t be kept. */
export function AuditReport({ url, asked, score, limit, checks: found, listing, previews, comparison, weeks, kept }: Props) {
  const marks = new Map(comparison?.changes.map(({ id, change }) => [id, changeMarks[change]]))
  const checks = withLearnMore(found).map((check) => ({ ...check, marks: [marks.get(check.id) ?? []].flat() }))
  const before = kept?.earlier.at(-1)
  const name = productName(listing, url)
  const isPictured = kept !== null && Object.keys(kept.pictures.now).length > 0
  const isOwn = kept?.own.has(kept.report.id) === true
  const summary = <ScoreSummary score={score} checks={checks} limit={limit} />
  return (
    <div class="wrap audit">
      <Flash />
      <header class="audit__head row at-end between">
        <div class="page-head shrinks">
          <h1 class="line center gap-3">
            <Logo class="audit__logo rigid rounded" address={previews.favicon ?? ''} slug={slugify(name, url)} size={48} />
            <span class="shrinks wraps">{name}</span>
          </h1>
          <p class="wraps">{url}</p>
          {kept && (
            <p class="soft small">
              Audited <time dateTime={kept.report.at}>{instantWords(kept.report.at)}</time>
            </p>
          )}
          {isPictured && <div class="above-3">{summary}</div>}
        </div>
        {isPictured ? <PageWindows pictures={kept.pictures.now} report={kept.report} name={name} when="first" /> : summary}
      </header>
      {comparison && before !== undefined && <p class="audit__changes below-4 large">{changeWords(comparison, before.score, score)}</p>}
      <FirstStep checks={checks} url={url} />
      {kept === null ? (
        <NotKept />
      ) : (
        <ReportTools report={kept.report} link={kept.link} isOwn={isOwn}>
          <ShareReport {...kept} name={name} isOwn={isOwn} keyInLink={kept.key} />
        </ReportTools>
      )}
      {comparison && (
        <ReportChanges comparison={comparison}>
          {kept && before && (
            <BeforeAndAfter pictures={kept.pictures} times={{ before: before.at, now: kept.report.at }} report={kept.report} name={name} />
          )}
        </ReportChanges>
      )}
      {kept && kept.earlier.length > 0 && <ScoreHistory reports={[...kept.earlier, kept.report]} linked={kept.own} />}
      <div class="audit__columns capped grid at-start gap-6">
        <div class="sw-report stack top gap-5">
          <Findings checks={checks} />
          <p class="flat soft small">{words.browserOnly}</p>
        </div>
        <div class="sw-report stack top gap-5">
          <SuggestedListingCard listing={listing} categories={listing.categories} />
          <FreeWeeks weeks={weeks} dayOf={freeLaunchDay} />
        </div>
      </div>
      <Previews facts={previews} checks={found} sourceOf={imageUrl} />
      <Section name="again" class="audit__again above-6 ruled" id="again" look="below-4" title="Fixed something? Audit again">
        {kept && <p class="audit__hint soft small">The new report shows what’s fixed, what’s still open and what’s new.</p>}
        <AuditForm value={asked} since={kept?.report.id} />
      </Section>
      {kept && isOwn && <DeleteReport report={kept.report} keyInLink={kept.key} />}
      {kept?.isModerating && !isOwn && !kept.report.isWithheld && <WithholdReport report={kept.report} />}
    </div>
  )
}

const NotKept = () => (
  <p class="notice below-5 pad-3-4 medium rounded-small">
    We couldn’t save this report, so it has no link. Copy what you need before you leave this page.
  </p>
)

/** For the report’s maker. Asks first, because a deleted report can’t be restored. */
const DeleteReport = ({ report: { accountId }, keyInLink }: { report: Report; keyInLink: string | null }) => (
  <FoldedForm name="delete-report" summary="Delete report" frame="report-delete above-5" class="grid left gap-3 readable">
    <p>
      The link will stop working for everyone. This can’t be undone.
      {accountId === null &&
        keyInLink === null &&
        ' You can only delete it in this browser, because you were signed out when you ran the audit.'}
    </p>
    {keyInLink !== null && <input type="hidden" name="key" value={keyInLink} />}
    <button class="sw-button">Delete report</button>
  </FoldedForm>
)

const WithholdReport = ({ report: { accountId } }: { report: Report }) => (
  <FoldedForm name="withhold-report" summary="Make report private…" submit="Make report private" frame="report-delete above-5">
    <p class="below-4">Only whoever ran the audit and moderators will be able to read it.</p>
    <FormField name="reason" label="Reason" hint={withholdingHint(accountId !== null)} rows={3} />
  </FoldedForm>
)

/** What has changed since the earlier report, naming the findings that the list below doesn’t show. */
function ReportChanges({ comparison, children }: { comparison: Comparison; children: ComponentChildren }) {
  const groups = groupChanges(comparison)
  const since = new Date(comparison.since).toISOString()
  return (
    <Section name="changes" class="report-changes ruled" look="large" title="Since the last audit">
      <p class="soft small">
        Compared with <time dateTime={since}>{instantWords(since)}</time>.{groups.length === 0 && ' Nothing to fix then or now.'}
      </p>
      <dl class="grid above-3">
        {groups.map(({ change, title, found }) => (
          <div key={change} class={`report-changes__${change}`}>
            <dt>
              <b>{found.length}</b> {title.toLowerCase()}
            </dt>
            {change === 'open' ? (
              <dd class="soft small">Listed below.</dd>
            ) : (
              found.map(({ id, label }) => (
                <dd class="soft small" key={id}>
                  {label}
                </dd>
              ))
            )}
          </div>
        ))}
      </dl>
      {children}
    </Section>
  )
}
