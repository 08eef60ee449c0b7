import type { Context } from 'koa'
import { findLatestReport } from '../../../actions/audit/find-report.ts'
import { findCrawl } from '../../../actions/launches/find-launch.ts'
import { listWeeks } from '../../../actions/launches/list-weeks.ts'
import type { World } from '../../../ports/world.ts'
import { dayOf } from '../../../domain/launch/launch-plan.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { addScript, addStylesheet } from '../../site/assets.ts'
import { differences } from '../changed-elsewhere.ts'
import { draftFindings } from './draft-findings.ts'
import { DraftForm } from './draft-form.tsx'
import { labelledFaults } from './draft-labels.ts'
import { DraftPreview } from './draft-preview.tsx'
import { LaunchPreviews } from './launch-previews.tsx'
import { valuesOf, type DraftValues } from './draft-values.ts'
import type { FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary } from '../../parts/form-field.tsx'
import { UnlessSuspended } from '../../parts/unless-suspended.tsx'
import { LatestReport } from '../../audit/own-reports.tsx'
import { StatusPill, Rejection } from '../launch-status.tsx'
import { Notice, sendMakerPage } from '../maker-page.tsx'
import { paths } from '../../../../shared/paths.ts'

const stylesheet = addStylesheet('draft')
const script = addScript('browser/draft-editor.ts')

const weeksShown = 12

type Shown = {
  launch: Launch
  /** What was typed, if a save was refused. */
  values?: DraftValues
  seen?: string
  faults?: FormFaults
  /** A newer version was saved in another tab or device. */
  changed?: boolean
  submitted?: boolean
  /** Edits of this live listing wait for a moderator. */
  waits?: boolean
}

/** The editor of a draft or a live listing. */
export async function showDraft(
  world: World,
  ctx: Context,
  { launch, values, seen, faults, changed = false, submitted = false, waits = false }: Shown,
) {
  const stored = valuesOf(launch)
  const typed = values ?? stored
  const live = launch.status === 'live'
  const weeks = live ? null : { capacity: world.weekCapacity, today: dayOf(world.clock()), list: await listWeeks(world, weeksShown) }
  const action = live ? paths.editListing(launch) : paths.draft(launch)
  const [crawl, latest] = await Promise.all([findCrawl(world, launch), findLatestReport(world, launch)])
  const { byField } = draftFindings({ ...typed, slug: launch.slug }, crawl)
  const state = {
    values: typed,
    faults: faults?.faults ?? {},
    findings: live ? {} : byField,
    saved: changed ? differences(typed, launch) : {},
  }
  if (changed) ctx.status = 409
  sendMakerPage(ctx, {
    title: faults || changed ? (submitted ? 'Not submitted' : 'Not saved') : live ? `Edit ${launch.name}` : `${launch.name} (draft)`,
    extra: (
      <>
        <link rel="stylesheet" href={stylesheet} />
        <script src={script} defer></script>
      </>
    ),
    content: (
      <div class="wrap">
        <header class="page-head maker-head first-wide gap-3-5 grid center">
          <p class="maker-head__where soft across">
            <a href={paths.dashboard()}>Dashboard</a> /{' '}
            <a href={paths.launchDashboard(launch)}>
              <bdi>{launch.name}</bdi>
            </a>
          </p>
          <h1>{live ? 'Edit listing' : 'Edit draft'}</h1>
          <p>
            <StatusPill status={launch.status} />
          </p>
          {latest !== null && (
            <p class="maker-head__where soft across">
              Latest audit: <LatestReport report={latest} url={launch.url} now={world.clock()} />
            </p>
          )}
          <p class="maker-head__where soft across">
            <a href={paths.submissionPlan(launch)}>Plan other places</a>
          </p>
          <p class="draft-look">
            <a href="#preview-title">Preview</a>
          </p>
          {live && (
            <p class="maker-head__where soft across">
              Name and URL can’t be changed after review.{' '}
              {waits ? 'Other changes go live once a moderator accepts them.' : 'Other changes go live immediately.'}
            </p>
          )}
        </header>
        <Notice ctx={ctx} />
        {launch.rejectionReason !== null && !live && <Rejection reason={launch.rejectionReason} />}
        {faults && (
          <FaultSummary
            title={submitted ? 'Not submitted. Fix these fields:' : 'Not saved. Fix these fields:'}
            faults={labelledFaults(faults.faults)}
            message={faults.message}
          />
        )}
        {changed && <Changed action={action} fields={Object.keys(state.saved).length} />}
        <div class="draft grid at-start">
          <UnlessSuspended instead="You can’t edit your launches while your account is suspended.">
            <DraftForm
              launch={launch}
              crawl={crawl}
              state={state}
              seen={seen ?? launch.updatedAt}
              weeks={weeks}
              action={action}
              waits={waits}
            />
          </UnlessSuspended>
          <DraftPreview launch={launch} values={typed} siteUrl={world.siteUrl} now={world.clock()} />
        </div>
        <LaunchPreviews launch={launch} crawl={crawl} siteUrl={world.siteUrl} now={world.clock()} />
      </div>
    ),
  })
}

function Changed({ action, fields }: { action: string; fields: number }) {
  return (
    <div class="fault-summary" role="alert" tabIndex={-1} autofocus>
      <p class="fault-summary__title">This draft was changed in another tab or device. Choose which version to keep.</p>
      {fields === 0 ? (
        <p>Both versions are the same.</p>
      ) : (
        <p>
          The other version is shown next to the {fields === 1 ? 'field that differs' : `${fields} fields that differ`}. Copy over what you
          want, then save.
        </p>
      )}
      <p class="row gap-3 above-4">
        <button class="sw-button" type="submit" form="draft-form" name="go" value="save">
          Keep my version
        </button>
        <a class="sw-button" href={action}>
          Load the other version
        </a>
      </p>
    </div>
  )
}
