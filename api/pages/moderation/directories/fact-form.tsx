import type { FactName } from '../../../../shared/schemas/directory-facts.ts'
import { paths } from '../../../../shared/paths.ts'
import { stamps } from '../../../actions/directories/edit-directory.ts'
import { ageWords, kindLabels, kinds } from '../../../domain/directories/fact-ages.ts'
import { choicesOf, factForms, factWords, writeFact } from '../../../domain/directories/fact-values.ts'
import type { DirectoryEntry } from '../../../domain/directories/records.ts'
import type { TypedFact } from '../../../domain/directories/typed-directory.ts'
import { capitalize } from '../../directories/directory-filters.tsx'
import { SmallField, sourceHint } from './small-field.tsx'

type Refused = { name: FactName; typed: TypedFact; faults: Record<string, string> }
export type RefusedFact = Refused | undefined
type Props = { entry: DirectoryEntry; name: FactName; now: Date; refused: RefusedFact }

/** A fact that opens into its form. One that was refused is open, with everything typed. */
export function FactForm({ entry, name, now, refused: other }: Props) {
  const { label, hint, form } = factForms[name]
  const fact = entry.facts[name]
  const refused = other?.name === name ? other : undefined
  const stored = fact === undefined ? { value: '', source: '', kind: '', day: '' } : { ...fact, value: writeFact(name, fact.value) }
  const typed = refused?.typed ?? stored
  const faults = refused?.faults ?? {}
  const options = form === 'yes or no' ? ['yes', 'no'] : form === 'choice' ? choicesOf(name) : null
  const field = (part: string) => ({ id: `${name}-${part}`, name: part, fault: faults[part] })
  return (
    <details class="fact flat underlined" id={`fact-${name}`} open={refused !== undefined}>
      <summary class="grid pressable">
        <span class="fact__name bold">{label}</span>
        <span class="fact__value wraps">{fact === undefined ? 'Unknown' : factWords(name, fact.value)}</span>
        <span class="soft smaller">{fact === undefined ? '' : ageWords(fact, now)}</span>
      </summary>
      <form action={paths.editDirectory({ slug: entry.id })} method="post" novalidate>
        <input type="hidden" name="fact" value={name} />
        <input type="hidden" name="seen" value={stamps.fact(entry, name)} />
        <div class="small-fields grid at-end below-4 small-fields--fact">
          <SmallField
            {...field('value')}
            label={label}
            value={typed.value}
            hint={hint}
            {...(options === null
              ? form !== 'number' && { rows: ['limits', 'recipe', 'pictures'].includes(form) ? 4 : 2 }
              : { options: options.map((option) => [option, capitalize(option)] as const) })}
          />
          <SmallField {...field('source')} label="Source" value={typed.source} hint={sourceHint} />
          <SmallField
            {...field('kind')}
            label="How it’s known"
            value={typed.kind}
            options={kinds.map((kind) => [kind, kindLabels[kind]])}
          />
          <SmallField {...field('day')} label="Date" type="date" value={typed.day} />
        </div>
        <p class="actions">
          <button class="sw-button sw-button--primary" type="submit" name="change" value="fact">
            Save fact
          </button>
          {fact !== undefined && (
            <button class="sw-button" type="submit" name="change" value="forget">
              Mark as unknown
            </button>
          )}
        </p>
      </form>
    </details>
  )
}
