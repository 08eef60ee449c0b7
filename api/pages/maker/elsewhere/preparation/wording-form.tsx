import { fieldOf, type FieldName } from '../../../../../shared/fill/fields.ts'
import type { Preparing, ReadyText } from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import { wordingFault } from '../../../../domain/elsewhere/fields/check-wording.ts'
import { isWorded, longestOf, ruleWordings, type Wording } from '../../../../domain/elsewhere/fields/wordings.ts'
import type { DraftedWordings } from '../../../../domain/elsewhere/records.ts'
import { FormField } from '../../../parts/form-field.tsx'
import type { RefusedText } from './prepared-texts.tsx'
import { wordingName } from './field-names.ts'

type Props = {
  field: FieldName
  path: string
  preparing: Preparing
  /** The longest of its texts. */
  text: ReadyText
  /** Whether a language model can draft wordings. */
  canDraft: boolean
  refused: RefusedText | undefined
}

/** Changes a text for this directory alone: by choosing another wording, or by editing it. */
export function WordingForm({ field, path, preparing, text, canDraft, refused }: Props) {
  const { launch, directory, plan } = preparing
  const { label } = fieldOf(field)
  const { limit, source } = text
  const most = isWorded(field) ? longestOf(directory, field) : (limit ?? 200)
  const other = isWorded(field) ? ruleWordings(launch, field, { limit: most, current: text.value }) : []
  const last = plan?.drafted
  const drafted = last !== undefined && last.directory === directory.id && last.field === field ? last : undefined
  return (
    <details class="ask-again prepared__edit ruled" open={refused !== undefined || drafted !== undefined || undefined}>
      <summary class="soft small">Edit {label.toLowerCase()}</summary>
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
      {isWorded(field) && <OtherWordings {...{ field, path, other, canDraft }} drafted={draftsOf(drafted, launch, most)} />}
    </details>
  )
}

/** What is still true: the listing may have changed since. */
const draftsOf = (drafted: DraftedWordings | undefined, launch: Preparing['launch'], limit: number): DraftedWordings | undefined =>
  drafted && { ...drafted, texts: drafted.texts.filter((text) => wordingFault(text, launch, limit) === null) }

type OthersProps = { field: FieldName; path: string; other: Wording[]; canDraft: boolean; drafted: DraftedWordings | undefined }

function OtherWordings({ field, path, other, canDraft, drafted }: OthersProps) {
  const drafts = (drafted?.texts ?? []).map((text) => ({ text, how: 'Drafted by a language model. Check it before you use it.' }))
  return (
    <div class="prepared__others stack gap-3">
      {drafted !== undefined && drafted.outcome !== 'drafted' && (
        <p class="prepared__note soft small across doubtful">
          {drafted.outcome === 'unavailable'
            ? 'The language model isn’t available right now. These are from your listing’s own sentences.'
            : 'What the language model wrote said more than your listing does, or didn’t fit. These are from your listing’s own sentences.'}
        </p>
      )}
      {[...drafts, ...other].length > 0 && (
        <p class="soft small">Other wordings{drafts.length === 0 && ', from your listing’s own sentences'}:</p>
      )}
      {[...drafts, ...other].map(({ text, how }) => (
        <form key={text} action={path} method="post">
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name={wordingName(field)} value={text} />
          <p class="prepared__how soft small">{how}</p>
          <p class="prepared__other wraps lines" dir="auto">
            {text}
          </p>
          <button class="sw-button sw-button--small" type="submit" name="do" value="wording">
            Use wording
          </button>
        </form>
      ))}
      {canDraft && (
        <form action={path} method="post">
          <input type="hidden" name="field" value={field} />
          <button class="sw-button" type="submit" name="do" value="draft">
            Draft wordings
          </button>
        </form>
      )}
    </div>
  )
}
