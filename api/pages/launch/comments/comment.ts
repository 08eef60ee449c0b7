import { addComment, editComment } from '../../../actions/community/add-comment.ts'
import { canSeeComment, shownAtFirst } from '../../../actions/community/read-talk.ts'
import { setSlowMode } from '../../../actions/community/set-slow-mode.ts'
import { removeComment } from '../../../actions/community/decide-on-comment.ts'
import { findLiveLaunch } from '../../../actions/launches/find-launch.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import type { Comment, Profile } from '../../../domain/records.ts'
import { paths } from '../../../../shared/paths.ts'
import type { World } from '../../../ports/world.ts'
import { signInFirst } from '../../session/session.ts'
import { withDecision } from '../../moderation/moderation-frame.tsx'
import { defineForm } from '../../page/define-page.ts'
import type { PageRequest, RejectedForm } from '../../forms/page-request.ts'
import type { RejectedComment } from './comment-form.tsx'

/** The forms of a launch’s comments. An invalid comment stays in its field. */
export const commentForms = {
  comment: defineForm(addComment, { path: paths.comments, rejected: 'Not posted', shows: ['FORBIDDEN'], next: toComment }),
  editComment: defineForm(editComment, {
    path: paths.editComment,
    rejected: 'Not saved',
    fields: async (form, request) => ({
      id: await ofLiveLaunch(request),
      text: form.get('text') ?? '',
      language: form.get('language') ?? '',
    }),
    next: toComment,
  }),
  removeComment: defineForm(removeComment, {
    path: paths.removeComment,
    signedOut: signInFirst,
    fields: async (_form, request) => ({ id: await ofLiveLaunch(request) }),
    next: (decision, { params: { slug = '' } }) =>
      decision === null ? paths.launch({ slug }, {}, 'comments') : withDecision(paths.launch({ slug }), decision),
  }),
  slowMode: defineForm(setSlowMode, {
    path: paths.slowMode,
    fields: (form, { params: { slug = '' } }) => ({ slug, isOn: form.get('isOn') === 'yes' }),
    next: (decision, { params: { slug = '' } }) => withDecision(paths.launch({ slug }), decision),
  }),
}

/** The id of the comment in the path. Throws NOT_FOUND unless its launch is live. */
async function ofLiveLaunch({ world, params: { slug = '', comment = '' } }: PageRequest): Promise<string> {
  await findLiveLaunch(world, { slug })
  return comment
}

/** An old comment isn’t among those that are shown at first. */
async function toComment({ id, replyTo }: Comment, { world, params: { slug = '', comment } }: PageRequest): Promise<string> {
  const launch = await findLiveLaunch(world, { slug })
  const isOld = (replyTo !== undefined || comment !== undefined) && launch.commentCount > shownAtFirst
  return paths.launch(launch, isOld ? { comments: 'all' } : {}, `comment-${id}`)
}

/** The rejected comment and where its form is: not at a comment that’s gone. */
export async function rejectedComment(
  world: World,
  launch: LiveLaunch,
  account: Profile | null,
  rejected: RejectedForm | null,
): Promise<RejectedComment | undefined> {
  if (rejected?.name !== 'comment' && rejected?.name !== 'editComment') return undefined
  const place = { replyTo: rejected.sent.get('replyTo') ?? undefined, editing: rejected.params['comment'] }
  const about = place.replyTo ?? place.editing
  const isThere = about !== undefined && account !== null && (await canSeeComment(world, launch, about, account))
  return { form: rejected, ...(isThere && place) }
}
