import { describedIn } from './take-pictures.ts'
import { LaunchTrail, makerSheet } from '../maker-sheet.tsx'
import { findLatestReport } from '../../../actions/audit/find-report.ts'
import { findCrawl } from '../../../actions/launches/find-launch.ts'
import { readAlts, readEditedAlts } from '../../../actions/pictures/add-picture.ts'
import { listWeeks, wishError } from '../../../actions/launches/list-weeks.ts'
import { isPlan, type Launch } from '../../../domain/launch/launch.ts'
import { addScript, addStylesheet } from '../../document/assets.ts'
import { changedElsewhere, differences, StatusPill, RejectionReason } from '../launch-status.tsx'
import { draftedFrom, draftFindings } from './draft-findings.ts'
import { DraftForm } from './draft-form.tsx'
import { labelledErrors, typedValues, valuesFrom, valuesOf, withFixed, toListingInput, toWish, type DraftValues } from './draft-values.ts'
import { Slot } from './draft-fields.tsx'
import { asTyped, DraftPreview } from './draft-preview.tsx'
import { sectionStates, SectionList } from './section-list.tsx'
import { ErrorSummary } from '../../forms/form-field.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { LatestReport } from '../../audit/own-reports.tsx'
import type { Sheet } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import type { PageRequest, FormErrors } from '../../forms/page-request.ts'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton, Button } from '../../parts/button.tsx'
import { fieldOf } from '../../../../shared/fields/listing-fields.ts'
import { joinWords } from '../../../../shared/join-words.ts'
import { reviewedKeys } from '../../../domain/moderation/maker-trust.ts'
import { oneOrMany } from '../../../../shared/plural.ts'
import { siteDay } from '../../../domain/launch/launch-time.ts'
import { readListing } from '../../../domain/listing/read-field.ts'
import type { World } from '../../../ports/world.ts'
import { openPoints } from '../next-step.tsx'

/** Whether the rejected form is what’s stored: a draft is saved before its submission is rejected. */
const isStored = (values: DraftValues, launch: Launch): boolean =>
  readListing(toListingInput(values), launch).errors.length === 0 &&
  toWish(values).launchDate === (launch.requestedLaunchDate ?? '') &&
  Object.keys(differences(values, launch)).length === 0

/** Adds what's missing to the errors of a submission, so that everything is shown at once. */
async function withMissing(world: World, { errors, message }: FormErrors, launch: Launch, values: DraftValues): Promise<FormErrors> {
  const { plan, launchDate } = toWish(values)
  const { listing } = readListing(toListingInput(values), launch)
  const typed = { ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null }
  const ahead = { now: world.clock(), full: await wishError(world, typed) }
  const missing = Object.fromEntries(openPoints(typed, ahead).map((point) => [point.field, point.message]))
  return { errors: { ...missing, ...errors }, message }
}

const stylesheet = addStylesheet('draft')
const script = addScript('browser/draft-editor.ts')

const weeksShown = 12
const reviewedWords = joinWords(reviewedKeys.map((key) => fieldOf(key).label.toLowerCase()))

type Editor = Awaited<ReturnType<typeof readEditor>>

/** What the editor of a draft or a live listing shows: what is stored, or what was typed in a form that was rejected. `waits`: for a moderator, once it’s sent. `typed`: what isn’t stored. */
export async function readEditor(
  { world, account, rejected }: PageRequest<'maker'>,
  launch: Launch,
  waits = false,
  typed = valuesOf(launch),
) {
  const live = launch.status === 'live'
  const [crawl, latest] = await Promise.all([findCrawl(world, launch), findLatestReport(world, launch)])
  const weeks = live
    ? null
    : {
        capacity: world.weekCapacity,
        capacityPerMaker: world.rules.weekCapacityPerMaker,
        today: siteDay(world.clock()),
        list: await listWeeks(world, weeksShown, launch),
      }
  const values = rejected === null ? typed : live ? withFixed(valuesFrom(rejected.sent), launch) : typedValues(rejected.sent, crawl)
  const changed = changedElsewhere(rejected?.error)
  const alts = {
    ...(await readEditedAlts(world, launch, values.screenshots)),
    ...(rejected !== null && describedIn(rejected.sent)),
  }
  const offered = Object.keys(await readAlts(world, account.id, crawl?.offered ?? []))
  const offers = { canFetch: !live && (crawl?.pictures?.length ?? 0) > 0, paths: offered.length > 0 ? offered : null }
  const saved = { launch, alts, offers, waits, crawl, latest, weeks, values, changed, submitted: rejected?.name === 'submit' }
  if (rejected === null || changed) return { ...saved, errors: null, isSaved: rejected === null, seen: launch.updatedAt }
  const isSaved = isStored(values, launch)
  const seen = isSaved ? launch.updatedAt : (rejected.sent.get('seen') ?? '')
  return { ...saved, errors: saved.submitted ? await withMissing(world, rejected, launch, values) : rejected, isSaved, seen }
}

export function editorSheet(
  { launch, alts, offers, waits, crawl, latest, weeks, values, changed, submitted, errors, isSaved, seen }: Editor,
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
    alts,
    offers,
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
          <LaunchTrail slug={launch.slug} name={launch.name} />
          <h1>{live ? 'Edit listing' : 'Edit draft'}</h1>
          <p>
            <StatusPill status={launch.status} />
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
        {!live && <RejectionReason launch={launch} />}
        {errors && (
          <ErrorSummary
            title={`${submitted ? 'Not submitted' : 'Not saved'}${errors.message === undefined ? '. Fix these fields:' : '.'}`}
            errors={labelledErrors(errors.errors)}
            message={errors.message}
          />
        )}
        <Slot name="conflict">{changed && <Changed action={action} fields={Object.keys(state.saved).length} />}</Slot>
        <div class="notice below-5 pad-3-4 rounded-small notice--action row center between gap-2-4" data-unsent hidden>
          <p>
            This browser has unsaved changes from <span data-unsent-at />.
          </p>
          <div class="row gap-2">
            <Button class="sw-button--small" type="button" data-unsent="restore" words="Restore" />
            <Button class="sw-button--small" type="button" data-unsent="discard" words="Discard" />
          </div>
        </div>
        <div class="editor grid at-start">
          <UnlessSuspended instead="You can’t edit your launches while your account is suspended.">
            <SectionList states={sectionStates(state, live)} />
            <DraftForm
              launch={launch}
              crawl={crawl}
              state={state}
              seen={seen}
              weeks={weeks}
              isSaved={isSaved}
              action={action}
              waits={waits}
            />
          </UnlessSuspended>
          <div class="editor__aside shrinks">
            <DraftPreview launch={asTyped(launch, values)} siteUrl={world.siteUrl} now={now} />
            <p class="soft small above-4">
              Latest audit: <LatestReport report={latest} drafted={draftedFrom(launch, crawl)} url={launch.url} now={now} />
            </p>
          </div>
        </div>
      </div>
    ),
  })
}

const Changed = ({ action, fields }: { action: string; fields: number }) => (
  <div class="error-summary below-5 pad-4 wraps rounded-small" role="alert" tabIndex={-1} autofocus data-differs={fields}>
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
      <Button form="draft-form" words="Keep my version" />
      <LinkButton href={action} words="Load the other version" data-load-other />
    </p>
  </div>
)
