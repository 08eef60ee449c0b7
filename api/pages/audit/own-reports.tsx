import { hostOf } from '../../../shared/hosts.ts'
import { agoWords, instantWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { daysReportKept, type Report } from '../../domain/report.ts'
import { Section } from '../parts/section.tsx'

const shownFirst = 8
const madeBy: Record<Report['via'], string> = { web: 'on this site', agent: 'by an agent', api: 'via the API' }

type Props = { reports: readonly Report[]; now: Date }

export function OwnReports({ reports, now }: Props) {
  if (reports.length === 0) return null
  const older = reports.slice(shownFirst)
  return (
    <Section name="reports" class="stack gap-2 above-6" look="large" title="Audit reports">
      <p class="soft small">
        Audits that you or your connected tools run while signed in. We keep reports for {daysReportKept} days, and public ones for a year.
      </p>
      <ReportList reports={reports.slice(0, shownFirst)} now={now} />
      {older.length > 0 && (
        <details>
          <summary class="pad-y-2 medium pressable">Show {older.length} older</summary>
          <ReportList reports={older} now={now} />
        </details>
      )}
    </Section>
  )
}

const ReportList = ({ reports, now }: Props) => (
  <ol class="own-reports__list">
    {reports.map(({ id, url, score, at, via }) => (
      <li class="row baseline ruled pad-y-2 gap-0-3" key={id}>
        <b>
          {score}
          <span class="sw-hidden"> of 100</span>
        </b>
        <a class="wraps" href={paths.auditReport({ id })}>
          {pageOf(url)}
        </a>
        <span class="soft small">
          <time dateTime={at} title={instantWords(at)}>
            {agoWords(at, now)}
          </time>
          , {madeBy[via]}
        </span>
      </li>
    ))}
  </ol>
)

/** The host, plus the path unless it’s the home page. */
function pageOf(url: string): string {
  const { pathname = '/' } = URL.parse(url) ?? {}
  return hostOf(url) + (pathname === '/' ? '' : pathname)
}

/** `drafted`: what the launch was drafted or submitted from, and where its findings are. */
type Latest = { report: Report | null; drafted: { score: number; at: string; findings: string } | null; url: string; now: Date }

/** The latest audit of a product’s page, with a link to its report or findings, or to a first audit. */
export function LatestReport({ report, drafted, url, now }: Latest) {
  if (drafted !== null && (report === null || drafted.at > report.at))
    return (
      <>
        <b>{drafted.score} of 100</b>, {agoWords(drafted.at, now)}. <a href={drafted.findings}>View findings</a>
      </>
    )
  if (report === null) return <a href={paths.audit({ url })}>Audit your page</a>
  return (
    <>
      <b>{report.score} of 100</b>, {agoWords(report.at, now)}. <a href={paths.auditReport(report)}>View report</a>
    </>
  )
}
