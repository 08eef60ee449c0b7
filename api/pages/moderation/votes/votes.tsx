import { plural } from '../../../../shared/plural.ts'
import { paths } from '../../../../shared/paths.ts'
import { decideOnVotes } from '../../../actions/votes/decide-on-votes.ts'
import { listVoteReviews, readVoteTally, type ReviewedVotes, type VoteTally } from '../../../actions/votes/read-reviews.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { defineForm } from '../../page/define-page.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { VoteReviewCard, exclusionWords } from './vote-review-card.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'

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
