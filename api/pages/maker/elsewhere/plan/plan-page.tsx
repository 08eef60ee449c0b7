import type { Context } from 'koa'
import { placeCounts } from '../../../../actions/elsewhere/plan-places.ts'
import { readPlan, type OwnPlan } from '../../../../actions/elsewhere/read-plan.ts'
import { nextPlace } from '../../../../domain/elsewhere/week-ahead.ts'
import type { SettingsInput } from '../../../../domain/elsewhere/read-settings.ts'
import type { Profile } from '../../../../domain/records.ts'
import type { World } from '../../../../ports/world.ts'
import { redirect, requireAccount } from '../../../account/session.ts'
import type { FormFaults } from '../../../parts/form-answer.ts'
import { FaultSummary } from '../../../parts/form-field.tsx'
import { addStylesheet } from '../../../site/assets.ts'
import { Notice, sendMakerPage } from '../../maker-page.tsx'
import { ExcludedList, Offers } from './plan-choice.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanSettings, typedSettings } from './plan-settings.tsx'
import { PlanWeeks } from './plan-weeks.tsx'
import { launchWords } from './plan-words.ts'
import type { RefusedWeek } from '../preparation/prepare-week.tsx'
import { paths } from '../../../../../shared/paths.ts'
import { plural } from '../../../../../shared/plural.ts'

const stylesheet = addStylesheet('dashboard', 'elsewhere', 'prepared-texts')
export const ElsewhereAssets = () => <link rel="stylesheet" href={stylesheet} />

export type SlugContext = Context & { params: Record<string, string> }

/** A form of the page that was refused. */
export type RefusedPlan = { title: string; faults: FormFaults; settings?: SettingsInput }

/** The plan of other places to launch. Throws NOT_FOUND for everyone but the launch’s owner. */
export async function planPage(world: World, ctx: SlugContext): Promise<void> {
  const account = requireAccount(ctx)
  const slug = ctx.params['slug'] ?? ''
  const own = await readPlan(world, { slug }, account)
  if (own.launch.slug !== slug) return redirect(ctx, paths.submissionPlan(own.launch))
  showPlan(ctx, { own, account })
}

type Shown = { own: OwnPlan; account: Profile; refused?: RefusedPlan | undefined; week?: RefusedWeek | undefined }

/** Shows the plan; a refused form keeps what was typed. */
export function showPlan(ctx: Context, { own, account, refused, week }: Shown): void {
  const { launch, maker, plan, places, offers, calendar } = own
  const { slug, name } = launch
  const known = { launch, plan, maker }
  const next = nextPlace(places)
  const saved = typedSettings(plan)
  const hasFaults = Object.keys(refused?.faults.faults ?? {}).length > 0
  sendMakerPage(ctx, {
    title: refused || week ? `Not saved: ${name}` : `Other places to launch ${name}`,
    extra: <ElsewhereAssets />,
    content: (
      <div class="wrap elsewhere stack gap-6">
        <header class="page-head maker-head first-wide gap-3-5 grid center">
          <p class="maker-head__where soft across">
            <a href={paths.dashboard()}>Dashboard</a> / <a href={paths.launchDashboard({ slug })}>{name}</a>
          </p>
          <h1>Other places to launch</h1>
          <p>{launchWords(calendar, places)}</p>
        </header>
        <Notice ctx={ctx} />
        {refused && <FaultSummary title={refused.title} {...refused.faults} />}
        {places.length === 0 ? (
          <Start own={own} />
        ) : (
          <>
            <PlanProgress plan={own} />
            {next !== null && (
              <section class="elsewhere-next edged lit row center between pad-5 rounded" aria-labelledby="next-title">
                <div>
                  <h2 class="large" id="next-title">
                    Next: {next.entry.name}
                  </h2>
                  <p>{next.next}</p>
                </div>
                <a class="sw-button sw-button--primary" href={paths.submission({ slug, directory: next.entry.id })}>
                  Open {next.entry.name}
                </a>
              </section>
            )}
            <PlanWeeks plan={own} known={known} email={account.email} refused={week} />
            <Tools slug={slug} isDated={next !== null && next.day !== null} />
          </>
        )}
        <PlanSettings
          slug={slug}
          saved={saved}
          typed={refused?.settings ?? saved}
          faults={refused?.faults.faults ?? {}}
          isOpen={hasFaults}
        />
        <Offers slug={slug} offers={offers} title={places.length === 0 ? 'What fits' : 'More that fit'} />
        <ExcludedList excluded={own.excluded} />
      </div>
    ),
  })
}

/** Before there is a plan: what fits, and one button. */
function Start({ own: { launch, offers, excluded } }: { own: OwnPlan }) {
  const all = offers.length + excluded.length
  if (offers.length === 0)
    return (
      <div class="empty">
        <p class="empty__title">No directory fits yet</p>
        <p>{all === 0 ? 'This catalog lists no directories.' : 'See why below, and change the settings if they’re wrong.'}</p>
      </div>
    )
  return (
    <section class="elsewhere-start edged lit row center between pad-5 rounded" aria-labelledby="start-title">
      <div>
        <h2 id="start-title">
          {offers.length} of {plural(all, 'directory', 'directories')} fit {launch.name}
        </h2>
        <p>
          We check each one’s rules against your listing, put the best first, and give each a day, at most five a week. Then we prepare the
          texts for its form. You submit them yourself.
        </p>
      </div>
      <form class="elsewhere-start__form row at-end" action={paths.submissionPlan(launch)} method="post">
        <label class="small bold whole" for="field-count">
          Places to plan
        </label>
        <select class="field" id="field-count" name="count">
          {placeCounts.map((figure) => (
            <option key={figure} value={figure} selected={figure === 10}>
              {figure} places
            </option>
          ))}
        </select>
        <button class="sw-button sw-button--primary" type="submit" name="do" value="plan">
          Create plan
        </button>
      </form>
    </section>
  )
}

/** A calendar and new dates are for what is still ahead and has a day. */
const Tools = ({ slug, isDated }: { slug: string; isDated: boolean }) => (
  <div class="row gap-3">
    {isDated && (
      <a class="sw-button sw-button--small" href={paths.submissionCalendar({ slug })} download={`${slug}-elsewhere.ics`}>
        Download calendar
      </a>
    )}
    <a class="sw-button sw-button--small" href={paths.submissionTable({ slug })} download={`${slug}-elsewhere.csv`}>
      Download CSV
    </a>
    {isDated && (
      <form action={paths.submissionPlan({ slug })} method="post">
        <button class="sw-button sw-button--small" type="submit" name="do" value="again">
          Set new dates
        </button>
      </form>
    )}
  </div>
)
