import type { FactName } from '../../../../shared/schemas/directory-facts.ts'
import { stamps } from '../../../actions/directories/edit-directory.ts'
import { ageWords, kindLabels, kinds, type DirectoryEntry } from '../../../domain/directories/records.ts'
import { choicesOf, factForms, factWords, writeFact } from '../../../domain/directories/fact-values.ts'
import { capitalize } from '../../directories/directory-filters.tsx'
import { useRequest } from '../../forms/current-request.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { SmallField, sourceHint } from './small-field.tsx'

type Props = { entry: DirectoryEntry; name: FactName; now: Date }

/** A fact that opens into its form. One that was rejected is open. */
export function FactForm({ entry, name, now }: Props) {
  const { label, hint, form } = factForms[name]
  const fact = entry.facts[name]
  const options = form === 'yes or no' ? ['yes', 'no'] : form === 'choice' ? choicesOf(name) : undefined
  const rows = ['limits', 'recipe', 'pictures'].includes(form) ? 4 : 2
  const about = { fact: name }
  const request = useRequest()
  const isRejected = ['fact', 'forget'].some((each) => rejectedForm(request, each, about) !== null)
  return (
    <details class="fact flat underlined" id={`fact-${name}`} open={isRejected}>
      <summary class="grid pressable">
        <span class="fact__name bold">{label}</span>
        <span class="fact__value wraps">{fact === undefined ? 'Unknown' : factWords(name, fact.value)}</span>
        <span class="soft smaller">{fact === undefined ? '' : ageWords(fact, now)}</span>
      </summary>
      <Form name="fact" others={['forget']} about={about} class="">
        <input type="hidden" name="seen" value={stamps.fact(entry, name)} />
        <div class="small-fields grid at-end below-4 small-fields--fact">
          <SmallField
            name="value"
            label={label}
            value={fact === undefined ? '' : writeFact(name, fact.value)}
            hint={hint}
            options={options?.map((option) => [option, capitalize(option)] as const)}
            rows={form === 'number' ? undefined : rows}
          />
          <SmallField name="source" label="Source" value={fact?.source} hint={sourceHint} />
          <SmallField name="kind" label="How it’s known" value={fact?.kind} options={kinds.map((kind) => [kind, kindLabels[kind]])} />
          <SmallField name="day" label="Date" type="date" value={fact?.day} />
        </div>
        <p class="actions">
          <button class="sw-button sw-button--primary">Save fact</button>
          {fact !== undefined && (
            <button class="sw-button" name="do" value="forget">
              Mark as unknown
            </button>
          )}
        </p>
      </Form>
    </details>
  )
}
