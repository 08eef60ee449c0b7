import { dayWords } from '../../../shared/ui/day-words.ts'
import type { LiveLaunch } from '../../domain/launch.ts'
import type { CommentFlaw } from '../../domain/moderation/records.ts'
import type { Comment, Profile } from '../../domain/records.ts'
import { longestComment } from '../../actions/community/add-comment.ts'
import { isViewerSuspended, UnlessSuspended } from '../parts/unless-suspended.tsx'

/** The rejected input, and what is wrong with it. */
export type RefusedComment = { text: string; fault: string }

type Props = {
  launch: LiveLaunch
  comments: Comment[]
  account: Profile | null
  isModerator: boolean
  refused: RefusedComment | undefined
  /** Show every comment, not only the newest. */
  all: boolean
}

const shownAtFirst = 100

/** The maker's first comment, everybody's comments, and a form to add one. Everything is plain text. */
export function Comments({ launch, comments, account, isModerator, refused, all }: Props) {
  const path = `/launches/${encodeURIComponent(launch.slug)}/`
  const isSuspended = isViewerSuspended()
  const count = comments.filter(({ flaw }) => flaw === undefined).length
  const shown = all ? comments : comments.slice(-shownAtFirst)
  return (
    <section class="talk" id="comments" aria-labelledby="comments-title">
      <h2 class="talk__title" id="comments-title">
        Comments {count > 0 && <span class="talk__count">{count}</span>}
      </h2>
      {launch.firstComment !== null && <FirstComment launch={launch} text={launch.firstComment} />}
      {shown.length < comments.length && (
        <p>
          <a href={`${path}?comments=all#comments`}>Show all {comments.length} comments</a>
        </p>
      )}
      {comments.length === 0 && launch.firstComment === null && (
        <p class="talk__none">
          {launch.ownerId !== null && launch.ownerId === account?.id
            ? 'No comments yet. Questions from visitors will show up here.'
            : 'No comments yet. Ask the maker a question or share how you use it.'}
        </p>
      )}
      {comments.length > 0 && (
        <ol class="talk__list">
          {shown.map((comment) => (
            <OneComment
              key={comment.id}
              comment={comment}
              path={path}
              isMaker={comment.accountId === launch.ownerId}
              isOwn={comment.accountId === account?.id}
              mayRemove={!isSuspended && (isModerator || comment.accountId === account?.id)}
              mayReport={!isSuspended && comment.accountId !== account?.id && comment.flaw === undefined}
            />
          ))}
        </ol>
      )}
      <UnlessSuspended instead="You can’t comment while your account is suspended.">
        <CommentForm path={path} account={account} refused={refused} />
      </UnlessSuspended>
    </section>
  )
}

function Author({ name, handle, isMaker }: { name: string; handle: string | null; isMaker: boolean }) {
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {handle !== null && <span> @{handle}</span>}
      {isMaker && <span class="sw-chip">Maker</span>}
    </>
  )
}

function FirstComment({ launch: { maker }, text }: { launch: LiveLaunch; text: string }) {
  return (
    <div class="comment comment--first">
      <p class="comment__head">
        <Author {...maker} isMaker />
      </p>
      <p class="comment__text" dir="auto">
        {text}
      </p>
    </div>
  )
}

type OneCommentProps = { comment: Comment; path: string; isMaker: boolean; isOwn: boolean; mayRemove: boolean; mayReport: boolean }

function OneComment({ comment: { id, author, text, at, flaw }, path, isMaker, isOwn, mayRemove, mayReport }: OneCommentProps) {
  return (
    <li class="comment" id={`comment-${id}`}>
      <p class="comment__head">
        <Author {...author} isMaker={isMaker} />
        <time dateTime={at}>{dayWords(at.slice(0, 10))}</time>
        {flaw !== undefined && <span class="comment__flaw">{flawWords(flaw, isOwn)}</span>}
      </p>
      <p class="comment__text" dir="auto">
        {text}
      </p>
      {mayReport && (
        <a class="quiet-link comment__report" href={`${path}report/?comment=${encodeURIComponent(id)}`} rel="nofollow">
          Report<span class="sw-hidden"> {author.name}’s comment</span>
        </a>
      )}
      {mayRemove && (
        <details class="comment__remove">
          <summary>
            Delete<span class="sw-hidden"> {author.name}’s comment</span>
          </summary>
          <form action={`${path}comments/${id}/remove/`} method="post">
            <button class="sw-button sw-button--small" type="submit">
              Delete permanently
            </button>
          </form>
        </details>
      )}
    </li>
  )
}

/** Why a comment is shown only to its author and to moderators. */
function flawWords(flaw: CommentFlaw, isOwn: boolean): string {
  if (flaw === 'unproven') return isOwn ? 'Hidden until you verify your email' : 'Hidden until its author verifies their email'
  if (flaw === 'suspended') return isOwn ? 'Hidden while your account is suspended' : 'Hidden: its author is suspended'
  return 'Removed'
}

type CommentFormProps = { path: string; account: Profile | null; refused: RefusedComment | undefined }

function CommentForm({ path, account, refused }: CommentFormProps) {
  if (account === null) {
    return (
      <p class="talk__sign-in">
        <a class="sw-button" href={`/sign-in/?return=${encodeURIComponent(`${path}#comments`)}`}>
          Sign in to comment
        </a>
      </p>
    )
  }
  return (
    <form class="talk__form" action={`${path}comments/`} method="post">
      <label for="comment-text">Your comment</label>
      <p class="form-field__hint" id="comment-hint">
        Plain text, up to {longestComment.toLocaleString('en')} characters.
        {account.emailProven !== true && ' Other people will see it once your email is verified.'}
      </p>
      {refused !== undefined && (
        <p class="fault" id="comment-fault" role="alert">
          {refused.fault}
        </p>
      )}
      <textarea
        class="field"
        id="comment-text"
        name="text"
        rows={4}
        dir="auto"
        required
        aria-invalid={refused === undefined ? undefined : 'true'}
        aria-describedby={refused === undefined ? 'comment-hint' : 'comment-fault comment-hint'}
        autofocus={refused !== undefined}
      >
        {refused?.text}
      </textarea>
      <button class="sw-button" type="submit">
        Post comment
      </button>
    </form>
  )
}
