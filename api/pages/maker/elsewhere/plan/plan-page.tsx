import { LaunchTrail, makerSheet } from '../../maker-sheet.tsx'
import { isFieldName } from '../../../../../shared/fill/fields.ts'
import { placeCounts, planAgain, planPlace, planPlaces } from '../../../../actions/elsewhere/plan-places.ts'
import { prepareWeek, saveSettings } from '../../../../actions/elsewhere/save-plan.ts'
import { readPlan, type OwnPlan } from '../../../../actions/elsewhere/read-plan.ts'
import { isUnsureOfTrade } from '../../../../domain/elsewhere/trades.ts'
import { nextPlace } from '../../../../domain/elsewhere/week-ahead.ts'
import { invalidRequest } from '../../../../domain/failure.ts'
import { defineForm, definePage } from '../../../page/define-page.ts'
import { Flash, withFlash, Rejection } from '../../../forms/flash.tsx'
import { ButtonForm, Form } from '../../../forms/form.tsx'
import { ElsewhereAssets } from '../elsewhere-assets.tsx'
import { ExcludedList, Offers } from './plan-choice.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { PlanSettings, typedSettings } from './plan-settings.tsx'
import { PlanWeeks } from './plan-weeks.tsx'
import { launchWords } from './plan-words.ts'
import { limits } from '../../../../../shared/vocabulary.ts'
import { paths } from '../../../../../shared/paths.ts'
import { Empty } from '../../../parts/empty.tsx'
import { LinkButton } from '../../../parts/button.tsx'
import { plural } from '../../../../../shared/plural.ts'

export const planPage = definePage({
  path: paths.submissionPlan,
  access: 'lead',
  load: async ({ world, account, params, query }) => ({
    ...(await readPlan(world, params, account)),
    find: (query.get('find') ?? '').trim().slice(0, limits.queryLength),
  }),
  forms: {
    plan: defineForm(planPlaces, {
      says: 'Planned. Start with the next step below.',
      fields: (form, { launch: { slug } }) => ({ slug, count: countOf(form.get('count')) }),
    }),
    'plan-place': defineForm(planPlace, {
      says: 'Added to your plan.',
      fields: (form, { launch: { slug } }) => ({ slug, directory: form.get('directory') ?? '' }),
    }),
    'plan-again': defineForm(planAgain, { says: 'New dates set for everything that hasn’t been sent.' }),
    settings: defineForm(saveSettings, { says: 'Saved.' }),
    'prepare-week': defineForm(prepareWeek, {
      says: {
        prepared: 'Prepared. Open each submit page when you’re ready.',
        'partly-prepared': 'Prepared, except where a text is missing or too long.',
      },
      fields: (form, { launch: { slug } }) => ({
        slug,
        week: weekOf(form.get('week')),
        answers: Object.fromEntries([...form].filter(([name]) => isFieldName(name))),
      }),
      next: ({ left }, { path }) => withFlash(path, left === 0 ? 'prepared' : 'partly-prepared'),
    }),
  },
  view: (own, { account }) =>
    makerSheet({
      title: `Directories for ${own.launch.name}`,
      extra: <ElsewhereAssets />,
      content: <Plan own={own} find={own.find} email={account.emailProven === true ? account.email : ''} />,
    }),
})

function countOf(typed: string | null): number {
  const count = Number(typed ?? '')
  return Number.isInteger(count) && count > 0 ? count : 10
}

function weekOf(typed: string | null): number {
  if (typed === null || !/^-?\d{1,3}$/.test(typed)) throw invalidRequest('Choose a week of the plan.', 'week')
  return Number(typed)
}

function Plan({ own, find, email }: { own: OwnPlan; find: string; email: string }) {
  const { launch, maker, plan, places, offers, calendar } = own
  const { slug, name } = launch
  const next = nextPlace(places)
  return (
    <div class="wrap elsewhere pad-bottom-6 stack gap-6">
      <header class="page-head maker-head first-wide gap-3-5 grid center">
        <LaunchTrail slug={slug} name={name} />
        <h1>Directories</h1>
        <p>{launchWords(calendar, places)}</p>
      </header>
      <Flash />
      <Rejection />
      {!own.isSaved && isUnsureOfTrade(launch) && (
        <p>
          Does {name} serve customers itself, or is it software for businesses that do? We assumed it’s{' '}
          {plan.product.platforms.includes('local') ? 'a local service' : 'software'}. <a href="#kinds">Change this in the settings</a>
        </p>
      )}
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
                <p class="above-2 soft">{next.next}</p>
              </div>
              <LinkButton href={paths.submission({ slug, directory: next.entry.id })} look="primary" words={`Open ${next.entry.name}`} />
            </section>
          )}
          <PlanWeeks plan={own} known={{ launch, plan, maker }} email={email} />
          <Tools slug={slug} isDated={next !== null && next.day !== null} />
        </>
      )}
      <PlanSettings saved={typedSettings(plan)} />
      <Offers offers={offers} title={places.length === 0 ? 'What fits' : 'More that fit'} />
      <ExcludedList excluded={own.excluded} find={find} />
    </div>
  )
}

/** Before there is a plan: what fits, and one button. */
function Start({ own: { launch, offers, excluded } }: { own: OwnPlan }) {
  const all = offers.length + excluded.length
  if (offers.length === 0)
    return (
      <Empty
        title="No directory fits yet"
        says={all === 0 ? 'No directories are listed yet.' : 'See why below, and change the settings if they’re wrong.'}
      />
    )
  return (
    <section class="elsewhere-start edged lit row center between pad-5 rounded" aria-labelledby="start-title">
      <div>
        <h2 id="start-title">
          {offers.length} of {plural(all, 'directory', 'directories')} fit {launch.name}
        </h2>
        <p class="above-2 soft">
          We check each one’s rules against your listing, put the best first, and give each a day, at most five a week. Then we prepare the
          texts for its form. You submit them yourself.
        </p>
      </div>
      <Form name="plan" class="elsewhere-start__form gap-2-3 row at-end">
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
        <button class="sw-button sw-button--primary">Create plan</button>
      </Form>
    </section>
  )
}

/** A calendar and new dates are for what is still ahead and has a day. */
const Tools = ({ slug, isDated }: { slug: string; isDated: boolean }) => (
  <div class="row gap-3">
    {isDated && (
      <LinkButton href={paths.submissionCalendar({ slug })} download={`${slug}-submissions.ics`} look="small" words="Download calendar" />
    )}
    <LinkButton href={paths.submissionTable({ slug })} download={`${slug}-submissions.csv`} look="small" words="Download CSV" />
    {isDated && <ButtonForm name="plan-again" look="small" words="Reschedule" />}
  </div>
)
