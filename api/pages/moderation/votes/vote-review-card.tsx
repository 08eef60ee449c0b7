import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { ReviewedVotes, VoteTally } from '../../../actions/votes/read-reviews.ts'
import { Form } from '../../forms/form.tsx'
import { Logo } from '../../parts/logo.tsx'
import { peopleLink } from '../people/people-link.ts'
import { clusterWords } from './vote-words.ts'
import { countWords, plural } from '../../../../shared/plural.ts'
import { Button } from '../../parts/button.tsx'

/** `networks`: see VoteTally. */
type Props = ReviewedVotes & { now: Date; isLinked: boolean; networks?: VoteTally['networks'] }

export function VoteReviewCard({ launch: { id, slug, name, logo, upvotes, status }, review, now, isLinked, networks = [] }: Props) {
  const onNetworks = review.clusters.filter(({ what }) => what === 'network')
  const isCounted = review.countedUntil !== undefined
  // Several accounts of one person count once, whatever is decided.
  const isDecidable = review.clusters.some(({ what }) => what !== 'mailbox')
  return (
    <li class="vote-review card stack gap-4 wraps" id={`votes-${id}`}>
      <header class="vote-review__head grid center gap-2-4">
        <Logo address={logo} slug={slug} size={48} class="launch-row__logo covers" />
        <div>
          <h2>
            <a href={isLinked ? paths.voteReview({ slug }) : paths.launch({ slug })}>
              <bdi>{name}</bdi>
            </a>
          </h2>
          <p class="soft small">
            Public count: {countWords(upvotes)} ·{' '}
            <time dateTime={review.at} title={review.at}>
              {review.state === 'waiting' ? 'found' : 'decided'} {agoWords(review.at, now)}
            </time>
          </p>
        </div>
        <p class="vote-review__held">
          <b>{plural(review.held, 'vote')}</b> {stateWords(review)}
        </p>
      </header>
      <ul class="vote-review__clusters grid gap-2">
        {review.clusters.map((cluster) => (
          <li key={`${cluster.what} ${cluster.from} ${cluster.voted}`}>
            {clusterWords(cluster)}
            <JoinedThere network={networks[onNetworks.indexOf(cluster)] ?? null} />
          </li>
        ))}
      </ul>
      {isDecidable && status !== 'live' && <p class="soft small">This launch isn’t live. Your decision applies if it goes live again.</p>}
      {isDecidable && (
        <Form name={isCounted ? 'leave-out' : 'count'} about={{ slug }} to={paths.voteReview({ slug })} class="pad-top-4 row gap-3 ruled">
          <input type="hidden" name="seen" value={review.at} />
          {!isCounted && <Button name="do" value="count" words="Count in full" of={`, for ${name}`} />}
          {review.leftOutUntil === undefined && <Button name="do" value="leave-out" words="Leave out" of={` these votes for ${name}`} />}
        </Form>
      )}
    </li>
  )
}

const stateWords = ({ countedUntil, leftOutUntil }: ReviewedVotes['review']): string =>
  countedUntil !== undefined ? 'counted in full' : leftOutUntil !== undefined ? 'left out' : 'not affecting the ranking'

const JoinedThere = ({ network }: { network: string | null }) =>
  network === null ? null : (
    <>
      {' '}
      <a href={peopleLink({ network })}>People who joined from there</a>
    </>
  )
