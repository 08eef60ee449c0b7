import type { ComponentChildren } from 'preact'
import { paths } from '../../../../shared/paths.ts'
import { approveComment, isWaiting, stateOf, versionOf, removeComment } from '../../../actions/community/decide-on-comment.ts'
import { approveUpdate } from '../../../actions/community/edit-changelog.ts'
import { removeReported } from '../../../actions/moderation/reports/decide-on-reports.ts'
import { readCommentQueue, type ListedComment, type ListedUpdate } from '../../../actions/community/read-comment-queue.ts'
import { maxPostReasonLength, postReasons } from '../../../domain/moderation/reasons.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { useRequest } from '../../forms/page-request.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { defineForm } from '../../page/define-page.ts'
import { Empty } from '../../parts/empty.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { defineModeratorPage, withDecision, leadWords } from '../moderation-frame.tsx'
import { personExclusionWords } from '../people/person-records.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { LaunchLink, PersonLink, SuspendedThere } from '../named-links.tsx'
import { ReasonField } from '../reason-field.tsx'
import { Ago } from '../people/person-section.tsx'

const next = (decision: Decision | null): string =>
  decision === null ? paths.commentQueue() : withDecision(paths.commentQueue(), decision)
const decided = { shows: ['FORBIDDEN', 'NOT_FOUND'], next } as const

export const commentQueue = defineModeratorPage('comments', {
  path: paths.commentQueue,
  load: ({ world, query }) => readCommentQueue(world, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  forms: {
    approve: defineForm(approveComment, { ...decided, rejected: 'Not approved' }),
    delete: defineForm(removeComment, { ...decided, rejected: 'Not deleted' }),
    publish: defineForm(approveUpdate, { ...decided, rejected: 'Not approved' }),
    withhold: defineForm(removeReported, { ...decided, rejected: 'Not deleted' }),
  },
  view: ({ waiting, updates, total, recent, page, hasMore }, request) => ({
    title: 'Comments',
    lead: leadWords(
      total,
      [...waiting, ...updates],
      'Nothing is waiting.',
      'comment or update is waiting.',
      'comments and updates are waiting.',
    ),
    content: (
      <>
        <p class="small below-4">
          <a href={paths.watchedWords()}>Edit watched words</a>
        </p>
        {page === 1 && total > 0 && (
          <QueueList label="Waiting" class="record-list below-5" keys="A approve, D delete, R delete with a reason">
            {waiting.map((listed) => (
              <OneComment key={listed.comment.id} listed={listed} now={request.now} />
            ))}
            {updates.map((listed) => (
              <OneUpdate key={listed.update.id} listed={listed} now={request.now} />
            ))}
          </QueueList>
        )}
        <h2 class="large headed">Recent</h2>
        {recent.length === 0 ? (
          <Empty
            title={page === 1 ? 'No comments or updates in the last two weeks' : 'You’ve reached the end'}
            says="New ones appear here."
          />
        ) : (
          <ul class="record-list">
            {recent.map((listed) =>
              'update' in listed ? (
                <OneUpdate key={listed.update.id} listed={listed} now={request.now} />
              ) : (
                <OneComment key={listed.comment.id} listed={listed} now={request.now} />
              ),
            )}
          </ul>
        )}
        {(page > 1 || hasMore) && (
          <nav class="row gap-3 above-5" aria-label="Pages">
            {page > 1 && <LinkButton rel="prev" href={paths.commentQueue({ page: page - 1 })} words="Newer" />}
            {hasMore && <LinkButton rel="next" href={paths.commentQueue({ page: page + 1 })} words="Older" />}
          </nav>
        )}
      </>
    ),
  }),
})

function OneComment({ listed: { comment, author, suspended, launch, why }, now }: { listed: ListedComment; now: Date }) {
  const { id, text, at, editedAt, exclusion } = comment
  const whose = <span class="sw-hidden"> {comment.author.name}’s comment</span>
  return (
    <li class="wraps underlined pad-y-3" id={`comment-${id}`}>
      <p class="lines" dir="auto">
        {text}
      </p>
      <p class="small">
        <PersonLink id={author?.id ?? null} name={author?.name ?? 'a former member'} /> on <LaunchLink launch={launch} />{' '}
        <Ago at={at} now={now} />
        {editedAt !== undefined && ' · edited'} <SuspendedThere people={suspended} />
        {exclusion !== undefined && (
          <span class="mark sunken soft">{[personExclusionWords[exclusion], why].filter(Boolean).join(': ')}</span>
        )}
      </p>
      <div class="row gap-3 above-2">
        {isWaiting(comment) && (
          <Form name="approve" about={{ id }} class="">
            <input type="hidden" name="seen" value={versionOf(comment)} />
            <button class="sw-button sw-button--small" data-key="a">
              Approve{whose}
            </button>
          </Form>
        )}
        <DeleteForms name="delete" about={{ id, seen: stateOf(comment) }} what={whose} />
      </div>
    </li>
  )
}

function OneUpdate({ listed: { update, launch, why }, now }: { listed: ListedUpdate; now: Date }) {
  const which = <span class="sw-hidden"> the update “{update.title}”</span>
  return (
    <li class="wraps underlined pad-y-3" id={`update-${update.id}`}>
      <p class="lines" dir="auto">
        <b>{update.title}</b>
        {`\n${update.text}`}
      </p>
      <p class="small">
        Update of <LaunchLink launch={launch} /> <Ago at={update.at} now={now} />
        {update.exclusion !== undefined && (
          <span class="mark sunken soft">{[personExclusionWords[update.exclusion], why].filter(Boolean).join(': ')}</span>
        )}
      </p>
      <div class="row gap-3 above-2">
        {update.exclusion !== undefined && (
          <Form name="publish" about={{ id: update.id }} class="">
            <button class="sw-button sw-button--small" data-key="a">
              Approve{which}
            </button>
          </Form>
        )}
        <DeleteForms name="withhold" about={{ subjectId: update.id }} what={which} />
      </div>
    </li>
  )
}

type DeleteProps = { name: string; about: Record<string, string>; what: ComponentChildren }

/** With a press for what is plainly unwanted, and with a reason. */
const DeleteForms = ({ name, about, what }: DeleteProps) => (
  <>
    <Form name={name} about={about} class="" rejected={null}>
      <button class="sw-button sw-button--danger sw-button--small snug" data-key="d" title="The author is told what held it, if anything">
        Delete{what}
      </button>
    </Form>
    <details class="decision__reject" open={rejectedForm(useRequest(), name, about) !== null}>
      <summary class="sw-button sw-button--danger-quiet bad sw-button--small snug folds" data-key="r">
        Delete with a reason…{what}
      </summary>
      <Form name={name} about={about} class="grid left gap-3 above-3">
        <ReasonField hint="Its author sees this on the site and by email." presets={postReasons} maxLength={maxPostReasonLength} />
        <button class="sw-button sw-button--danger sw-button--small snug">Delete{what}</button>
      </Form>
    </details>
  </>
)
