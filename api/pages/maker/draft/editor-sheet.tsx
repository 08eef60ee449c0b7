import { findLatestReport } from '../../../actions/audit/find-report.ts'
import { findCrawl } from '../../../actions/launches/find-launch.ts'
import { listWeeks } from '../../../actions/launches/list-weeks.ts'
import { dayOf, type Launch } from '../../../domain/launch/launch.ts'
import { addScript, addStylesheet } from '../../document/assets.ts'
import { changedElsewhere, differences } from '../changed-elsewhere.ts'
import { draftFindings } from './draft-findings.ts'
import { DraftForm } from './draft-form.tsx'
import { labelledErrors } from './draft-labels.ts'
import { DraftPreview } from './draft-preview.tsx'
import { LaunchPreviews } from './launch-previews.tsx'
import { typedValues, valuesFrom, valuesOf, withFixed } from './draft-values.ts'
import { isStored, withMissing } from './rejected-draft.ts'
import { ErrorSummary } from '../../forms/form-field.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { LatestReport } from '../../audit/own-reports.tsx'
import { StatusPill, RejectionReason } from '../launch-status.tsx'
import type { Sheet } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import type { PageRequest } from '../../forms/page-request.ts'
import { makerSheet } from '../maker-sheet.tsx'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { fieldOf } from '../../../../shared/fields/listing-fields.ts'
import { joinWords } from '../../../../shared/join-words.ts'
import { reviewedKeys } from '../../../domain/moderation/maker-trust.ts'
import { oneOrMany } from '../../../../shared/plural.ts'

const stylesheet = addStylesheet('draft')
const script = addScript('browser/draft-editor.ts')

const weeksShown = 12
const reviewedWords = joinWords(reviewedKeys.map((key) => fieldOf(key).label.toLowerCase()))

type Editor = Awaited<ReturnType<typeof readEditor>>

/** What the editor of a draft or a live listing shows: what is stored, or what was typed in a form that was rejected. `waits`: for a moderator, once it’s sent. */
export async function readEditor({ world, rejected }: PageRequest<'maker'>, launch: Launch, waits = false) {
  const live = launch.status === 'live'
  const [crawl, latest] = await Promise.all([findCrawl(world, launch), findLatestReport(world, launch)])
  const weeks = live
    ? null
    : { capacity: world.weekCapacity, today: dayOf(world.clock()), list: await listWeeks(world, weeksShown, launch.ownerId) }
  const values =
    rejected === null ? valuesOf(launch) : live ? withFixed(valuesFrom(rejected.sent), launch) : typedValues(rejected.sent, crawl)
  const changed = changedElsewhere(rejected?.error)
  const saved = { launch, waits, crawl, latest, weeks, values, changed, submitted: rejected?.name === 'submit' }
  if (rejected === null || changed) return { ...saved, errors: null, seen: launch.updatedAt }
  const seen = isStored(values, launch) ? launch.updatedAt : (rejected.sent.get('seen') ?? '')
  return { ...saved, errors: saved.submitted ? await withMissing(world, rejected, launch, values) : rejected, seen }
}

/** The editor of a draft or a live listing. */
export function editorSheet(
  { launch, waits, crawl, latest, weeks, values, changed, submitted, errors, seen }: Editor,
  { world, now }: Pick<PageRequest, 'world' | 'now'>,
): Sheet {
  const live = launch.status === 'live'
  const action = live ? paths.editListing(launch) : paths.draft(launch)
  const { byField } = draftFindings({ ...values, slug: launch.slug }, crawl)
  const state = {
    values,
    errors: errors?.errors ?? {},
    findings: live ? {} : byField,
    saved: changed ? differences(values, launch) : {},
  }
  return makerSheet({
    title: live ? `Edit ${launch.name}` : `${launch.name} (draft)`,
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
              Latest audit: <LatestReport report={latest} url={launch.url} now={now} />
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
              {waits
                ? 'Other changes go live once a moderator accepts them.'
                : `Changes to the ${reviewedWords} go live once a moderator accepts them; others go live immediately.`}
            </p>
          )}
        </header>
        <Flash />
        {launch.rejectionReason !== null && !live && <RejectionReason reason={launch.rejectionReason} />}
        {errors && (
          <ErrorSummary
            title={submitted ? 'Not submitted. Fix these fields:' : 'Not saved. Fix these fields:'}
            errors={labelledErrors(errors.errors)}
            message={errors.message}
          />
        )}
        {changed && <Changed action={action} fields={Object.keys(state.saved).length} />}
        <div class="with-aside grid at-start">
          <UnlessSuspended instead="You can’t edit your launches while your account is suspended.">
            <DraftForm launch={launch} crawl={crawl} state={state} seen={seen} weeks={weeks} action={action} waits={waits} />
          </UnlessSuspended>
          <DraftPreview launch={launch} values={values} siteUrl={world.siteUrl} now={now} />
        </div>
        <LaunchPreviews launch={launch} crawl={crawl} siteUrl={world.siteUrl} now={now} />
      </div>
    ),
  })
}

const Changed = ({ action, fields }: { action: string; fields: number }) => (
  <div class="error-summary below-5 pad-4 wraps rounded-small" role="alert" tabIndex={-1} autofocus>
    <p class="error-summary__title">This draft was changed in another tab or device. Choose which version to keep.</p>
    {fields === 0 ? (
      <p>Both versions are the same.</p>
    ) : (
      <p>
        The other version is shown next to the {oneOrMany(fields, 'field that differs', 'fields that differ')}. Copy over what you want,
        then save.
      </p>
    )}
    <p class="row gap-3 above-4">
      <button class="sw-button" form="draft-form">
        Keep my version
      </button>
      <LinkButton href={action} words="Load the other version" />
    </p>
  </div>
)
