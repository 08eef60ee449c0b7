import { fieldOf, type FieldName } from '../../../../shared/fill/fields.ts'
import type { Preparing, ReadyText } from '../../../domain/elsewhere/fields/prepare-texts.ts'
import { isWorded, ruleWordings, type Wording } from '../../../domain/elsewhere/fields/wordings.ts'
import { FormField } from '../../parts/form-field.tsx'
import type { RefusedText } from './prepared-texts.tsx'
import { wordingName } from './texts-path.ts'

type Props = { field: FieldName; path: string; preparing: Preparing; text: ReadyText; refused: RefusedText | undefined }

/** Changes a text for this directory alone: by choosing another wording, or by editing it. */
export function WordingForm({ field, path, preparing, text, refused }: Props) {
  const { label, lengths } = fieldOf(field)
  const { limit, source } = text
  const most = limit ?? lengths?.at(-1) ?? 5000
  const other = isWorded(field) ? ruleWordings(preparing.launch, field, { limit: limit ?? lengths?.[0] ?? 160, current: text.value }) : []
  return (
    <details class="ask-again prepared__edit" open={refused !== undefined || undefined}>
      <summary>Edit {label.toLowerCase()}</summary>
      <form action={path} method="post" novalidate>
        <input type="hidden" name="field" value={field} />
        <FormField
          name={wordingName(field)}
          label={`${label} for this directory`}
          {...(limit === null ? {} : { hint: `Up to ${limit.toLocaleString('en')} characters` })}
          rows={most > 300 ? 6 : most > 80 ? 3 : 2}
          value={refused?.typed[wordingName(field)] ?? text.value}
          fault={refused?.faults.faults[wordingName(field)]}
        />
        <div class="form__actions">
          <button class="sw-button" type="submit" name="do" value="wording">
            Save wording
          </button>
          {source === 'wording' && (
            <button class="sw-button" type="submit" name="do" value="listing">
              Use listing’s text
            </button>
          )}
        </div>
      </form>
      {other.length > 0 && <OtherWordings {...{ field, path, other }} />}
    </details>
  )
}

function OtherWordings({ field, path, other }: { field: FieldName; path: string; other: Wording[] }) {
  return (
    <div class="prepared__others">
      <p class="soft">Other wordings, from your listing’s own sentences:</p>
      {other.map(({ text, how }) => (
        <form key={text} action={path} method="post">
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name={wordingName(field)} value={text} />
          <p class="prepared__how">{how}</p>
          <p class="prepared__other" dir="auto">
            {text}
          </p>
          <button class="sw-button sw-button--small" type="submit" name="do" value="wording">
            Use wording
          </button>
        </form>
      ))}
    </div>
  )
}
