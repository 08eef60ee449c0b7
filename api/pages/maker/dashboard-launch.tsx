import type { Context } from 'koa'
import { findLatestReport } from '../../actions/audit/find-report.ts'
import { readPlaceCounts } from '../../actions/elsewhere/read-place-counts.ts'
import { findOwnLaunch } from '../../actions/launches/find-launch.ts'
import { isWishFull } from '../../actions/launches/list-weeks.ts'
import { readCounts, readTrend } from '../../actions/launches/read-trend.ts'
import { countNewComments, listChangelog, listHistory } from '../../actions/community/read-launch-records.ts'
import { findUnseenEdit } from '../../actions/moderation/read-edits.ts'
import type { World } from '../../ports/world.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import { isLive as isLiveLaunch, type Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { BadgeState } from './badge-state.tsx'
import { DashboardAssets, trendDays } from './dashboard.tsx'
import { EditState } from './edit-state.tsx'
import { LaunchForms, Reopen, type RefusedForm } from './dashboard-forms.tsx'
import { Rejection, StatusPill } from './launch-status.tsx'
import { FaultSummary } from '../parts/form-field.tsx'
import { isViewerSuspended, UnlessSuspended } from '../parts/unless-suspended.tsx'
import { PlacesLink } from './elsewhere/places-link.tsx'
import { Funnel } from './funnel.tsx'
import { Changelog } from '../launch/launch-changelog.tsx'
import { History } from './launch-history.tsx'
import { Logo } from '../catalog/launch-row.tsx'
import { Notice, sendMakerPage } from './maker-page.tsx'
import { LatestReport } from '../audit/own-reports.tsx'
import { NextStep, PlanLine } from './next-step.tsx'
import { redirect, requireAccount } from '../account/session.ts'
import { ShareLaunch } from './share/share-launch.tsx'
import { TrendChart, TrendTable } from './trend-chart.tsx'
import { paths } from '../../../shared/paths.ts'

/** The dashboard of one own launch. Throws NOT_FOUND for everyone but its owner. */
export async function launchDashboard(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const account = requireAccount(ctx)
  const slug = ctx.params['slug'] ?? ''
  const launch = await findOwnLaunch(world, { slug }, account)
  if (launch.slug !== slug) return redirect(ctx, paths.launchDashboard(launch))
  await showLaunchDashboard(world, ctx, { launch, account })
}

type Shown = { launch: Launch; account: Profile; refused?: RefusedForm }

/** Shows the page; a refused form keeps what was typed. */
export async function showLaunchDashboard(world: World, ctx: Context, { launch, account, refused }: Shown): Promise<void> {
  const [counts, trend, history, changelog, full, newComments, latest, edit, places] = await Promise.all([
    readCounts(world, launch),
    readTrend(world, launch, trendDays),
    listHistory(world, launch),
    listChangelog(world, launch),
    isWishFull(world, launch),
    countNewComments(world, launch),
    findLatestReport(world, launch),
    findUnseenEdit(world, launch),
    readPlaceCounts(world, launch),
  ])
  const { slug, name, tagline, status, upvotes, rejectionReason, logo } = launch
  const isLive = status === 'live'
  const isSuspended = isViewerSuspended()
  const allNews = new URLSearchParams(ctx.querystring).get('news') === 'all'
  sendMakerPage(ctx, {
    title: refused ? `Couldn’t update ${name}` : name,
    extra: <DashboardAssets />,
    content: (
      <div class="wrap">
        <header class="page-head maker-head first-wide gap-3-5 grid center">
          <p class="maker-head__where soft across">
            <a href={paths.dashboard()}>Dashboard</a>
          </p>
          <div class="own-launch__head grid center gap-4">
            <Logo address={logo} slug={slug} size={72} class="launch-row__logo covers" />
            <div>
              <h1>
                <bdi>{name}</bdi>
              </h1>
              <p class="soft wraps">
                <bdi>{tagline}</bdi>
              </p>
            </div>
            <StatusPill status={status} />
          </div>
        </header>
        <Notice ctx={ctx} />
        {refused && <FaultSummary title={refused.title} {...refused.faults} />}
        <div class="launch-board grid at-start">
          <div class="stack gap-6">
            {rejectionReason !== null && !isLive && <Rejection reason={rejectionReason} />}
            <section class="board-part" aria-label="Next step">
              {status === 'rejected' && !isSuspended ? (
                <Reopen launch={launch} />
              ) : (
                <NextStep launch={launch} now={world.clock()} full={full} newComments={newComments} />
              )}
            </section>
            {isLiveLaunch(launch) && !isSuspended && <ShareLaunch launch={launch} siteUrl={world.siteUrl} today={dayOf(world.clock())} />}
            {isLive && !isSuspended && <EditState launch={launch} edit={edit} history={history} />}
            {isLive && (
              <section class="board-part" aria-labelledby="numbers-title">
                <h2 id="numbers-title">Stats</h2>
                <Funnel {...counts} upvotes={upvotes} />
                <TrendChart trend={trend} />
                <TrendTable trend={trend} />
                <p class="soft small">Private. Excludes bots and your own visits.</p>
              </section>
            )}
            <UnlessSuspended>
              <LaunchForms launch={launch} refused={refused} />
            </UnlessSuspended>
            {isLive && changelog.length > 0 && (
              <Changelog entries={changelog} path={paths.launchDashboard({ slug })} all={allNews} mayRemove={!isSuspended} postUrl={null} />
            )}
            <History entries={history} account={account} />
          </div>
          <div class="stack gap-6">
            <section class="board-part" aria-labelledby="plan-title">
              <h2 id="plan-title">Plan and launch date</h2>
              <p>
                <PlanLine launch={launch} />
              </p>
              {isLive && !isSuspended && (
                <p>
                  <a href={paths.editListing({ slug })}>Edit listing</a>
                </p>
              )}
            </section>
            <section class="board-part" aria-labelledby="elsewhere-title">
              <h2 id="elsewhere-title">Other places to launch</h2>
              <p>
                <PlacesLink slug={slug} counts={places} />
              </p>
            </section>
            <section class="board-part" aria-labelledby="audit-title">
              <h2 id="audit-title">Latest audit</h2>
              <p>
                <LatestReport report={latest} url={launch.url} now={world.clock()} />
              </p>
            </section>
            <section class="board-part" id="badge" aria-labelledby="badge-title">
              <h2 id="badge-title">Badge</h2>
              <BadgeState launch={launch} siteUrl={world.siteUrl} />
              <UnlessSuspended>
                <form action={paths.launchDashboard({ slug })} method="post">
                  <button class="sw-button sw-button--small" type="submit" name="do" value="badge">
                    Check now
                  </button>
                </form>
              </UnlessSuspended>
            </section>
          </div>
        </div>
      </div>
    ),
  })
}
