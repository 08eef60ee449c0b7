import type { ComposedPlan, Place } from '../../../../domain/elsewhere/compose-plan.ts'
import type { KnownProduct } from '../../../../domain/elsewhere/fields/field-values.ts'
import { isAhead } from '../../../../domain/elsewhere/states.ts'
import { weekWords } from '../../../../domain/elsewhere/week-plan.ts'
import { PlaceRow } from '../place/place-row.tsx'
import { weekDays, workWords } from './plan-words.ts'
import { plural } from '../../../../../shared/plural.ts'
import { fieldNames } from '../../../../../shared/fill/fields.ts'
import { missingFields } from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import { FoldedForm, Form } from '../../../forms/form.tsx'
import { AnswerFields } from '../preparation/asked-fields.tsx'

type PrepareProps = {
  known: KnownProduct
  week: number
  places: readonly Place[]
  email: string
}

/** Prepares all of a week’s directories at once. What they ask for and nothing says is asked here, for all of them together. */
function PrepareWeek({ known, week, places, email }: PrepareProps) {
  const planned = places.filter(({ submission }) => submission.state === 'planned')
  if (planned.length === 0) return null
  const asked = new Set(planned.flatMap(({ entry }) => missingFields({ ...known, directory: entry })))
  const missing = fieldNames.filter((field) => asked.has(field))
  const blank = missing.filter((field) => field !== 'email' || email === '').length
  const count = plural(planned.length, 'directory', 'directories')
  const about = { week: String(week) }
  if (missing.length === 0)
    return (
      <Form name="prepare-week" about={about} class="row center between gap-2-4">
        <p>{planned.length === 1 ? 'It can be prepared.' : `All ${planned.length} can be prepared.`}</p>
        <button class="sw-button sw-button--small">Prepare {planned.length === 1 ? 'texts' : `all ${planned.length}`}</button>
      </Form>
    )
  return (
    <FoldedForm
      name="prepare-week"
      about={about}
      frame="prepare-week"
      head="pad-y-10 medium pressable"
      class="form stack gap-5"
      summary={`Prepare ${count}${blank === 0 ? '' : `: ${plural(blank, 'answer is', 'answers are')} missing`}`}
      submit="Save answers and prepare week"
    >
      <p class="soft small">You answer once for all directories. Leave a field empty if you have nothing for it.</p>
      <AnswerFields fields={missing} answers={{}} email={email} />
    </FoldedForm>
  )
}

type Props = { plan: ComposedPlan; known: KnownProduct; email: string }

/** The places that are still to be sent, week by week, then those that were. */
export function PlanWeeks({ plan, known, email }: Props) {
  const { places, calendar } = plan
  const { slug } = known.launch
  const ahead = places.filter(({ submission }) => isAhead(submission))
  const weeks = [...new Set(ahead.map(({ week }) => week))]
  const done = places.filter(({ submission }) => !isAhead(submission))
  return (
    <>
      {weeks.map((week) => {
        const own = ahead.filter((place) => place.week === week)
        const day = own[0]?.day ?? null
        return (
          <section key={week} class="elsewhere-week stack gap-3" aria-labelledby={`week-${week}`}>
            <header class="elsewhere-week__head gap-1-4 headed row baseline between">
              <h2 class="large" id={`week-${week}`}>
                {headOf(week, day, calendar)}
              </h2>
              <p class="soft small">
                {day !== null && `${weekDays(day)} · `}
                {plural(own.length, 'place')}, {workWords(own.map(({ entry }) => entry))}
              </p>
            </header>
            <PrepareWeek known={known} week={week} places={own} email={email} />
            <Rows slug={slug} places={own} />
          </section>
        )
      })}
      {done.length > 0 && (
        <section class="elsewhere-week stack gap-3" aria-labelledby="sent-title">
          <header class="elsewhere-week__head gap-1-4 headed row baseline between">
            <h2 class="large" id="sent-title">
              Submitted
            </h2>
          </header>
          <Rows slug={slug} places={done} />
        </section>
      )}
    </>
  )
}

/** A week without a plan’s anchor ahead of it is over. */
function headOf(week: number, day: string | null, calendar: ComposedPlan['calendar']): string {
  const isPast = calendar.launchDay !== null && !calendar.isLive && calendar.launchDay < calendar.today
  const words = weekWords(week, { isLive: calendar.isLive || isPast })
  return day !== null && day < calendar.today && week < 0 && words !== 'Earlier' ? `${words} (overdue)` : words
}

const Rows = ({ slug, places }: { slug: string; places: readonly Place[] }) => (
  <ul>
    {places.map((place) => (
      <PlaceRow key={place.entry.id} slug={slug} place={place} />
    ))}
  </ul>
)
