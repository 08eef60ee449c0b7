import { badgeWords } from '../../../shared/ui/launch-words.ts'
import { paths } from '../../../shared/paths.ts'
import { listReports } from '../../actions/audit/find-report.ts'
import { countNewComments } from '../../actions/community/read-talk.ts'
import { readPlaces, type PlaceSummary } from '../../actions/elsewhere/read-plan.ts'
import { NextPlace, PlacesLink } from './elsewhere/places-link.tsx'
import { listOwn } from '../../actions/launches/list-own-launches.ts'
import { wishError } from '../../actions/launches/list-weeks.ts'
import { readTrend, type TrendDay } from '../../actions/launches/read-trend.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { addStylesheet } from '../document/assets.ts'
import { Funnel, TrendChart, trendScript } from './trend-chart.tsx'
import { Logo } from '../parts/picture.tsx'
import { StatusPill } from './launch-status.tsx'
import { definePage } from '../page/define-page.ts'
import { answerForm, Invitations } from './makers/invitations.tsx'
import { listInvited } from '../../actions/makers/read-makers.ts'
import { Flash, Rejection } from '../forms/flash.tsx'
import { makerSheet } from './maker-sheet.tsx'
import { OwnReports } from '../audit/own-reports.tsx'
import { NewDraftForm } from './draft/draft-editor.tsx'
import { NextStep, PlanLine } from './next-step.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'
import { UnlessSuspended } from '../document/unless-suspended.tsx'

const stylesheet = addStylesheet('dashboard', 'share', 'share-launch')
export const DashboardAssets = () => (
  <>
    <link rel="stylesheet" href={stylesheet} />
    <script src={trendScript} defer></script>
  </>
)
export const trendDays = { most: 30, least: 7 }

type Counts = { impressions: number; clicks: number }
type Own = { launch: Launch; counts: Counts; trend: TrendDay[] | null; full: string | null; newComments: number; places: PlaceSummary }

export const dashboard = definePage({
  path: paths.dashboard,
  access: 'member',
  async load({ world, account }) {
    const found = await listOwn(world, account)
    const own = await Promise.all(
      found.map(async ({ launch, counts }): Promise<Own> => ({
        launch,
        counts,
        trend: launch.status === 'live' ? await readTrend(world, launch, trendDays) : null,
        full: await wishError(world, launch),
        newComments: await countNewComments(world, launch),
        places: await readPlaces(world, launch),
      })),
    )
    const reports = await listReports(world, account)
    return { own, reports, invited: await listInvited(world, account) }
  },
  forms: { answer: answerForm },
  view: ({ own, reports, invited }, { account, now }) =>
    makerSheet({
      title: 'Your launches',
      extra: <DashboardAssets />,
      content: (
        <div class="wrap">
          <header class="page-head maker-head">
            <h1>Your launches</h1>
          </header>
          <Flash />
          <Rejection />
          <Invitations invited={invited} />
          {own.length === 0 ? (
            <div class="first grid center">
              <UnlessSuspended instead="You can’t create launches while your account is suspended.">
                <NoLaunch />
              </UnlessSuspended>
              <SlipDrawing />
            </div>
          ) : (
            <ol class="stack gap-5">
              {own.map((one) => (
                <OwnLaunch key={one.launch.id} {...one} now={now} isLead={one.launch.ownerId === account?.id} />
              ))}
            </ol>
          )}
          <OwnReports reports={reports} now={now} />
        </div>
      ),
    }),
})

function OwnLaunch({ launch, counts, trend, places, now, isLead, ...ahead }: Own & { now: Date; isLead: boolean }) {
  const { slug, name, tagline, status, badge, upvotes, logo, rejectionReason } = launch
  return (
    <li class="own-launch card stack gap-4 pad-5 anchor">
      <div class="own-launch__head grid center gap-4">
        <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
        <div>
          <h2 class="heading">
            <a class="no-line" href={paths.launchDashboard({ slug })}>
              <bdi>{name}</bdi>
            </a>
          </h2>
          <p class="soft wraps">
            <bdi>{tagline}</bdi>
          </p>
        </div>
        <StatusPill status={status} />
      </div>
      <p class="own-launch__facts gap-0-3 row soft small">
        <span>
          <PlanLine launch={launch} />
        </span>
        {status !== 'draft' && status !== 'rejected' && <span>Badge: {badgeWords[badge.status].toLowerCase()}</span>}
        {isLead ? (
          <span>
            <PlacesLink slug={slug} counts={places} />
          </span>
        ) : (
          <span>
            Co-maker with <bdi>{launch.maker.name}</bdi>
          </span>
        )}
      </p>
      {isLead && <NextPlace slug={slug} next={places.next} />}
      {status === 'rejected' && rejectionReason !== null && (
        <blockquote class="own-launch__reason flat wraps lines" dir="auto">
          {rejectionReason}
        </blockquote>
      )}
      {trend !== null && (
        <div class="own-launch__numbers halves grid center">
          <Funnel {...counts} upvotes={upvotes} />
          <TrendChart trend={trend} />
        </div>
      )}
      <NextStep launch={launch} isLead={isLead} now={now} {...ahead} />
    </li>
  )
}

const NoLaunch = () => (
  <section class="first-draft dashed rounded" aria-labelledby="first-title">
    <h2 id="first-title">Create your first launch</h2>
    <p class="first-draft__lead soft large">Paste your product’s URL and we’ll draft a listing from your page.</p>
    <NewDraftForm />
    <div class="first-draft__others pad-top-4 grid gap-5 above-6 ruled">
      <div>
        <h3 class="below-2">Audit first</h3>
        <p class="soft small wraps">
          <a href={paths.audit()}>Audit your page</a> to see what to fix before you launch.
        </p>
      </div>
      <div>
        <h3 class="below-2">With your coding agent</h3>
        <p class="soft small wraps">
          <a href={paths.agents()}>Connect it</a>, and it can audit your page and create the draft.
        </p>
      </div>
    </div>
  </section>
)
