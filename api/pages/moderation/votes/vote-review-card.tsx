import { agoWords, dayWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { ReviewedVotes, VoteTally } from '../../../actions/votes/read-reviews.ts'
import { Form } from '../../forms/form.tsx'
import { Logo } from '../../parts/picture.tsx'
import { peopleLink } from '../people/people-link.ts'
import { countWords, plural } from '../../../../shared/plural.ts'
import { Button } from '../../parts/button.tsx'
import type { VoteExclusion } from '../../../domain/moderation/records.ts'
import type { Cluster } from '../../../domain/votes/vote-review.ts'
import words from '../words.json' with { type: 'json' }

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

const accounts = (count: number): string => plural(count, 'account')

export const exclusionWords: Record<VoteExclusion, string> = words.exclusionWords

function clusterWords({ what, accounts: size, voted, from, until, elsewhere }: Cluster): string {
  const when = from === until ? `created on ${dayWords(from)}` : `created between ${dayWords(from)} and ${dayWords(until)}`
  if (what === 'mailbox') return `${accounts(voted)} with the mailbox of another account that voted for this launch.`
  if (elsewhere) return `${accounts(voted)}, ${when}, from a group that votes together for another maker.`
  const all = voted === size ? 'all voted for this launch' : `${countWords(voted)} of them voted for this launch`
  switch (what) {
    case 'network':
      return `${accounts(size)} on one network (a /24 of IPv4 or a /48 of IPv6), ${when}: ${all}.`
    case 'domain':
      return `${accounts(size)} with one email domain, ${when}: ${all}.`
    case 'small-groups':
      return `${accounts(size)}, ${when}, in many small groups that each share a network or an email domain and voted for this maker.`
    case 'newcomers':
      return `${accounts(size)}, ${when}, that had never taken part before: ${all}. Other launches get far fewer such votes.`
    case 'hours':
      return `${accounts(size)}, ${when}, that voted within the same two hours. Other launches got far fewer votes at that time.`
    case 'together':
      return `${accounts(size)}, ${when}, that also voted for the same other maker, far more often than chance explains.`
    case 'alike':
      return `${accounts(size)}, ${when}, alike in when they joined, in how often they took part, or in having cast no other vote in two weeks. Other launches have far fewer such voters.`
    case 'decoys':
    case 'circle':
      return `${accounts(size)} of makers who all vote for each other.`
  }
}
