import { dayWords, instantWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { MakerPages } from '../../../actions/makers/read-makers.ts'
import { isEditable } from '../../../domain/community/editing.ts'
import type { Thread } from '../../../domain/community/threads.ts'
import type { CommentExclusion } from '../../../domain/moderation/records.ts'
import type { Comment, Profile } from '../../../domain/records.ts'
import { currentSite } from '../../../domain/settings/current-site.ts'
import { Face } from '../../parts/picture.tsx'
import { OtherActions, CommentForm, type RejectedComment, CommentText } from './comment-form.tsx'
import { Form } from '../../forms/form.tsx'

/** What the comments of a page have in common. */
export type TalkView = {
  /** The launch’s. */
  slug: string
  /** The account ids of the launch’s makers. */
  makers: readonly string[]
  account: Profile | null
  isModerator: boolean
  isSuspended: boolean
  now: Date
  pages: MakerPages
  muted: ReadonlySet<string>
  failedComment: RejectedComment | undefined
}

/** A comment with its replies. A deleted one leaves a placeholder above them. */
export const OneThread = ({ thread: { id, top, gone, replies }, view }: { thread: Thread; view: TalkView }) => (
  <li class="comment underlined" id={`comment-${id}`}>
    {top === null ? (
      <p class="comment__gone soft">{gone === 'hidden' ? 'Hidden comment' : 'Deleted comment'}</p>
    ) : (
      <Shown comment={top} view={view} />
    )}
    {replies.length > 0 && (
      <ol class="talk__replies stack gap-4 above-4" aria-label="Replies">
        {replies.map((reply) => (
          <li key={reply.id} class="comment" id={`comment-${reply.id}`}>
            <Shown comment={reply} view={view} />
          </li>
        ))}
      </ol>
    )}
  </li>
)

type AuthorProps = { name: string; handle: string | null; accountId: string | null; isMaker: boolean; pages: MakerPages }

/** The name it was published with, and the handle its author has now if that leads to a page. */
export function Author({ name, handle, accountId, isMaker, pages: { people, faces, moderators } }: AuthorProps) {
  const page = people.get(accountId ?? '')
  const shown = page?.hasPage === true ? page.handle : handle
  const words = (
    <>
      <b class="ink bold">
        <bdi>{name}</bdi>
      </b>
      {shown !== null && <span> @{shown}</span>}
    </>
  )
  return (
    <>
      <Face name={name} picture={faces.get(accountId ?? '')} size={28} />
      {page?.hasPage === true ? (
        <a class="line-on-hover" href={paths.maker(page)}>
          {words}
        </a>
      ) : (
        <span>{words}</span>
      )}
      {isMaker && <span class="sw-chip">Maker</span>}
      {moderators.has(accountId ?? '') && <span class="sw-chip">Moderator</span>}
    </>
  )
}

/** Comments by people whom the reader has muted are folded. */
const Shown = (props: { comment: Comment; view: TalkView }) =>
  props.view.muted.has(props.comment.accountId) ? (
    <details>
      <summary class="folds soft small">Comment by somebody you muted</summary>
      <OneComment {...props} />
    </details>
  ) : (
    <OneComment {...props} />
  )

export type CommentProps = { comment: Comment; view: TalkView }

function OneComment({ comment, view }: CommentProps) {
  const { id, accountId, author, text, at, editedAt, exclusion, language } = comment
  const { slug, makers, account, isModerator, isSuspended, now, pages } = view
  const isOwn = accountId === account?.id
  const { hasComments } = currentSite()
  const mayAct = account !== null && !isSuspended
  return (
    <>
      <p class="comment__head row center soft small wraps">
        <Author {...author} accountId={accountId} isMaker={makers.includes(accountId)} pages={pages} />
        <time dateTime={at}>{dayWords(at.slice(0, 10))}</time>
        {editedAt !== undefined && <span title={`Edited ${instantWords(editedAt)}`}>edited</span>}
        {exclusion !== undefined && <span class="doubtful">{exclusionWords(exclusion, isOwn)}</span>}
      </p>
      <CommentText text={text} language={language} pages={pages} />
      {exclusion === 'held' && isOwn && (
        <p class="soft smaller">Comments with links or certain words can wait for a moderator. You don’t need to post it again.</p>
      )}
      <div class="comment__actions row center above-1 smaller">
        {exclusion === undefined && !isSuspended && hasComments && <Reply comment={comment} view={view} />}
        {mayAct && hasComments && isOwn && (isEditable(comment, now) || view.failedComment?.editing === id) && (
          <Edit comment={comment} view={view} />
        )}
        {mayAct && (isModerator || isOwn) && (
          <details class="comment__do">
            <summary class="folds">
              Delete<span class="sw-hidden"> {author.name}’s comment</span>
            </summary>
            <Form name="removeComment" to={paths.removeComment({ slug, comment: id })} class="above-2" rejected={null}>
              <button class="sw-button sw-button--small">{isOwn ? 'Delete permanently' : 'Delete comment'}</button>
            </Form>
          </details>
        )}
        {!isOwn && (account !== null || exclusion === undefined) && <OtherActions comment={comment} view={view} />}
      </div>
    </>
  )
}

/** A reply to a reply belongs to the same comment, so it mentions whom it’s for. */
function Reply({ comment, view: { slug, account, pages, failedComment } }: { comment: Comment; view: TalkView }) {
  const { id, accountId, author, replyTo } = comment
  const whose = <span class="sw-hidden"> to {author.name}’s comment</span>
  if (account === null)
    return (
      <a
        class="quiet-link smaller self-left soft"
        href={paths.signIn({ return: paths.launch({ slug }, {}, `comment-${id}`) })}
        rel="nofollow"
      >
        Reply{whose}
      </a>
    )
  const mine = failedComment?.replyTo === id ? failedComment.form : null
  const handle = accountId === account.id || replyTo === undefined ? undefined : pages.people.get(accountId)?.handle
  return (
    <details class="comment__do" open={mine !== null}>
      <summary class="folds">Reply{whose}</summary>
      <CommentForm
        name="comment"
        id={`reply-${id}`}
        action={paths.comments({ slug })}
        label="Your reply"
        button="Post reply"
        text={handle === undefined ? '' : `@${handle} `}
        rejected={mine}
        replyTo={id}
        isSmall
        waits={account.emailProven !== true}
      />
    </details>
  )
}

function Edit({ comment: { id, text, language = '' }, view: { slug, failedComment } }: { comment: Comment; view: TalkView }) {
  const mine = failedComment?.editing === id ? failedComment.form : null
  return (
    <details class="comment__do" open={mine !== null}>
      <summary class="folds">
        Edit<span class="sw-hidden"> your comment</span>
      </summary>
      <CommentForm
        name="editComment"
        id={`edit-${id}`}
        action={paths.editComment({ slug, comment: id })}
        label="Edit your comment"
        button="Save changes"
        text={text}
        language={language}
        rejected={mine}
        isSmall
      />
    </details>
  )
}

/** Why a comment is shown only to its author and to moderators. */
function exclusionWords(exclusion: CommentExclusion, isOwn: boolean): string {
  if (exclusion === 'unproven') return isOwn ? 'Hidden until you verify your email' : 'Hidden until its author verifies their email'
  if (exclusion === 'held' || exclusion === 'reported')
    return isOwn ? 'Waiting for a moderator. Nobody else can see it.' : 'Waiting for a moderator'
  if (exclusion === 'suspended') return isOwn ? 'Hidden while your account is suspended' : 'Hidden: its author is suspended'
  return 'Removed'
}
