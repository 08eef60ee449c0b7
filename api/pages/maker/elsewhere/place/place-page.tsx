import { dayWords } from '../../../../../shared/ui/day-words.ts'
import type { LaunchStatus } from '../../../../../shared/vocabulary.ts'
import { paths } from '../../../../../shared/paths.ts'
import { checkListing, noteListing, noteState, saveDetails } from '../../../../actions/elsewhere/note-place.ts'
import { unplanPlace } from '../../../../actions/elsewhere/plan-places.ts'
import { readPlace, type OwnPlan } from '../../../../actions/elsewhere/read-plan.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import { waitWords } from '../../../../domain/elsewhere/next-step.ts'
import { picturesFor } from '../../../../domain/elsewhere/fields/pictures.ts'
import { isAhead } from '../../../../domain/elsewhere/states.ts'
import { weekWords } from '../../../../domain/elsewhere/week-plan.ts'
import { defineForm, definePage, type Sheet } from '../../../page/define-page.ts'
import { Flash, Rejection } from '../../../forms/flash.tsx'
import type { PageRequest } from '../../../forms/page-request.ts'
import { makerSheet } from '../../maker-sheet.tsx'
import { PlaceFactList, Proofs } from './place-fact-list.tsx'
import { DetailsForm, ListingForm, MoveForms, RemoveForm } from './place-forms.tsx'
import { ByHand, StateDates, StatePill } from './place-row.tsx'
import { ElsewhereAssets } from '../elsewhere-assets.tsx'
import { priceWords } from '../plan/plan-words.ts'
import { PreparedPictures } from '../preparation/prepared-pictures.tsx'
import { PreparedTexts } from '../preparation/prepared-texts.tsx'
import { textForms } from '../preparation/asked-fields.tsx'
import { Section } from '../../../parts/section.tsx'

export const placePage = definePage({
  path: paths.submission,
  access: 'lead',
  load: ({ world, account, params }) => readPlace(world, params, account),
  forms: {
    state: defineForm(noteState, { says: 'Saved.' }),
    listing: defineForm(noteListing, { says: 'Saved.', next: (_noted, { path }) => `${path}#listing` }),
    'check-listing': defineForm(checkListing, {
      says: 'Listing checked. What we found is below.',
      next: (_verdict, { path }) => `${path}#listing`,
    }),
    details: defineForm(saveDetails, { says: 'Saved.' }),
    unplan: defineForm(unplanPlace, {
      says: 'Removed from your plan.',
      leadsTo: paths.submissionPlan,
      next: (_done, { launch }) => paths.submissionPlan(launch),
    }),
    ...textForms,
  },
  view: (own, request) => placeSheet(own, request),
})

/** Where the listing is edited; nowhere while a launch waits for its day. */
const editPaths: Partial<Record<LaunchStatus, (launch: { slug: string }) => string>> = { draft: paths.draft, live: paths.editListing }

/** Everything of one directory. `pictureError` says why a picture isn’t available in the requested size. */
export function placeSheet(
  { launch, maker, plan, place, calendar }: OwnPlan & { place: Place },
  { world, account }: Pick<PageRequest<'lead'>, 'world' | 'account'>,
  pictureError?: string,
): Sheet {
  const { entry, submission, day, week, why, next, warnings } = place
  const { slug } = launch
  const preparing = { launch, plan, maker, directory: entry }
  return makerSheet({
    title: `${launch.name} at ${entry.name}`,
    extra: <ElsewhereAssets />,
    content: (
      <div class="wrap elsewhere pad-bottom-6 stack gap-6">
        <header class="page-head maker-head first-wide gap-3-5 grid center">
          <p class="maker-head__where soft across">
            <a href={paths.dashboard()}>Dashboard</a> / <a href={paths.launchDashboard({ slug })}>{launch.name}</a> /{' '}
            <a href={paths.submissionPlan({ slug })}>Directories</a>
          </p>
          <h1>{entry.name}</h1>
          <StatePill submission={submission} />
          <p>{entry.tagline}</p>
        </header>
        <Flash />
        <Rejection />
        {warnings.length > 0 && <p class="elsewhere-warning ink small wraps">No longer fits: {warnings.join(' ')}</p>}
        <div class="launch-board with-aside grid at-start">
          <div class="stack gap-6">
            <Section name="next" class="board-part stack gap-4" title="Next step">
              <div class="next-step gap-3-5 row center between column at-start">
                <p>{next}</p>
                <MoveForms place={place} />
              </div>
            </Section>
            {!isAhead(submission) && <Listing submission={submission} />}
            <PreparedTexts
              {...{ preparing, directory: entry, email: account.emailProven === true ? account.email : '' }}
              canDraft={world.drafter.reword !== undefined}
            />
            <PreparedPictures
              {...{ slug, directory: entry.id, pictureError }}
              pictures={picturesFor(launch, entry, world.siteUrl)}
              editPath={editPaths[launch.status]?.({ slug }) ?? null}
            />
            <ByHand entry={entry} />
            {isAhead(submission) && <Listing submission={submission} />}
          </div>
          <div class="stack gap-6">
            <Section name="when" class="board-part stack gap-4" title="When and why">
              <dl class="grid gap-3 whole">
                <Fact name="Planned for">
                  {day === null ? weekWords(week, calendar) : <time dateTime={day}>{dayWords(day, 'weekday')}</time>}
                </Fact>
                <Fact name="Why it fits">{why}</Fact>
                <Fact name="Price">{priceWords(entry) ?? 'Not known'}</Fact>
                <Fact name="Wait">{waitWords(entry)}</Fact>
              </dl>
              <StateDates submission={submission} />
              <DetailsForm place={place} />
              <RemoveForm name={entry.name} />
            </Section>
            <PlaceFactList entry={entry} />
          </div>
        </div>
      </div>
    ),
  })
}

/** Once it has been sent, this comes before the texts. */
const Listing = ({ submission }: Pick<Place, 'submission'>) => (
  <Section name="listing" class="board-part stack gap-4" id="listing" title="Your listing there">
    <ListingForm submission={submission} />
    <Proofs submission={submission} />
  </Section>
)

const Fact = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div>
    <dt class="soft smaller">{name}</dt>
    <dd class="wraps">{children}</dd>
  </div>
)
