import { paths } from '../../../shared/paths.ts'
import { findOtherModerators, insteadOf } from '../../actions/access/reject-own.ts'
import { readBackupTrouble } from '../../actions/backups/backup-state.ts'
import { findReviewedLaunch } from '../../actions/launches/find-launch.ts'
import { readHistory, readReviewQueue, type ReviewQueue } from '../../actions/launches/read-review-queue.ts'
import { discardMails, readMailTrouble, retryMails, type MailTrouble } from '../../actions/mails/mail-trouble.ts'
import { countQueue } from '../../actions/moderation/count-waiting.ts'
import { approveLaunch, rejectLaunch, stopLaunch, type QueueDecision } from '../../actions/moderation/decide-on-launch.ts'
import { readLog, readUndoable, type NamedDecision } from '../../actions/moderation/log/read-log.ts'
import { listReasons } from '../../actions/moderation/reasons.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { withFlash, type Sentence } from '../forms/flash.tsx'
import { defineForm } from '../page/define-page.ts'
import { leadWords, defineModeratorPage, withDecision } from './moderation-frame.tsx'
import { entryWords } from './moderation-history.tsx'
import { QueueTabs, QueueList } from './queue/queue-list.tsx'
import { makersOf } from '../../domain/launch/makers.ts'
import { isTrouble, type BackupState } from '../../domain/backups.ts'
import { LatestDecisions } from './log/log-list.tsx'
import { Scheduled } from './queue/scheduled.tsx'
import { PendingLaunch } from './pending-launch.tsx'
import { Empty } from '../parts/empty.tsx'
import { agoWords } from '../../../shared/ui/day-words.ts'
import { plural, pluralForm } from '../../../shared/plural.ts'
import { Form } from '../forms/form.tsx'
import { Button } from '../parts/button.tsx'

const emails = (count: number) => plural(count, 'email')

const MailNotice = ({ trouble: { waiting, failed, oldest, error }, now }: { trouble: MailTrouble; now: Date }) => (
  <section class="mail-notice edged grid gap-2 below-5 pad-4 wraps rounded-small" aria-labelledby="mail-notice-title">
    <h2 class="mail-notice__title" id="mail-notice-title">
      {titleOf(waiting, failed)}
    </h2>
    <p>
      {failed > 0 && waiting > 0 && `${waiting} more ${pluralForm(waiting, 'email is', 'emails are')} delayed. `}
      The oldest was queued <time dateTime={oldest}>{agoWords(oldest, now)}</time>.
    </p>
    {error !== null && (
      <p>
        Last error: <q dir="auto">{error}</q>
      </p>
    )}
    {failed > 0 && (
      <Form name="resendEmails" class="row gap-3 above-2">
        <button class="sw-button">Resend {pluralForm(failed, 'email')}</button>
        <Button name="do" value="deleteEmails" words={`Delete ${pluralForm(failed, 'email')}`} />
      </Form>
    )}
  </section>
)

function titleOf(waiting: number, failed: number): string {
  if (failed > 0) return `${emails(failed)} couldn’t be sent`
  return `${emails(waiting)} ${pluralForm(waiting, 'is', 'are')} delayed`
}

const saidOfMails =
  (words: (emails: string) => string): Sentence =>
  (_request, count) =>
    /^\d{1,9}$/.test(count) ? { text: words(emails(Number(count))) } : undefined

const decisionsShown = 10

const next = ({ decision, next: id }: QueueDecision): string =>
  withDecision(paths.moderation({}, id === null ? undefined : `pending-${id}`), decision)

export const moderation = defineModeratorPage('queue', {
  path: paths.moderation,
  async load({ world, account, rejected }) {
    const { entries } = await readLog(world, {}, { limit: decisionsShown })
    const slug = rejected?.sent.get('slug') ?? null
    return {
      alert: slug === null ? undefined : await alreadyDecided(world, slug, account),
      counts: await countQueue(world),
      shown: {
        queue: await readReviewQueue(world),
        presets: await listReasons(world),
        others: await findOtherModerators(world, account),
        decisions: entries,
        undoable: await readUndoable(world, entries),
        trouble: await readMailTrouble(world),
        backups: await readBackupTrouble(world),
      },
    }
  },
  forms: {
    approve: defineForm(approveLaunch, { next, rejected: 'Not approved' }),
    reject: defineForm(rejectLaunch, { next, rejected: 'Not rejected' }),
    stop: defineForm(stopLaunch, { next, rejected: 'Not stopped' }),
    resendEmails: defineForm(retryMails, {
      says: { 'emails-resent': saidOfMails((emails) => `Resending ${emails}.`) },
      next: (count) => withFlash(paths.moderation(), 'emails-resent', count),
    }),
    deleteEmails: defineForm(discardMails, {
      says: { 'emails-deleted': saidOfMails((emails) => `${emails} deleted.`) },
      next: (count) => withFlash(paths.moderation(), 'emails-deleted', count),
    }),
  },
  view: ({ alert, counts, shown }, request) => ({
    title: 'Moderation',
    lead: pendingWords(shown.queue),
    alert,
    content: (
      <>
        <QueueTabs current="launches" counts={counts} />
        <ModerationPage {...shown} now={request.now} account={request.account} />
      </>
    ),
  }),
})

const pendingWords = ({ waiting, pending }: ReviewQueue): string =>
  leadWords(waiting, pending, 'No pending launches.', 'pending launch.', 'pending launches.')

/** For a moderator whose decision came second. */
async function alreadyDecided(world: World, slug: string, account: Profile): Promise<string> {
  const launch = await findReviewedLaunch(world, { slug }, account)
  const [last] = await readHistory(world, launch)
  const words = last === undefined ? '' : ` ${entryWords(last, world.clock())}`
  return `No change: ${launch.name} was already reviewed.${words}`
}

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

function ModerationPage({ queue, decisions, undoable, trouble, backups, now, account, others, presets }: Props) {
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
