import type { ReviewQueue } from '../../actions/launches/read-review-queue.ts'
import type { MailTrouble } from '../../actions/mails/mail-trouble.ts'
import type { NamedDecision } from '../../actions/moderation/log/name-decisions.ts'
import type { BackupState } from '../../domain/backups.ts'
import type { Profile } from '../../domain/records.ts'
import { LatestDecisions } from './log/latest-decisions.tsx'
import { BackupNotice } from './backup-notice.tsx'
import { MailNotice } from './mail-notice.tsx'
import { Scheduled } from './queue/scheduled.tsx'
import { PendingLaunch } from './pending-launch.tsx'

type Props = {
  queue: ReviewQueue
  decisions: NamedDecision[]
  undoable: ReadonlyMap<string, number>
  trouble: MailTrouble | null
  backups: BackupState | null
  now: Date
  account: Profile
  /** The other moderators who can decide. */
  others: readonly Profile[]
  presets: readonly string[]
}

export function ModerationPage({ queue, decisions, undoable, trouble, backups, now, account, others, presets }: Props) {
  const { pending, scheduled } = queue
  return (
    <>
      {backups !== null && <BackupNotice state={backups} now={now} />}
      {trouble !== null && <MailNotice trouble={trouble} now={now} />}
      <div class="moderation__columns grid">
        <section aria-label="Pending">
          {pending.length === 0 ? (
            <div class="empty">
              <p class="empty__title">All caught up</p>
              <p>New submissions appear here.</p>
            </div>
          ) : (
            <ol class="stack gap-5">
              {pending.map((item) => (
                <PendingLaunch
                  key={item.launch.id}
                  item={item}
                  now={now}
                  presets={presets}
                  others={item.launch.ownerId === account.id ? others : []}
                />
              ))}
            </ol>
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

export function waitingWords({ waiting, pending }: ReviewQueue): string {
  const shown = pending.length
  if (waiting === 0) return 'No pending launches.'
  if (waiting === 1) return '1 pending launch.'
  return shown < waiting ? `${waiting} pending launches. Showing the oldest ${shown}.` : `${waiting} pending launches, oldest first.`
}
