import { findLatestReport } from '../../actions/audit/find-report.ts'
import { readPlaces } from '../../actions/elsewhere/read-plan.ts'
import { discardDraft } from '../../actions/drafts/edit-draft.ts'
import { checkOwnBadge } from '../../actions/launches/check-badge.ts'
import { withdrawEdit } from '../../actions/launches/edit-live-listing.ts'
import { wishError } from '../../actions/launches/list-weeks.ts'
import { reopenLaunch, unpublishOwn, withdrawLaunch } from '../../actions/launches/submit-launch.ts'
import { renameLaunch } from '../../actions/launches/rename-launch.ts'
import { isLeadSuspended } from '../../actions/access/launch-access.ts'
import { addChangelogEntry, removeChangelogEntry } from '../../actions/community/edit-changelog.ts'
import { readCounts, readReferrers, readTrend } from '../../actions/launches/read-trend.ts'
import { countNewComments, listChangelog, listHistory } from '../../actions/community/read-talk.ts'
import { findUnseenEdit } from '../../actions/moderation/read-edits.ts'
import type { World } from '../../ports/world.ts'
import { dayOf, isLive as isLiveLaunch, type Launch } from '../../domain/launch/launch.ts'
import { findCrawl } from '../../actions/launches/find-launch.ts'
import { BadgeState, withAuditedBadge, EditState, RejectionReason, StatusPill } from './launch-status.tsx'
import { DashboardAssets, trendDays } from './dashboard.tsx'
import { LaunchForms } from './dashboard-forms.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { Flash, withFlash, Rejection } from '../forms/flash.tsx'
import { ButtonForm } from '../forms/form.tsx'
import type { PageRequest } from '../forms/page-request.ts'
import { isViewerSuspended, UnlessSuspended } from '../document/unless-suspended.tsx'
import { compareWithWeek } from '../../actions/weeks/read-week.ts'
import { InItsWeek, StatsFoot } from './in-its-week.tsx'
import { Funnel, TrendChart } from './trend-chart.tsx'
import { LaunchOverview, Submitted } from './launch-overview.tsx'
import { Changelog } from '../launch/launch-changelog.tsx'
import { History } from './launch-history.tsx'
import { Logo } from '../parts/picture.tsx'
import { makerSheet } from './maker-sheet.tsx'
import { NextStep } from './next-step.tsx'
import { ShareLaunch } from './share/share-launch.tsx'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../parts/section.tsx'

const wrong = { rejected: 'Something went wrong' }

export const launchDashboard = definePage({
  path: paths.launchDashboard,
  access: 'maker',
  load: ({ world, launch }) => read(world, launch),
  forms: {
    withdraw: defineForm(withdrawLaunch, { ...wrong, says: 'Withdrawn. It’s a draft again, and only you can see it.' }),
    unpublish: defineForm(unpublishOwn, { ...wrong, says: 'Unpublished. It’s a draft again, and only you can see it.' }),
    'withdraw-edit': defineForm(withdrawEdit, { ...wrong, says: 'Edit withdrawn. Your listing stays as it is.' }),
    reopen: defineForm(reopenLaunch, {
      ...wrong,
      says: { reopened: 'Reopened. It’s a draft again.' },
      leadsTo: paths.draft,
      next: (launch) => withFlash(paths.draft(launch), 'reopened'),
    }),
    rename: defineForm(renameLaunch, {
      rejected: 'URL not changed',
      says: 'URL changed. The old one redirects here.',
      fields: (form, { launch: { slug } }) => ({ slug, newSlug: form.get('slug') ?? '' }),
      next: (launch) => paths.launchDashboard(launch),
    }),
    news: defineForm(addChangelogEntry, {
      rejected: 'Update not published',
      says: {
        news: 'Update published.',
        held: 'Update saved. A moderator will review it before it’s public.',
        led: 'Update saved. The lead maker’s account is suspended, so a moderator will review it first.',
      },
      next: async ({ exclusion }, { world, launch, path }) =>
        withFlash(path, exclusion !== undefined && (await isLeadSuspended(world, launch)) ? 'led' : (exclusion ?? 'news')),
    }),
    retract: defineForm(removeChangelogEntry, { ...wrong, says: 'Update deleted.' }),
    discard: defineForm(discardDraft, {
      ...wrong,
      says: 'Draft deleted. Its URL is free again.',
      leadsTo: paths.dashboard,
      next: () => paths.dashboard(),
    }),
    badge: defineForm(checkOwnBadge, {
      ...wrong,
      says: 'Badge checked. See the result below.',
      next: (_checked, { path }) => `${path}#badge`,
    }),
  },
  view: (shown, request) =>
    makerSheet({ title: request.launch.name, extra: <DashboardAssets />, content: <LaunchBoard {...shown} {...request} /> }),
})

async function read(world: World, launch: Launch) {
  const [counts, trend, referrers, history, changelog, full, newComments, latest, edit, places, crawl, week, isHeld] = await Promise.all([
    readCounts(world, launch),
    readTrend(world, launch, trendDays),
    readReferrers(world, launch),
    listHistory(world, launch),
    listChangelog(world, launch, true),
    wishError(world, launch),
    countNewComments(world, launch),
    findLatestReport(world, launch),
    findUnseenEdit(world, launch),
    readPlaces(world, launch),
    findCrawl(world, launch),
    isLiveLaunch(launch) ? compareWithWeek(world, launch) : null,
    isLeadSuspended(world, launch),
  ])
  return { counts, trend, referrers, history, changelog, full, newComments, latest, edit, places, crawl, week, isHeld }
}

type Shown = Awaited<ReturnType<typeof read>> & Pick<PageRequest<'maker'>, 'world' | 'launch' | 'account' | 'query'>

function LaunchBoard({ world, launch, account, query, ...shown }: Shown) {
  const { counts, trend, referrers, history, changelog, full, newComments, latest, edit, places, crawl, week, isHeld } = shown
  const audited = withAuditedBadge(launch, crawl)
  const { slug, name, tagline, status, upvotes, logo } = launch
  const isLive = status === 'live'
  const isSuspended = isViewerSuspended()
  const isLead = launch.ownerId === account.id
  return (
    <div class="wrap">
      <header class="page-head maker-head first-wide gap-3-5 grid center">
        <p class="maker-head__where soft across">
          <a href={paths.dashboard()}>Dashboard</a>
        </p>
        <div class="own-launch__head across grid center gap-4">
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
      {query.get('done') !== 'submit' && <Flash />}
      <Rejection />
      {isHeld && !isLead && (
        <p class="tone-warn below-5 pad-3-4 rounded-small">
          <bdi>{launch.maker.name}</bdi>, who leads this launch, is suspended. Until that ends,{' '}
          {isLive ? 'it’s in no ranking, and your updates and edits wait for a moderator.' : 'it can’t go live.'}
        </p>
      )}
      <div class="launch-board launch-board--split with-aside grid at-start">
        <div class="stack gap-6">
          {(status === 'rejected' || status === 'draft') && <RejectionReason launch={launch} />}
          {(status === 'pending_review' || status === 'scheduled') && !isSuspended ? (
            <Submitted launch={audited} siteUrl={world.siteUrl} now={world.clock()} places={places} />
          ) : (
            <section class="board-part stack gap-4" aria-label="Next step">
              <NextStep launch={launch} isLead={isLead} now={world.clock()} full={full} newComments={newComments} />
            </section>
          )}
          {isLive && (
            <Section name="numbers" class="board-part stack gap-4" title="Stats">
              <Funnel {...counts} upvotes={upvotes} />
              <TrendChart trend={trend} />
              {week !== null && <InItsWeek {...week} upvotes={upvotes} />}
              <StatsFoot slug={slug} trend={trend} referrers={referrers} />
            </Section>
          )}
        </div>
        <div class="stack gap-6">
          <LaunchOverview launch={launch} isLead={isLead} places={places} latest={latest} crawl={crawl} now={world.clock()} />
          <Section name="badge" class="board-part stack gap-4" id="badge" title="Badge">
            <BadgeState launch={audited} siteUrl={world.siteUrl} />
            <UnlessSuspended>
              <ButtonForm name="badge" look="small" words="Check now" />
            </UnlessSuspended>
          </Section>
        </div>
        <div class="stack gap-6">
          {isLiveLaunch(launch) && !isSuspended && <ShareLaunch launch={launch} siteUrl={world.siteUrl} today={dayOf(world.clock())} />}
          {isLive && !isSuspended && <EditState launch={launch} edit={edit} history={history} />}
          <UnlessSuspended>
            <LaunchForms launch={launch} isLead={isLead} />
          </UnlessSuspended>
          {isLive && changelog.length > 0 && (
            <Changelog
              entries={changelog}
              path={paths.launchDashboard({ slug })}
              all={query.get('news') === 'all'}
              mayRemove={!isSuspended}
              postUrl={null}
            />
          )}
          <History entries={history} launch={launch} account={account} />
        </div>
      </div>
    </div>
  )
}
