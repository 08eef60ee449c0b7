import type { Talk } from '../../../actions/community/read-talk.ts'
import { slowMinutes } from '../../../domain/community/trust.ts'
import { currentSite } from '../../../domain/settings/current-site.ts'
import { countComments } from '../../../domain/community/threads.ts'
import { makersOf } from '../../../domain/launch/makers.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import type { Profile } from '../../../domain/records.ts'
import { isViewerSuspended, UnlessSuspended } from '../../document/unless-suspended.tsx'
import { Form } from '../../forms/form.tsx'
import { CommentForm, type RejectedComment, CommentText } from './comment-form.tsx'
import { Author, OneThread, type TalkView } from './one-comment.tsx'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton } from '../../parts/button.tsx'

type Props = {
  launch: LiveLaunch
  talk: Talk
  account: Profile | null
  isModerator: boolean
  failedComment: RejectedComment | undefined
  now: Date
}

/** The maker's first comment, everybody's comments with their replies, and a form to add one. Everything is plain text. */
export function Comments({ launch, talk, account, isModerator, failedComment, now }: Props) {
  const { threads, total, count, pages, muted } = talk
  const view: TalkView = {
    slug: launch.slug,
    makers: makersOf(launch),
    account,
    isModerator,
    isSuspended: isViewerSuspended(),
    now,
    pages,
    muted,
    failedComment,
  }
  const { hasComments } = currentSite()
  if (!hasComments && total === 0 && launch.firstComment === null) return null
  return (
    <section class="talk stack gap-4" id="comments" aria-labelledby="comments-title">
      {launch.firstComment !== null && <FirstComment launch={launch} text={launch.firstComment} talk={talk} />}
      <h2 class="talk__title headed large" id="comments-title">
        Comments {count > 0 && <span class="talk__count soft">{count}</span>}
      </h2>
      {countComments(threads) < total && (
        <p>
          <a href={paths.launch(launch, { comments: 'all' }, 'comments')}>Show all {total} comments</a>
        </p>
      )}
      {threads.length > 0 && (
        <ol class="talk__list">
          {threads.map((thread) => (
            <OneThread key={thread.id} thread={thread} view={view} />
          ))}
        </ol>
      )}
      {hasComments ? <Joining view={view} launch={launch} /> : <p class="soft small">Comments are turned off on this site.</p>}
    </section>
  )
}

const Joining = ({ view, launch }: { view: TalkView; launch: LiveLaunch }) => (
  <>
    {launch.slowMode === true && (
      <p class="soft small">Slow mode is on: one comment per person every {slowMinutes} minutes, except for makers and moderators.</p>
    )}
    {view.isModerator && (
      <Form name="slowMode" to={paths.slowMode(launch)} about={{ isOn: launch.slowMode === true ? 'no' : 'yes' }} class="">
        <button class="sw-button sw-button--small">Turn {launch.slowMode === true ? 'off' : 'on'} slow mode</button>
      </Form>
    )}
    <UnlessSuspended instead="You can’t comment while your account is suspended.">
      <NewComment view={view} />
    </UnlessSuspended>
  </>
)

const FirstComment = ({ launch: { maker, ownerId }, text, talk: { pages } }: { launch: LiveLaunch; text: string; talk: Talk }) => (
  <div class="comment comment--first card pad-4">
    <p class="comment__head row center soft small wraps">
      <Author {...maker} accountId={ownerId} isMaker pages={pages} />
    </p>
    <CommentText text={text} pages={pages} />
  </div>
)

/** A rejected reply or edit whose comment is gone stays here. */
function NewComment({ view: { slug, account, failedComment } }: { view: TalkView }) {
  if (account === null) {
    return (
      <p>
        <LinkButton href={paths.signIn({ return: paths.launch({ slug }, {}, 'comments') })} words="Sign in to comment" />
      </p>
    )
  }
  const mine = failedComment?.replyTo === undefined && failedComment?.editing === undefined ? (failedComment?.form ?? null) : null
  return (
    <CommentForm
      name="comment"
      id="comment"
      action={paths.comments({ slug })}
      label="Your comment"
      button="Post comment"
      text=""
      rejected={mine}
      waits={account.emailProven !== true}
    />
  )
}
