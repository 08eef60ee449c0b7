import { dayWords } from '../../../shared/ui/day-words.ts'
import type { ReviewQueue } from '../../actions/launches/read-review-queue.ts'
import type { MailTrouble } from '../../actions/mails/mail-trouble.ts'
import type { NamedDecision } from '../../actions/moderation/log/name-decisions.ts'
import type { Launch } from '../../domain/launch.ts'
import { reviewPath } from '../maker/maker-paths.ts'
import { LatestDecisions } from './log/latest-decisions.tsx'
import { MailNotice } from './mail-notice.tsx'
import { PendingLaunch, type RefusedDecision } from './pending-launch.tsx'
import { planWords } from '../maker/plan-words.ts'

type Props = {
  queue: ReviewQueue
  decisions: NamedDecision[]
  trouble: MailTrouble | null
  now: Date
  refused?: RefusedDecision | undefined
}

export function ModerationPage({ queue: { pending, scheduled }, decisions, trouble, now, refused }: Props) {
  return (
    <>
      {trouble !== null && <MailNotice trouble={trouble} now={now} />}
      <div class="moderation__columns">
        <section aria-label="Pending">
          {pending.length === 0 ? (
            <div class="empty">
              <p class="empty__title">All caught up</p>
              <p>New submissions appear here.</p>
            </div>
          ) : (
            <ol class="queue">
              {pending.map((item) => (
                <PendingLaunch key={item.launch.id} item={item} now={now} refused={refused?.id === item.launch.id ? refused : undefined} />
              ))}
            </ol>
          )}
        </section>
        <div class="moderation__aside">
          <Scheduled launches={scheduled} />
          <LatestDecisions decisions={decisions} now={now} />
        </div>
      </div>
    </>
  )
}

export function waitingWords({ waiting, pending }: ReviewQueue): string {
  const shown = pending.length
  if (waiting === 0) return 'No pending launches.'
  if (waiting === 1) return '1 pending launch.'
  return shown < waiting ? `${waiting} pending launches. Showing the oldest ${shown}.` : `${waiting} pending launches, oldest first.`
}

function Scheduled({ launches }: { launches: Launch[] }) {
  return (
    <section aria-labelledby="scheduled-title">
      <h2 class="moderation__title" id="scheduled-title">
        Scheduled
      </h2>
      {launches.length === 0 ? (
        <p class="moderation__none">Nothing scheduled.</p>
      ) : (
        <ol class="brief-list">
          {launches.map(({ id, slug, name, plan, launchDate }) => (
            <li key={id}>
              <a href={reviewPath(slug)}>
                <bdi>{name}</bdi>
              </a>
              <p>
                {launchDate !== null && <time dateTime={launchDate}>{dayWords(launchDate)}</time>}
                {plan !== null && `, ${planWords[plan].label}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
