import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../launch/launch.ts'
import type { Notice } from './records.ts'

/** `by` is the name of who did it, as it is now. `hasSubject`: the comment or update still exists and is public. */
type Told = {
  notice: Pick<Notice, 'kind' | 'note' | 'launchId' | 'subjectId'>
  launch: Pick<Launch, 'name'>
  by: string
  hasSubject: boolean
}

/** What a notice says, in one sentence. */
export function noticeWords({ notice: { kind, note, launchId, subjectId }, launch: { name }, by, hasSubject }: Told): string {
  switch (kind) {
    case 'submitted':
      return `${name} is in review.`
    case 'approved':
      return note === null ? `${name} was approved.` : `${name} was approved. It goes live on ${dayWords(note, 'weekday')}.`
    case 'rejected':
      return `${name} was rejected.`
    case 'stopped':
      return `A moderator stopped the launch of ${name}.`
    case 'taken-down':
      return `A moderator unpublished ${name}.`
    case 'tomorrow':
      return `${name} goes live on ${dayWords(note ?? '', 'weekday')}.`
    case 'live':
      return `${name} is live.`
    case 'votes':
      return note === '1' ? `${name} got its first vote.` : `${name} reached ${Number(note).toLocaleString('en')} votes.`
    case 'comment':
      return hasSubject ? `${by} commented on ${name}.` : `A comment on ${name} was deleted.`
    case 'reply':
      return hasSubject ? `${by} replied to your comment on ${name}.` : `A reply to your comment on ${name} was deleted.`
    case 'mention':
      return hasSubject ? `${by} mentioned you in a comment on ${name}.` : `A comment on ${name} that mentioned you was deleted.`
    case 'update':
      return hasSubject ? `${name} posted an update.` : `An update from ${name} was deleted.`
    case 'badge-lost':
      return `The badge for ${name} is missing from your site.`
    case 'listing-lost':
      return `Your link to ${name} at ${note ?? 'a directory'} is gone.`
    case 'elsewhere-week':
      return note === '1' ? `${name} has 1 place to launch this week.` : `${name} has ${note ?? ''} places to launch this week.`
    case 'week-won':
      return `${name} is No. ${note ?? '1'} of the week.`
    case 'waiting':
      return `${name} is waiting for review.`
    case 'edit-waiting':
      return `An edit to ${name} is waiting for review.`
    case 'reported':
      return subjectId === null || subjectId === launchId ? `${name} was reported.` : `A comment on ${name} was reported.`
  }
}

/** Where a notice leads, on this site. */
export function noticePath({
  notice: { kind, subjectId },
  slug,
  hasSubject,
}: {
  notice: Notice
  slug: string
  hasSubject: boolean
}): string {
  const page = paths.launch({ slug })
  switch (kind) {
    case 'submitted':
    case 'approved':
    case 'rejected':
    case 'stopped':
    case 'taken-down':
    case 'tomorrow':
    case 'badge-lost':
      return paths.launchDashboard({ slug })
    case 'listing-lost':
      return subjectId === null ? paths.submissionPlan({ slug }) : paths.submission({ slug, directory: subjectId })
    case 'elsewhere-week':
      return paths.submissionPlan({ slug })
    case 'live':
    case 'votes':
    case 'week-won':
      return page
    case 'comment':
    case 'reply':
    case 'mention':
      return hasSubject ? `${page}?comments=all#comment-${subjectId}` : `${page}#comments`
    case 'update':
      return `${page}#changelog`
    case 'waiting':
      return paths.moderation()
    case 'edit-waiting':
      return paths.editQueue()
    case 'reported':
      return paths.reports()
  }
}
