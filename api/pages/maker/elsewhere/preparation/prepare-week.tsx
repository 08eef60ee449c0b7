import { fieldNames } from '../../../../../shared/fill/fields.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import type { KnownProduct } from '../../../../domain/elsewhere/fields/field-values.ts'
import { missingFields } from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import type { FormFaults } from '../../../parts/form-answer.ts'
import { FaultSummary } from '../../../parts/form-field.tsx'
import { AnswerFields } from './asked-fields.tsx'
import { paths } from '../../../../../shared/paths.ts'
import { weekName } from './field-names.ts'
import { plural } from '../../../../../shared/plural.ts'

/** A week’s form that was refused, with what was typed and why. */
export type RefusedWeek = { week: number; typed: Record<string, string>; faults: FormFaults }

type Props = {
  known: KnownProduct
  week: number
  /** Those of this week. */
  places: readonly Place[]
  email: string
  refused?: RefusedWeek | undefined
}

/** Prepares all of a week’s directories at once. What they ask for and nothing says is asked here, for all of them together. */
export function PrepareWeek({ known, week, places, email, refused }: Props) {
  const planned = places.filter(({ submission }) => submission.state === 'planned')
  if (planned.length === 0) return null
  const asked = new Set(planned.flatMap(({ entry }) => missingFields({ ...known, directory: entry })))
  const missing = fieldNames.filter((field) => asked.has(field))
  const count = plural(planned.length, 'directory', 'directories')
  const path = paths.prepareWeek(known.launch)
  const failed = refused?.week === week ? refused : undefined
  if (missing.length === 0)
    return (
      <form class="prepare-week" action={path} method="post">
        <input type="hidden" name="week" value={week} />
        <p>Nothing is missing for {count}.</p>
        <button class="sw-button sw-button--small" type="submit">
          Prepare {planned.length === 1 ? 'texts' : `all ${planned.length}`}
        </button>
      </form>
    )
  return (
    <details class="prepare-week" open={failed !== undefined}>
      <summary>
        Prepare {count}: {plural(missing.length, 'answer is', 'answers are')} missing
      </summary>
      <form class="form" action={path} method="post" novalidate>
        {failed && <FaultSummary title="Not saved" message={failed.faults.message} faults={inWeek(week, failed.faults.faults)} />}
        <input type="hidden" name="week" value={week} />
        <p class="soft small">You answer once for all directories. Leave a field empty if you have nothing for it.</p>
        <AnswerFields
          fields={missing}
          typed={failed?.typed ?? {}}
          faults={failed?.faults.faults ?? {}}
          email={email}
          nameOf={(field) => weekName(week, field)}
        />
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Save answers and prepare week
          </button>
        </div>
      </form>
    </details>
  )
}

const inWeek = (week: number, faults: Record<string, string>) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [weekName(week, field), fault]))
