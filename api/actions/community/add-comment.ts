import { Type } from 'typebox'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Comment } from '../../domain/records.ts'
import { exclusionOf } from '../../domain/votes/counted-votes.ts'
import { requireLive } from '../access/launch-access.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { createId } from '../../domain/random.ts'
import { requireOn } from '../access/what-is-open.ts'
import { defineAction } from '../define-action.ts'
import { rejectBlocked } from './mute-person.ts'
import { putComment, requirePace, mustWait, rejectWatched, readTrust } from './screen-comment.ts'
import type { Finders } from '../../ports/store.ts'
import { languages } from '../../../shared/fields/language.ts'
import { editMinutes, isEditable } from '../../domain/community/editing.ts'

export const maxCommentLength = 2000

/** Shown once the author’s email is verified and, if it has to wait, a moderator has approved it. Throws NOT_FOUND, BAD_REQUEST about `text`, CONFLICT for a lost parent or while comments are off, FORBIDDEN while suspended, TOO_MANY_REQUESTS. */
export const addComment = defineAction({
  access: 'member',
  quota: 'comments',
  /** `replyTo` is a comment of the same launch. */
  input: Type.Object({ slug: Type.String(), text: Type.String(), replyTo: Type.Optional(Type.String()) }),
  async run(world, { slug, text, replyTo }, account) {
    requireOn(world, 'hasComments')
    const plain = commentText(text)
    const added = await world.store.transact(async (transaction) => {
      const launch = await requireLive(transaction, slug)
      const author = await currentProfile(transaction, account)
      const now = world.clock()
      blockSuspended(author, now)
      const level = await readTrust(world, transaction, author)
      await requirePace(transaction, launch, author, level, now)
      await rejectWatched(transaction, plain, level)
      const exclusion = exclusionOf(author, now) ?? ((await mustWait(transaction, plain, author, level)) ? 'held' : undefined)
      const parent = replyTo === undefined ? null : await parentOf(transaction, launch.id, replyTo)
      const topId = parent === null ? undefined : (parent.replyTo ?? parent.id)
      if (level !== 'moderator') await rejectBlocked(transaction, author, [...makersOf(launch), parent?.accountId ?? null])
      const comment: Comment = {
        id: createId(world),
        launchId: launch.id,
        accountId: author.id,
        author: { name: author.name, handle: author.handle },
        text: plain,
        at: now.toISOString(),
        day: now.toISOString().slice(0, 10),
        ...(topId !== undefined && { replyTo: topId }),
        ...(exclusion !== undefined && { exclusion }),
      }
      await putComment(world, transaction, null, comment)
      return comment
    })
    world.events.wake()
    return added
  },
})

/** The text of a comment as it’s kept. Throws BAD_REQUEST about `text`. */
export function commentText(typed: string): string {
  const text = plainText(typed)
  throwFieldErrors(text === '' ? [fieldError('text', 'Enter a comment.', 'required')] : lengthErrors('text', text, maxCommentLength))
  return text
}

/** The comment that somebody replies to. One that others can’t see can’t be replied to. */
async function parentOf({ get }: Pick<Finders, 'get'>, launchId: string, id: string): Promise<Comment> {
  const comment = await get('comments', id)
  if (comment === null || comment.launchId !== launchId || comment.exclusion !== undefined)
    throw new Failure('CONFLICT', 'Not posted: the comment you replied to is no longer shown.')
  return comment
}

/** `language` is a code, or '' to detect it. Throws BAD_REQUEST about `text`, CONFLICT if it’s too late or deleted, FORBIDDEN for somebody else’s comment and while suspended. */
export const editComment = defineAction({
  access: 'member',
  quota: 'comments',
  input: Type.Object({ id: Type.String(), text: Type.String(), language: Type.Optional(Type.String()) }),
  async run(world, { id, text, language }, account) {
    requireOn(world, 'hasComments')
    const saved = await world.store.transact(async (transaction) => {
      const comment = await transaction.get('comments', id)
      if (comment === null || comment.exclusion === 'removed') throw new Failure('CONFLICT', 'Not saved: this comment was deleted.')
      if (comment.accountId !== account.id) throw new Failure('FORBIDDEN', 'Only the author can edit a comment.')
      const now = world.clock()
      const author = await currentProfile(transaction, account)
      blockSuspended(author, now)
      if (!isEditable(comment, now)) throw new Failure('CONFLICT', `Not saved: you can only edit a comment for ${editMinutes} minutes.`)
      const plain = commentText(text)
      const inLanguage = chooseLanguage(comment, language)
      if (plain === comment.text) {
        if (inLanguage.language !== comment.language) await putComment(world, transaction, comment, inLanguage)
        return inLanguage
      }
      const level = await readTrust(world, transaction, author)
      const launch = await transaction.get('launches', comment.launchId)
      if (level !== 'moderator' && launch !== null) await rejectBlocked(transaction, author, makersOf(launch))
      await rejectWatched(transaction, plain, level)
      const { exclusion: before, ...rest } = inLanguage
      const exclusion =
        before === 'reported'
          ? before
          : (exclusionOf(author, now) ?? ((await mustWait(transaction, plain, author, level)) ? 'held' : undefined))
      const edited: Comment = { ...rest, text: plain, editedAt: now.toISOString(), ...(exclusion !== undefined && { exclusion }) }
      await putComment(world, transaction, comment, edited)
      return edited
    })
    world.events.wake()
    return saved
  },
})

function chooseLanguage(comment: Comment, chosen: string | undefined): Comment {
  if (chosen === undefined) return comment
  const { language: _, ...detected } = comment
  return Object.hasOwn(languages, chosen) ? { ...detected, language: chosen } : detected
}
