import { paths } from '../../../shared/paths.ts'
import { findRelated } from '../../actions/catalog/find-related.ts'
import { readLaunchPage } from '../../actions/catalog/get-product.ts'
import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { listChangelog, readTalk } from '../../actions/community/read-talk.ts'
import { ownerOf, readAlts } from '../../actions/pictures/keep-listing-pictures.ts'
import { isSaved, saveLaunch } from '../../actions/community/bookmarks.ts'
import { readPlaceSoFar, readWinners } from '../../actions/weeks/read-week.ts'
import { readVoters } from '../../actions/votes/read-voters.ts'
import { hasUpvoted, toggleUpvote } from '../../actions/votes/toggle-upvote.ts'
import { unpublishLaunch } from '../../actions/moderation/decide-on-launch.ts'
import { isAhead, toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
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
import { Rejection } from '../forms/flash.tsx'
import { OtherPageFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { oneClick } from './one-click.ts'
import { unlessGone } from './unless-gone.ts'
import { LaunchArticle } from './launch-article.tsx'
import { FoldedForm } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'

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
