import type { Context } from 'koa'
import { addComment } from '../../../actions/community/add-comment.ts'
import { editComment } from '../../../actions/community/edit-comment.ts'
import { canSeeComment } from '../../../actions/community/read-launch-records.ts'
import { shownAtFirst } from '../../../actions/community/read-talk.ts'
import { findLiveLaunch } from '../../../actions/launches/find-launch.ts'
import { removeComment } from '../../../actions/community/remove-comment.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import type { Comment, Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import type { TakeQuota } from '../../../http/limits/limit-rate.ts'
import { formFaults, readForm } from '../../parts/form-answer.ts'
import type { RefusedComment } from './comment-form.tsx'
import { showLaunch } from '../launch.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { redirect, requireAccount } from '../../account/session.ts'
import { paths } from '../../../../shared/paths.ts'

type LaunchContext = Context & { params: Record<string, string> }
type Place = Pick<RefusedComment, 'replyTo' | 'editing'>

/** Adds a comment or reply. An invalid one stays in its field, and an expired session is renewed without losing the text. Throws NOT_FOUND. */
export async function comment(world: World, takeComment: TakeQuota, ctx: LaunchContext): Promise<void> {
  await submit(world, takeComment, ctx, (form) => ({ replyTo: form.get('replyTo') ?? undefined }), addComment)
}

/** Saves an edited comment. Throws Failure FORBIDDEN for somebody else’s. */
export async function saveComment(world: World, takeComment: TakeQuota, ctx: LaunchContext): Promise<void> {
  const editing = ctx.params['comment'] ?? ''
  await submit(
    world,
    takeComment,
    ctx,
    () => ({ editing }),
    (_world, { text }, account) => editComment(world, { id: editing, text }, account),
  )
}

async function submit(
  world: World,
  takeComment: TakeQuota,
  ctx: LaunchContext,
  placeOf: (form: URLSearchParams) => Place,
  save: (world: World, input: { slug: string; text: string; replyTo?: string | undefined }, account: Profile) => Promise<Comment>,
): Promise<void> {
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const text = form.get('text') ?? ''
  const place = placeOf(form)
  try {
    await takeComment(ctx, account.id)
    const { id } = await save(world, { slug: launch.slug, text, replyTo: place.replyTo }, account)
    // An old comment isn’t among those that are shown at first.
    const isOld = place.replyTo !== undefined || place.editing !== undefined
    redirect(ctx, paths.launch(launch, { comments: isOld && launch.commentCount > shownAtFirst ? 'all' : null }, `comment-${id}`))
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const fault = text.trim() === '' ? 'Enter a comment.' : (faults['text'] ?? message ?? '')
    await showLaunch(world, ctx, launch, { comment: { text, fault, ...(await currentPlace(world, launch, account, place)) } })
  }
}

/** Where the form of a comment still is: not at a comment that’s gone. */
async function currentPlace(world: World, launch: LiveLaunch, account: Profile, { replyTo, editing }: Place): Promise<Place> {
  const about = replyTo ?? editing
  return about !== undefined && (await canSeeComment(world, launch, about, account)) ? { replyTo, editing } : {}
}

/** Throws Failure FORBIDDEN for somebody else’s comment, NOT_FOUND for one that no longer exists. */
export async function deleteComment(world: World, ctx: LaunchContext): Promise<void> {
  const account = requireAccount(ctx)
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const decision = await removeComment(world, { id: ctx.params['comment'] ?? '' }, account)
  redirect(ctx, decision === null ? paths.launch(launch, {}, 'comments') : paths.launch(launch, { decided: decision.id }))
}
