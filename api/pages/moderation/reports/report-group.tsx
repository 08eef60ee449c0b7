import { paths } from '../../../../shared/paths.ts'
import { plural } from '../../../../shared/plural.ts'
import { agoWords, instantWords } from '../../../../shared/ui/day-words.ts'
import { statusWords } from '../../../../shared/ui/launch-words.ts'
import type { NamedReport, ReportGroup } from '../../../actions/moderation/reports/read-reports.ts'
import { productName } from '../../audit/report-page.tsx'
import { Logo } from '../../parts/picture.tsx'
import { namesOf } from '../../../actions/access/reject-own.ts'
import { ownWords, reasonWords } from '../../../domain/moderation/reasons.ts'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import { Ago } from '../people/person-section.tsx'
import { ReportActions, type QueuePlace } from './report-actions.tsx'
import { Written } from '../../parts/written.tsx'

export function ReportGroupCard({ group, now, place }: { group: ReportGroup; now: Date; place: QueuePlace }) {
  const { subjectId, count, since, reasons, newest } = group
  return (
    <li class="report-group card stack gap-4 wraps" id={`reports-${subjectId}`}>
      <header class="row center between gap-2-4">
        <p>
          <b>{plural(count, 'flag')}</b>
          {count === 1 ? ', ' : ', the first '}
          <Ago at={since} now={now} />
        </p>
        <ul class="row gap-2" aria-label="Reasons">
          {reasons.map(({ reason, count: times }) => (
            <li key={reason} class="sw-chip">
              {reasonWords[reason].label}
              {times > 1 && ` × ${times}`}
            </li>
          ))}
        </ul>
      </header>
      {group.subject === 'comment' && <ReportedComment group={group} now={now} />}
      {group.subject === 'audit' && <ReportedAudit group={group} />}
      {group.subject !== 'comment' && group.subject !== 'audit' && <ReportedLaunch group={group} />}
      <ul class="report-group__reports pad-top-4 grid gap-3 ruled">
        {newest.map((report) => (
          <OneReport key={report.flag.id} {...report} now={now} />
        ))}
        {count > newest.length && <li class="soft small">and {count - newest.length} older flags</li>}
      </ul>
      {group.others.length === 0 ? (
        <ReportActions group={group} place={place} />
      ) : (
        <p class="pad-top-4 ruled">
          These flags are about {ownWords[group.subject]}. Another moderator has to review them: {namesOf(group.others)}.
        </p>
      )}
    </li>
  )
}

function ReportedLaunch({ group: { launch, person, update, subject } }: { group: ReportGroup }) {
  if (launch === null) return <p class="soft">This launch was deleted.</p>
  const { tagline, logo, slug, status } = launch
  return (
    <div class="report-group__launch grid">
      <Logo address={logo} slug={slug} size={48} class="launch-row__logo covers" />
      <div>
        <h2 class="row center gap-2">
          <LaunchLink launch={launch} />
          {status !== 'live' && <span class="sw-chip">{statusWords[status]}</span>}
        </h2>
        <p>
          <bdi>{tagline}</bdi>
        </p>
        {update !== null && (
          <blockquote class="reported-text flat wraps lines">
            <p dir="auto">
              {update.title}
              {'\n\n'}
              {update.text}
            </p>
          </blockquote>
        )}
        <p class="soft small">
          {{ person: 'Flagged: ', update: 'Flagged: an update, by ' }[subject as string] ?? 'By '}
          <Person person={person} />
        </p>
      </div>
    </div>
  )
}

function ReportedAudit({ group: { audit, person } }: { group: ReportGroup }) {
  if (audit === null) return <p class="soft">This audit report was deleted.</p>
  const { report, content } = audit
  return (
    <div>
      <h2>
        Audit report: <a href={paths.auditReport(report)}>{productName(content.listing, report.url)}</a>
      </h2>
      <p class="wraps">{report.url}</p>
      <p class="soft small">
        By {person === null ? 'somebody without an account' : <Person person={person} />} · {report.isPublic ? 'public' : 'not public'}
      </p>
    </div>
  )
}

function ReportedComment({ group: { launch, comment, person, flaggedText }, now }: { group: ReportGroup; now: Date }) {
  if (comment === null) return <p class="soft">This comment was deleted.</p>
  return (
    <div class="report-group__comment grid gap-2">
      <blockquote class="reported-text flat wraps lines">
        <Written text={comment.text} />
      </blockquote>
      {flaggedText !== null && (
        <blockquote class="reported-text flat wraps lines">
          <p class="soft small">When it was flagged:</p>
          <Written text={flaggedText} />
        </blockquote>
      )}
      <p class="soft small">
        Comment by <Person person={person} />
        {launch !== null && (
          <>
            {' '}
            on <LaunchLink launch={launch} anchor={`#comment-${comment.id}`} />
          </>
        )}
        {comment.editedAt !== undefined && (
          <>
            {' '}
             · <span title={instantWords(comment.editedAt)}>edited {agoWords(comment.editedAt, now)}</span>
          </>
        )}
        {comment.exclusion !== undefined && ' · not shown at the moment'}
      </p>
    </div>
  )
}

const Person = ({ person }: { person: ReportGroup['person'] }) => (
  <PersonLink id={person?.id ?? null} name={person?.name ?? 'a former member'} />
)

const OneReport = ({ flag: { reason, text, at }, reporter, now }: NamedReport & { now: Date }) => (
  <li>
    <p>
      {reporter === null ? 'A member' : <Person person={reporter} />} <span class="soft small">· {reasonWords[reason].label} · </span>
      <Ago at={at} now={now} />
      {reporter !== null && !reporter.isProven && <span class="sw-chip">Email not verified</span>}
      {reporter?.isSuspended === true && <span class="sw-chip">Suspended</span>}
      {reporter?.isOftenDismissed === true && <span class="sw-chip">Flags often dismissed</span>}
    </p>
    {text !== '' && <Written class="soft lines" text={text} />}
  </li>
)
