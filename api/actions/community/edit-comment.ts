import { Type } from 'typebox'
import { languages } from '../../../shared/fields/language.ts'
import { editMinutes, isEditable } from '../../domain/community/editing.ts'
import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Comment } from '../../domain/records.ts'
import { requireOn } from '../access/what-is-open.ts'
import { currentProfile } from '../access/deletion-access.ts'
import { defineAction } from '../define-action.ts'
import { exclusionOf } from '../../domain/votes/account-exclusion.ts'
import { commentText } from './add-comment.ts'
import { rejectBlocked } from './mute-person.ts'
import { putComment } from './put-comment.ts'
import { readTrust } from './read-trust.ts'
import { mustWait, rejectWatched } from './screen-comment.ts'

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
