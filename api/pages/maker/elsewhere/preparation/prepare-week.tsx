import { fieldNames } from '../../../../../shared/fill/fields.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import type { KnownProduct } from '../../../../domain/elsewhere/fields/field-values.ts'
import { missingFields } from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import { FoldedForm, Form } from '../../../forms/form.tsx'
import { AnswerFields } from './asked-fields.tsx'
import { plural } from '../../../../../shared/plural.ts'

type Props = {
  known: KnownProduct
  week: number
  places: readonly Place[]
  email: string
}

/** Prepares all of a week’s directories at once. What they ask for and nothing says is asked here, for all of them together. */
export function PrepareWeek({ known, week, places, email }: Props) {
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
