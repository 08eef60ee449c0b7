import type { Context } from 'koa'
import { decideOnVotes } from '../../../actions/votes/decide-on-votes.ts'
import { listVoteReviews, readVoteTally, type ReviewedVotes, type VoteTally } from '../../../actions/votes/read-reviews.ts'
import { Failure, invalidRequest } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { VoteReviewCard } from './vote-review-card.tsx'
import { flawWords } from './vote-words.ts'
import { paths } from '../../../../shared/paths.ts'
import { plural } from '../../../../shared/plural.ts'

type VotesContext = Context & { params: Record<string, string> }

/** Launches with votes that aren’t counted. */
export async function voteReviews(world: World, ctx: Context): Promise<void> {
  const { waiting, decided, more } = await listVoteReviews(world, requireModeratorHere(world, ctx))
  const now = world.clock()
  const lead = 'Votes from accounts that vote together for one maker aren’t counted until you decide. Everybody else’s votes are.'
  await sendModerationPage(
    world,
    ctx,
    { section: 'votes', title: 'Votes', heading: 'Votes', lead },
    <>
      {waiting.length === 0 && (
        <div class="empty">
          <p class="empty__title">Nothing to review</p>
          <p>Launches appear here when some of their votes aren’t counted.</p>
        </div>
      )}
      <Reviews found={waiting} now={now} />
      {more > 0 && <p class="soft small">{plural(more, 'more launch', 'more launches')} will appear once you decide on these.</p>}
      {decided.length > 0 && (
        <section class="vote-decided" aria-labelledby="decided-title">
          <h2 id="decided-title">Decided</h2>
          <Reviews found={decided} now={now} />
        </section>
      )}
    </>,
  )
}

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

/** The votes for one launch: how many count, and why the others don’t. */
export async function votesOfLaunch(world: World, ctx: VotesContext): Promise<void> {
  await showTally(world, ctx, requireModeratorHere(world, ctx))
}

/** Counts votes that the rule leaves out, or leaves them out. If the votes have changed in the meantime, they are shown again. */
export async function decideVotes(world: World, ctx: VotesContext): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const decision = form.get('decision')
  if (decision !== 'count' && decision !== 'leave-out') throw invalidRequest('Choose what to do.', 'form')
  const slug = ctx.params['slug'] ?? ''
  try {
    const { id } = await decideOnVotes(world, { slug, count: decision === 'count', seen: form.get('seen') ?? '' }, account)
    redirect(ctx, paths.voteReview({ slug }, { decided: id }))
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'CONFLICT' && error.code !== 'FORBIDDEN')) throw error
    ctx.status = error.status
    await showTally(world, ctx, account, error.message)
  }
}

async function showTally(world: World, ctx: VotesContext, account: Profile, alert?: string): Promise<void> {
  const tally = await readVoteTally(world, ctx.params['slug'] ?? '', account)
  const { launch, review, networks } = tally
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'votes',
      title: `Votes for ${launch.name}`,
      heading: (
        <>
          Votes for <bdi>{launch.name}</bdi>
        </>
      ),
      alert,
    },
    <>
      <Tally tally={tally} />
      {review !== null && review.held > 0 && (
        <ol class="vote-reviews below-5 stack gap-5">
          <VoteReviewCard launch={launch} review={review} now={world.clock()} isLinked={false} networks={networks} />
        </ol>
      )}
      <p>
        <a href={paths.voteReviews()}>All launches with votes that aren’t counted</a>
      </p>
    </>,
  )
}

function Tally({ tally: { launch, counted, flaws } }: { tally: VoteTally }) {
  return (
    <dl class="vote-tally below-5">
      <div>
        <dt class="soft">Public count</dt>
        <dd class="flat">{plural(launch.upvotes, 'vote')}</dd>
      </div>
      <div>
        <dt class="soft">Counted</dt>
        <dd class="flat">{plural(counted, 'vote')}</dd>
      </div>
      {flaws.map(({ flaw, count }) => (
        <div key={flaw}>
          <dt class="soft">{flawWords[flaw]}</dt>
          <dd class="flat">{plural(count, 'vote')} not counted</dd>
        </div>
      ))}
    </dl>
  )
}
