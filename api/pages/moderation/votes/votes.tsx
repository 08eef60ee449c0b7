import { plural, countWords } from '../../../../shared/plural.ts'
import { paths } from '../../../../shared/paths.ts'
import { decideOnVotes } from '../../../actions/votes/decide-on-votes.ts'
import { listVoteReviews, readVoteTally, type ReviewedVotes, type VoteTally } from '../../../actions/votes/read-reviews.ts'
import type { Decision, VoteExclusion } from '../../../domain/moderation/records.ts'
import { defineForm } from '../../page/define-page.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import { agoWords, dayWords } from '../../../../shared/ui/day-words.ts'
import { Form } from '../../forms/form.tsx'
import { Logo } from '../../parts/picture.tsx'
import { peopleLink } from '../people/people-link.ts'
import { Button } from '../../parts/button.tsx'
import type { Cluster } from '../../../domain/votes/vote-review.ts'
import words from '../words.json' with { type: 'json' }

/** `networks`: see VoteTally. */
type Props = ReviewedVotes & { now: Date; isLinked: boolean; networks?: VoteTally['networks'] }

function VoteReviewCard({ launch: { id, slug, name, logo, upvotes, status }, review, now, isLinked, networks = [] }: Props) {
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

const exclusionWords: Record<VoteExclusion, string> = words.exclusionWords

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

export const voteReviews = defineModeratorPage('votes', {
  path: paths.voteReviews,
  load: ({ world }) => listVoteReviews(world),
  view: ({ waiting, decided, more }, request) => ({
    title: 'Votes',
    lead: 'When voters have far more in common than usual, the surplus votes are counted but don’t affect the ranking. Count them in full, or leave them out.',
    content: (
      <>
        {waiting.length === 0 && (
          <Empty title="Nothing to review" says="Launches appear here when their voters have far more in common than usual." />
        )}
        <Reviews found={waiting} now={request.now} />
        {more > 0 && <p class="soft small">{plural(more, 'more launch', 'more launches')} will appear once you decide on these.</p>}
        {decided.length > 0 && (
          <Section name="decided" class="vote-decided" look="below-4" title="Decided">
            <Reviews found={decided} now={request.now} />
          </Section>
        )}
      </>
    ),
  }),
})

function Reviews({ found, now }: { found: ReviewedVotes[]; now: Date }) {
  if (found.length === 0) return null
  return (
    <ol class="vote-reviews below-5 stack gap-5">
      {found.map((each) => (
        <VoteReviewCard key={each.launch.id} {...each} now={now} isLinked />
      ))}
    </ol>
  )
}

const decided = (count: boolean) =>
  defineForm(decideOnVotes, {
    rejected: 'Not decided',
    shows: ['FORBIDDEN'],
    fields: (form, { params }) => ({ slug: params['slug'] ?? '', count, seen: form.get('seen') ?? '' }),
    next: (decision: Decision, { path }: Pick<PageRequest, 'path'>) => withDecision(path, decision),
  })

export const votesOfLaunch = defineModeratorPage('votes', {
  path: paths.voteReview,
  load: ({ world, params }) => readVoteTally(world, params.slug),
  forms: { count: decided(true), 'leave-out': decided(false) },
  view: (tally, request) => ({
    title: `Votes for ${tally.launch.name}`,
    heading: (
      <>
        Votes for <bdi>{tally.launch.name}</bdi>
      </>
    ),
    content: (
      <>
        <Tally tally={tally} />
        {tally.review !== null && tally.review.held > 0 && (
          <ol class="vote-reviews below-5 stack gap-5">
            <VoteReviewCard launch={tally.launch} review={tally.review} now={request.now} isLinked={false} networks={tally.networks} />
          </ol>
        )}
        <p>
          <a href={paths.voteReviews()}>All launches with votes to review</a>
        </p>
      </>
    ),
  }),
})

const Tally = ({ tally: { launch, counted, exclusions } }: { tally: VoteTally }) => (
  <dl class="vote-tally below-5">
    <div>
      <dt class="soft">Public count</dt>
      <dd class="flat">{plural(launch.upvotes, 'vote')}</dd>
    </div>
    <div>
      <dt class="soft">Counted</dt>
      <dd class="flat">{plural(counted, 'vote')}</dd>
    </div>
    {exclusions.map(({ exclusion, count }) => (
      <div key={exclusion}>
        <dt class="soft">{exclusionWords[exclusion]}</dt>
        <dd class="flat">
          {plural(count, 'vote')}
          {exclusion === 'unconfirmed' ? '' : ' not counted'}
        </dd>
      </div>
    ))}
  </dl>
)
