import { paths } from '../../../shared/paths.ts'
import { findOtherModerators } from '../../actions/access/reject-own.ts'
import { readBackupTrouble } from '../../actions/backups/backup-state.ts'
import { findReviewedLaunch } from '../../actions/launches/find-launch.ts'
import { readHistory, readReviewQueue, type ReviewQueue } from '../../actions/launches/read-review-queue.ts'
import { discardMails, readMailTrouble, retryMails } from '../../actions/mails/mail-trouble.ts'
import { countQueue } from '../../actions/moderation/count-waiting.ts'
import { approveLaunch, rejectLaunch, stopLaunch, type QueueDecision } from '../../actions/moderation/decide-on-launch.ts'
import { readLog } from '../../actions/moderation/log/read-log.ts'
import { readUndoable } from '../../actions/moderation/log/read-undoable.ts'
import { listReasons } from '../../actions/moderation/reasons.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { withFlash } from '../forms/flash.tsx'
import { defineForm } from '../page/define-page.ts'
import { leadWords, defineModeratorPage, withDecision } from './moderation-frame.tsx'
import { saidOfMails } from './mail-notice.tsx'
import { entryWords } from './moderation-history.tsx'
import { ModerationPage } from './moderation-page.tsx'
import { QueueTabs } from './queue/queue-tabs.tsx'

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
