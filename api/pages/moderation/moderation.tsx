import { decideOnLaunch, type ModeratorMove } from '../../actions/launches/move-launch.ts'
import type { Context } from 'koa'
import { findReviewedLaunch } from '../../actions/launches/find-launch.ts'
import { readBackupTrouble } from '../../actions/backups/backup-state.ts'
import { discardMails, readMailTrouble, retryMails } from '../../actions/mails/mail-trouble.ts'
import { listPending, readHistory, readReviewQueue } from '../../actions/launches/read-review-queue.ts'
import { readLog } from '../../actions/moderation/log/read-log.ts'
import { readUndoable } from '../../actions/moderation/log/read-undoable.ts'
import { listReasons } from '../../actions/moderation/reasons.ts'
import { findOtherModerators } from '../../actions/access/refuse-own.ts'
import { countQueue } from '../../actions/moderation/count-waiting.ts'
import type { World } from '../../ports/world.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { formFaults } from '../parts/form-answer.ts'
import { sendModerationPage } from './moderation-frame.tsx'
import { mailDecisionWords } from './mail-notice.tsx'
import { entryWords } from './moderation-history.tsx'
import { ModerationPage, waitingWords } from './moderation-page.tsx'
import type { RefusedDecision } from './pending-launch.tsx'
import { QueueTabs } from './queue/queue-tabs.tsx'
import { givenReason, typedReason } from './reason-field.tsx'
import { readModeratorsForm, requireModeratorHere } from './moderators-only.ts'
import { redirect } from '../account/session.ts'
import { paths } from '../../../shared/paths.ts'

const decisionsShown = 10

type Said = { notice?: string | undefined; alert?: string | undefined; refused?: RefusedDecision | undefined }

/** The queue, scheduled launches and recent decisions. Throws NOT_FOUND for everyone but moderators. */
export async function moderation(world: World, ctx: Context): Promise<void> {
  const account = requireModeratorHere(world, ctx)
  const query = new URLSearchParams(ctx.querystring)
  await show(world, ctx, account, { notice: mailDecisionWords(query.get('emails'), Number(query.get('count'))) })
}

/** Approves or rejects a launch. A refused form is shown again with its errors and everything typed. */
export async function decide(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const given = (name: string) => form.get(name) ?? ''
  const decision = given('decision')
  if (decision !== 'approve' && decision !== 'reject' && decision !== 'stop')
    throw invalidRequest('Choose Approve, Reject or Stop.', 'form')
  const slug = given('slug')
  const { id } = await findReviewedLaunch(world, { slug }, account)
  const own = typedReason(form)
  try {
    const seen = given('seen') || null
    const reason = givenReason(own, await listReasons(world))
    const step: ModeratorMove =
      decision === 'approve'
        ? { event: decision, launchDate: given('launchDate').trim(), seen, confirmedPlan: given('confirmed') }
        : decision === 'reject'
          ? { event: decision, reason, seen }
          : { event: decision, reason }
    const next = await nextInQueue(world, account, id)
    const decided = await decideOnLaunch(world, slug, step, account)
    redirect(ctx, paths.moderation({ decided: decided.decision.id }, next === null ? undefined : `pending-${next}`))
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const typed = { launchDate: given('launchDate'), confirmed: given('confirmed') !== '', ...own }
    const now = await findReviewedLaunch(world, { slug }, account)
    const said: Said =
      now.status === (decision === 'stop' ? 'scheduled' : 'pending_review')
        ? { refused: { id: now.id, decision, faults, message, typed } }
        : { alert: await alreadyDecided(world, now) }
    await show(world, ctx, account, said)
  }
}

/** The launch after this one in the queue, or the one before; null if it’s the only one or isn’t in the queue. */
async function nextInQueue(world: World, account: Profile, id: string): Promise<string | null> {
  const ids = (await listPending(world, account)).pending.map((launch) => launch.id)
  const at = ids.indexOf(id)
  return at === -1 ? null : (ids[at + 1] ?? ids[at - 1] ?? null)
}

/** Resends or deletes failed emails. */
export async function decideMails(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const decision = form.get('decision')
  if (decision !== 'retry' && decision !== 'discard') throw invalidRequest('Choose Resend or Delete.', 'form')
  const count = await (decision === 'retry' ? retryMails : discardMails)(world, account)
  redirect(ctx, paths.moderation({ emails: decision, count }))
}

/** For a moderator whose decision came second. */
async function alreadyDecided(world: World, launch: Launch): Promise<string> {
  const [last] = await readHistory(world, launch)
  const words = last === undefined ? '' : ` ${entryWords(last, world.clock())}`
  return `No change: ${launch.name} was already reviewed.${words}`
}

async function show(world: World, ctx: Context, account: Profile, said: Said): Promise<void> {
  const queue = await readReviewQueue(world, account)
  const presets = await listReasons(world)
  const others = await findOtherModerators(world, account)
  const { entries } = await readLog(world, {}, { limit: decisionsShown }, account)
  const trouble = await readMailTrouble(world, account)
  const backups = await readBackupTrouble(world, account)
  const { notice, alert, refused } = said
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'queue',
      title: 'Moderation',
      heading: 'Moderation',
      lead: waitingWords(queue),
      notice,
      alert,
    },
    <>
      <QueueTabs current="launches" counts={await countQueue(world)} />
      <ModerationPage
        queue={queue}
        decisions={entries}
        undoable={await readUndoable(world, entries, account)}
        trouble={trouble}
        backups={backups}
        now={world.clock()}
        account={account}
        others={others}
        presets={presets}
        refused={refused}
      />
    </>,
  )
}
