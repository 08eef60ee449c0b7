import { insteadOf } from '../../actions/access/reject-own.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { ReviewQueue } from '../../actions/launches/read-review-queue.ts'
import type { MailTrouble } from '../../actions/mails/mail-trouble.ts'
import type { NamedDecision } from '../../actions/moderation/log/name-decisions.ts'
import { type BackupState, isTrouble } from '../../domain/backups.ts'
import type { Profile } from '../../domain/records.ts'
import { LatestDecisions } from './log/latest-decisions.tsx'
import { MailNotice } from './mail-notice.tsx'
import { Scheduled } from './queue/scheduled.tsx'
import { QueueList } from './queue/queue-list.tsx'
import { PendingLaunch } from './pending-launch.tsx'
import { Empty } from '../parts/empty.tsx'
import { agoWords } from '../../../shared/ui/ago-words.ts'

type Props = {
  queue: ReviewQueue
  decisions: NamedDecision[]
  undoable: ReadonlyMap<string, number>
  trouble: MailTrouble | null
  backups: BackupState | null
  now: Date
  account: Profile
  others: readonly Profile[]
  presets: readonly string[]
}

export function ModerationPage({ queue, decisions, undoable, trouble, backups, now, account, others, presets }: Props) {
  const { pending, scheduled, isOpening } = queue
  return (
    <>
      {backups !== null && <BackupNotice state={backups} now={now} />}
      {trouble !== null && <MailNotice trouble={trouble} now={now} />}
      <div class="moderation__columns with-aside grid">
        <section aria-label="Pending">
          {pending.length === 0 ? (
            <Empty title="All caught up" says="New submissions appear here." />
          ) : (
            <QueueList label="Pending launches" class="stack gap-5" keys="A approve, R reject">
              {pending.map((item) => (
                <PendingLaunch
                  key={item.launch.id}
                  item={item}
                  now={now}
                  presets={presets}
                  isOpening={isOpening}
                  others={insteadOf(others, makersOf(item.launch), account)}
                />
              ))}
            </QueueList>
          )}
        </section>
        <div class="moderation__aside stack top gap-6">
          <Scheduled launches={scheduled} presets={presets} />
          <LatestDecisions decisions={decisions} undoable={undoable} now={now} />
        </div>
      </div>
    </>
  )
}

function BackupNotice({ state: { backup, check }, now }: { state: BackupState; now: Date }) {
  const [failing, title] = isTrouble(backup, now) ? [backup, 'The last backup failed'] : [check, 'The last backup check failed']
  return (
    <section class="mail-notice edged grid gap-2 below-5 pad-4 wraps rounded-small" aria-labelledby="backup-notice-title">
      <h2 class="mail-notice__title" id="backup-notice-title">
        {title}
      </h2>
      <p>
        {backup.good === null ? (
          'There’s no backup yet.'
        ) : (
          <>
            The last good backup was made <time dateTime={backup.good.at}>{agoWords(backup.good.at, now)}</time>.
          </>
        )}{' '}
        Tell whoever runs this site; the server’s log has the details.
      </p>
      {failing.bad !== null && (
        <p>
          Last error: <q dir="auto">{failing.bad.reason}</q>
        </p>
      )}
    </section>
  )
}
