import { paths } from '../../../shared/paths.ts'
import { findRelated } from '../../actions/catalog/find-related.ts'
import { readLaunchPage } from '../../actions/catalog/get-product.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { listChangelog, readTalk } from '../../actions/community/read-talk.ts'
import { ownerOf, readAlts } from '../../actions/pictures/add-picture.ts'
import { isSaved, saveLaunch } from '../../actions/community/bookmarks.ts'
import { readPlaceSoFar, readWinners } from '../../actions/weeks/read-week.ts'
import { readVoters } from '../../actions/votes/read-voters.ts'
import { hasUpvoted, toggleUpvote } from '../../actions/votes/toggle-upvote.ts'
import { unpublishLaunch } from '../../actions/moderation/decide-on-launch.ts'
import { isAhead, toProduct, isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import { weekOfDay } from '../../domain/weeks/week-id.ts'
import { callerOf } from '../../http/caller.ts'
import { allowPlayer } from './media/allow-player.ts'
import { aheadSheet } from './ahead.tsx'
import { Changelog } from './launch-changelog.tsx'
import { commentForms, rejectedComment } from './comments/comment.ts'
import { Comments } from './comments/launch-comments.tsx'
import { makerPages } from './launch-facts.tsx'
import { launchHead } from './launch-head.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { withDecision } from '../moderation/moderation-frame.tsx'
import { Rejection, type Said } from '../forms/flash.tsx'
import { OtherPageFirst, returnPath, withReturn } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { unlessGone } from './unless-gone.ts'
import { LaunchArticle } from './launch-article.tsx'
import { FoldedForm } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import { findLiveLaunch, findSavable } from '../../actions/launches/find-launch.ts'
import type { World } from '../../ports/world.ts'
import type { OneClickAction } from '../../domain/pending-action.ts'
import { keepPendingAction } from '../account/sign-in/pending-action-cookie.ts'
import type { PageRequest } from '../forms/page-request.ts'

const back = (form: URLSearchParams, slug: string): string => (form.has('return') ? returnPath(form.get('return')) : paths.launch({ slug }))

const findFor = (kind: OneClickAction, world: World, slug: string) => (kind === 'save' ? findSavable : findLiveLaunch)(world, { slug })

/**
 * A button that returns to its page. Signed-out visitors sign in first; then its action runs for them. Throws NOT_FOUND for a launch that isn’t
 * live.
 */
const oneClick = (kind: OneClickAction) => ({
  says: { [`pressed-${kind}`]: saidAfterSignIn(kind) },
  next: (_result: unknown, { params: { slug = '' } }: PageRequest, form: URLSearchParams) => back(form, slug),
  async signedOut({ world, ctx, params: { slug = '' } }: PageRequest<'anyone'>, form: URLSearchParams) {
    const isWanted = form.get('wanted') !== 'no'
    return isWanted ? keepPendingAction(world, ctx, kind, await findFor(kind, world, slug)) : withReturn(paths.signIn(), back(form, slug))
  },
})

/**
 * After a one-click action that waited for sign-in (account/sign-in/pending-action-cookie.ts), or for someone who was sent the page’s link. The path alone
 * proves nothing: whether the vote is there decides.
 */
const saidAfterSignIn =
  (kind: OneClickAction) =>
  async ({ world, account, params: { slug = '' } }: PageRequest): Promise<Said | undefined> => {
    if (account === null || isViewerSuspended()) return undefined
    const launch = await findFor(kind, world, slug)
    const isDone = await (kind === 'upvote' ? hasUpvoted : isSaved)(world, launch, account)
    if (kind === 'save' && !isLive(launch))
      return { text: isDone ? 'We’ll tell you when it’s live.' : 'You haven’t asked to be notified. Press Notify me.' }
    if (kind === 'save')
      return {
        text: isDone
          ? 'Saved. You’ll get a notification when it posts an update.'
          : 'You haven’t saved this launch. Press Save to add it to your list.',
      }
    if (!isDone) return { text: 'You haven’t voted for this launch. Press Vote to add your vote.' }
    if (isMakerOf(launch, account)) return { text: 'Your vote is saved, but votes for your own launch aren’t counted.' }
    return {
      text: account.emailProven === true ? 'Your vote is in. Thanks.' : 'Your vote is saved. It counts once you verify your email.',
    }
  }

/**
 * A launch page with its votes and comments. A retired slug redirects to the canonical one, temporarily, because its owner may use it again. GONE for a
 * launch that was unpublished.
 */
export const launchPage = definePage({
  path: paths.launch,
  access: 'anyone',
  async load({ world, ctx, params: { slug }, query, account, rejected }) {
    const launch = await unlessGone(world, slug, () => readLaunchPage(world, { slug }, callerOf(ctx)))
    if (launch.slug !== slug) throw new OtherPageFirst(paths.launch(launch, query), 307)
    if (isAhead(launch)) return { ahead: { launch, saved: account === null ? null : await isSaved(world, launch, account) } }
    const failedComment = await rejectedComment(world, launch, account, rejected)
    const isAboutOne = failedComment?.replyTo !== undefined || failedComment?.editing !== undefined
    const [talk, changelog, upvoted, saved, related, place, alts, voters, winners] = await Promise.all([
      readTalk(world, launch, account, isAboutOne || query.get('comments') === 'all'),
      listChangelog(world, launch),
      account === null ? null : hasUpvoted(world, launch, account),
      account === null ? null : isSaved(world, launch, account),
      findRelated(world, launch),
      readPlaceSoFar(world, launch),
      readAlts(world, ownerOf(launch), launch.screenshots),
      readVoters(world, launch, account),
      readWinners(world, weekOfDay(launch.launchDate)),
    ])
    callerOf(ctx).shows?.([launch, ...(related?.launches ?? [])])
    const isModerating = account !== null && isModerator(world, account)
    return { launch, failedComment, talk, changelog, upvoted, saved, related, place, alts, voters, winners, isModerating }
  },
  forms: {
    upvote: defineForm(toggleUpvote, {
      path: paths.upvote,
      fields: (form, { params: { slug = '' } }) => ({ slug, ...(form.has('wanted') && { wanted: form.get('wanted') === 'yes' }) }),
      ...oneClick('upvote'),
      forScripts: 'Sign in to vote.',
    }),
    save: defineForm(saveLaunch, {
      path: paths.saveLaunch,
      fields: (form, { params: { slug = '' } }) => ({ slug, wanted: form.get('wanted') !== 'no' }),
      ...oneClick('save'),
      forScripts: 'Sign in to save launches.',
    }),
    ...commentForms,
    unpublish: defineForm(unpublishLaunch, {
      path: paths.unpublish,
      rejected: 'Not unpublished',
      next: (decision) => withDecision(paths.moderation(), decision),
    }),
  },
  view(data, { world, ctx, query, account, now }) {
    if (data.ahead !== undefined) return aheadSheet({ ...data.ahead, isOwner: isMakerOf(data.ahead.launch, account), now })
    const { launch, failedComment, talk, changelog, isModerating, ...shown } = data
    const isOwner = isMakerOf(launch, account)
    const product = toProduct(launch, world.siteUrl)
    allowPlayer(ctx, launch)
    return {
      head: launchHead(product, world.siteUrl),
      content: (
        <LaunchArticle {...shown} launch={launch} world={world} isOwner={isOwner} makerPages={makerPages(launch, talk.pages)}>
          <Rejection />
          {isModerating && <UnpublishForm launch={launch} />}
          <Changelog
            entries={changelog}
            path={paths.launch(launch)}
            all={query.get('news') === 'all'}
            mayRemove={false}
            {...(!isOwner && !isViewerSuspended() && { reportPath: (id: string) => paths.reportLaunch(launch, { update: id }) })}
            feed={paths.updatesFeed({ slug: launch.slug, format: 'atom' })}
            postUrl={isOwner && !isViewerSuspended() ? paths.launchDashboard(launch) : null}
          />
          <Comments launch={launch} talk={talk} account={account} isModerator={isModerating} failedComment={failedComment} now={now} />
        </LaunchArticle>
      ),
    }
  },
})

/** For moderators, on the launch page. The form is folded away, so that a single press never unpublishes a launch. */
const UnpublishForm = ({ launch: { slug, maker } }: { launch: LiveLaunch }) => (
  <FoldedForm
    name="unpublish"
    to={paths.unpublish({ slug })}
    class="stack left gap-3 above-4"
    frame="unpublish card pad-3-4 small"
    head="bold pressable"
    summary="Unpublish…"
    submit="Unpublish launch"
    quiet
  >
    <FormField
      name="reason"
      label="Reason"
      hint={
        <>
          The launch is removed from the catalog immediately. <bdi>{maker.name}</bdi> sees this reason on their dashboard and can resubmit.
        </>
      }
      rows={4}
      required
    />
  </FoldedForm>
)
