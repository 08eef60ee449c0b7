import type { Context } from 'koa'
import { dayWords } from '../../../../../shared/ui/day-words.ts'
import { paths } from '../../../../../shared/paths.ts'
import { readPlace, type OwnPlan } from '../../../../actions/elsewhere/read-plan.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import { expectedBy, waitWords } from '../../../../domain/elsewhere/next-step.ts'
import { picturesFor } from '../../../../domain/elsewhere/fields/pictures.ts'
import { weekWords } from '../../../../domain/elsewhere/week-plan.ts'
import type { Profile } from '../../../../domain/records.ts'
import type { World } from '../../../../ports/world.ts'
import { redirect, requireAccount } from '../../../account/session.ts'
import type { FormFaults } from '../../../parts/form-answer.ts'
import { FaultSummary } from '../../../parts/form-field.tsx'
import { Notice, sendMakerPage } from '../../maker-page.tsx'
import { PlaceFactList } from './place-fact-list.tsx'
import { DetailsForm, ListingForm, MoveForms, RemoveForm } from './place-forms.tsx'
import { ByHand, StateDates } from './place-notes.tsx'
import { Proofs } from './place-proofs.tsx'
import { StatePill } from './place-row.tsx'
import { ElsewhereAssets, type SlugContext } from '../plan/plan-page.tsx'
import { priceWords } from '../plan/plan-words.ts'
import { PreparedPictures } from '../preparation/prepared-pictures.tsx'
import { PreparedTexts, type RefusedText } from '../preparation/prepared-texts.tsx'

/** A form of the page that was refused, with what was typed. */
export type RefusedPlace = { title: string; typed: Record<string, string>; faults: FormFaults }

/** One directory of a plan. Throws NOT_FOUND for everyone but the launch’s owner. */
export async function placePage(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const { slug = '', directory = '' } = ctx.params
  const own = await readPlace(world, { slug, directory }, account)
  if (own.launch.slug !== slug) return redirect(ctx, paths.submission({ slug: own.launch.slug, directory }))
  showPlace(world, ctx, { own, account })
}

type Shown = {
  own: OwnPlan & { place: Place }
  account: Profile
  refused?: RefusedPlace | undefined
  text?: RefusedText | undefined
  /** Why a picture can’t be had in the size that was asked for. */
  pictureFault?: string | undefined
}

/** Shows everything of one directory; a refused form keeps what was typed. */
export function showPlace(world: World, ctx: Context, { own, account, refused, text, pictureFault }: Shown): void {
  const { launch, maker, plan, place, calendar } = own
  const { entry, submission, day, week, why, next, warnings } = place
  const { slug } = launch
  const path = paths.submission({ slug, directory: entry.id })
  const expected = expectedBy(entry, submission)
  const preparing = { launch, plan, maker, directory: entry }
  sendMakerPage(ctx, {
    title: refused || text ? `Not saved: ${entry.name}` : `${launch.name} at ${entry.name}`,
    extra: <ElsewhereAssets />,
    content: (
      <div class="wrap elsewhere stack gap-6">
        <header class="page-head maker-head first-wide gap-3-5 grid center">
          <p class="maker-head__where soft across">
            <a href={paths.dashboard()}>Dashboard</a> / <a href={paths.launchDashboard({ slug })}>{launch.name}</a> /{' '}
            <a href={paths.submissionPlan({ slug })}>Other places</a>
          </p>
          <h1>{entry.name}</h1>
          <StatePill submission={submission} />
          <p>{entry.tagline}</p>
        </header>
        <Notice ctx={ctx} />
        {refused && <FaultSummary title={refused.title} {...refused.faults} />}
        {text && <FaultSummary title="Not saved" {...text.faults} />}
        {warnings.length > 0 && <p class="elsewhere-warning ink small wraps">No longer fits: {warnings.join(' ')}</p>}
        <div class="launch-board grid at-start">
          <div class="stack gap-6">
            <section class="board-part" aria-labelledby="next-title">
              <h2 id="next-title">Next step</h2>
              <div class="next-step gap-3-5 row center between elsewhere-step">
                <p>{next}</p>
                <MoveForms place={place} path={path} />
              </div>
            </section>
            <PreparedTexts
              {...{ preparing, directory: entry, email: account.email, refused: text }}
              canDraft={world.drafter.reword !== undefined}
            />
            <PreparedPictures
              {...{ slug, directory: entry.id, pictureFault }}
              pictures={picturesFor(launch, entry, world.siteUrl)}
              editPath={launch.status === 'live' ? paths.editListing({ slug }) : paths.draft({ slug })}
            />
            <ByHand entry={entry} />
            <section class="board-part" id="listing" aria-labelledby="listing-title">
              <h2 id="listing-title">Your listing there</h2>
              <ListingForm submission={submission} path={path} refused={refused} />
              <Proofs submission={submission} />
            </section>
          </div>
          <div class="stack gap-6">
            <section class="board-part" aria-labelledby="when-title">
              <h2 id="when-title">When and why</h2>
              <dl class="grid gap-3 whole">
                <Fact name="Planned for">
                  {day === null ? weekWords(week, calendar) : <time dateTime={day}>{dayWords(day, 'weekday')}</time>}
                </Fact>
                <Fact name="Why it fits">{why}</Fact>
                <Fact name="Price">{priceWords(entry)}</Fact>
                <Fact name="Wait">{waitWords(entry)}</Fact>
                {expected !== null && <Fact name="Answer expected by">{dayWords(expected)}</Fact>}
              </dl>
              <StateDates submission={submission} />
              <DetailsForm place={place} path={path} refused={refused} />
              <RemoveForm name={entry.name} path={path} />
            </section>
            <PlaceFactList entry={entry} />
          </div>
        </div>
      </div>
    ),
  })
}

const Fact = ({ name, children }: { name: string; children: preact.ComponentChildren }) => (
  <div>
    <dt class="soft smaller">{name}</dt>
    <dd class="wraps">{children}</dd>
  </div>
)
