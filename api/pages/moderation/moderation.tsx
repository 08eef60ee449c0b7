import { moveLaunch } from '../../actions/launches/move-launch.ts'
import type { Context } from 'koa'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { findReviewedLaunch } from '../../actions/launches/find-launch.ts'
import { discardMails, readMailTrouble, retryMails } from '../../actions/mails/mail-trouble.ts'
import { readHistory, readReviewQueue } from '../../actions/launches/read-review-queue.ts'
import type { World } from '../../ports/world.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { formFaults } from '../parts/form-answer.ts'
import { sendModerationPage } from './moderation-frame.tsx'
import { mailDecisionWords } from './mail-notice.tsx'
import { entryWords } from './moderation-history.tsx'
import { ModerationPage, waitingWords } from './moderation-page.tsx'
import type { RefusedDecision } from './pending-launch.tsx'
import { readModeratorsForm, requireModeratorHere } from './moderators-only.ts'
import { redirect } from '../account/session.ts'

type Said = { notice?: string | undefined; alert?: string | undefined; refused?: RefusedDecision | undefined }

/** The queue, scheduled launches and recent decisions. Throws NOT_FOUND for everyone but moderators. */
export async function moderation(world: World, ctx: Context): Promise<void> {
  const account = requireModeratorHere(world, ctx)
  const query = new URLSearchParams(ctx.querystring)
  const slug = query.get('decided')
  const decided = slug === null ? null : await findReviewedLaunch(world, { slug }, account).catch(() => null)
  await show(world, ctx, account, {
    notice: decided === null ? mailDecisionWords(query.get('emails'), Number(query.get('count'))) : await outcome(world, decided),
  })
}

/** Approves or rejects a launch. A refused form is shown again with its errors and everything typed. */
export async function decide(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const given = (name: string) => form.get(name) ?? ''
  const decision = given('decision')
  if (decision !== 'approve' && decision !== 'reject') throw invalidRequest('Choose Approve or Reject.', 'form')
  const slug = given('slug')
  const launch = await findReviewedLaunch(world, { slug }, account)
  try {
    const seen = given('seen') || null
    if (decision === 'reject') await moveLaunch(world, slug, { event: 'reject', reason: given('reason'), seen }, account)
    else
      await moveLaunch(
        world,
        slug,
        { event: 'approve', launchDate: given('launchDate').trim(), seen, confirmedPlan: given('confirmed') },
        account,
      )
    redirect(ctx, `/moderation/?decided=${encodeURIComponent(launch.slug)}`)
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const typed = { launchDate: given('launchDate'), confirmed: given('confirmed') !== '', reason: given('reason') }
    const now = await findReviewedLaunch(world, { slug }, account)
    const said: Said =
      now.status === 'pending_review'
        ? { refused: { id: now.id, decision, faults, message, typed } }
        : { alert: await alreadyDecided(world, now) }
    await show(world, ctx, account, said)
  }
}

/** Resends or deletes failed emails. */
export async function decideMails(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const decision = form.get('decision')
  if (decision !== 'retry' && decision !== 'discard') throw invalidRequest('Choose Resend or Delete.', 'form')
  const count = await (decision === 'retry' ? retryMails : discardMails)(world, account)
  redirect(ctx, `/moderation/?emails=${decision}&count=${count}`)
}

async function outcome(world: World, launch: Launch): Promise<string | undefined> {
  const { name, status, launchDate } = launch
  if (status === 'scheduled' && launchDate !== null) return `${name} is scheduled for ${dayWords(launchDate)}.`
  if (status === 'rejected') {
    const [last] = await readHistory(world, launch)
    return `${name} ${last?.event === 'take_down' ? 'unpublished' : 'rejected'}. The maker will see your reason on their dashboard.`
  }
  return status === 'live' ? `${name} is live.` : undefined
}

/** For a moderator whose decision came second. */
async function alreadyDecided(world: World, launch: Launch): Promise<string> {
  const [last] = await readHistory(world, launch)
  const words = last === undefined ? '' : ` ${entryWords(last, world.clock())}`
  return `No change: ${launch.name} was already reviewed.${words}`
}

async function show(world: World, ctx: Context, account: Profile, said: Said): Promise<void> {
  const queue = await readReviewQueue(world, account)
  const trouble = await readMailTrouble(world, account)
  const { notice, alert, refused } = said
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'queue',
      title: 'Moderation',
      heading: 'Moderation',
      lead: waitingWords(queue),
      notice: notice === undefined ? undefined : { text: notice },
      alert,
    },
    <ModerationPage queue={queue} trouble={trouble} now={world.clock()} refused={refused} />,
  )
}
