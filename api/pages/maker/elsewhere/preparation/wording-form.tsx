import { fieldOf, type FieldName } from '../../../../../shared/fill/fields.ts'
import type { Preparing, ReadyText } from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import { wordingError } from '../../../../domain/elsewhere/fields/check-wording.ts'
import { isWorded, maxLengthOf, ruleWordings, type Wording } from '../../../../domain/elsewhere/fields/wordings.ts'
import type { DraftedWordings } from '../../../../domain/elsewhere/records.ts'
import { useRequest } from '../../../forms/page-request.ts'
import { ButtonForm, Form, rejectedForm } from '../../../forms/form.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { composed, wayOf } from '../../../../domain/elsewhere/fields/ways.ts'
import { countWords } from '../../../../../shared/plural.ts'
import { Button } from '../../../parts/button.tsx'
import { Written } from '../../../parts/written.tsx'

type Props = {
  field: FieldName
  preparing: Preparing
  /** The longest of its texts. */
  text: ReadyText
  canDraft: boolean
}

const names = ['wording', 'listing-text', 'other-wording', 'draft-wordings']

/** Changes a text for this directory alone: by choosing another wording, or by editing it. */
export function WordingForm({ field, preparing, text, canDraft }: Props) {
  const { launch, directory, plan } = preparing
  const label = composed[wayOf(directory)][field]?.label ?? fieldOf(field).label
  const { limit, source } = text
  const max = isWorded(field) ? maxLengthOf(directory, field) : (limit ?? 200)
  const hasWordings = isWorded(field) && composed[wayOf(directory)][field] === undefined
  const other = hasWordings ? ruleWordings(launch, field, { limit: max, current: text.value }) : []
  const last = plan?.drafted
  const request = useRequest()
  const isRejected = names.some((name) => rejectedForm(request, name, { field }) !== null)
  const drafted = last !== undefined && last.directory === directory.id && last.field === field ? last : undefined
  return (
    <details class="ask-again prepared__edit ruled" open={isRejected || drafted !== undefined || undefined}>
      <summary class="pad-y-2 medium pressable soft small">Edit {label.toLowerCase()}</summary>
      <Form name="wording" others={['listing-text']} about={{ field }} class="">
        <FormField
          name="wording"
          label={`${label} for this directory`}
          {...(limit === null ? {} : { hint: `Up to ${countWords(limit)} characters` })}
          rows={max > 300 ? 6 : max > 80 ? 3 : 2}
          value={text.value}
        />
        <div class="row center gap-3-5">
          <button class="sw-button">Save wording</button>
          {source === 'wording' && <Button name="do" value="listing-text" words="Use listing’s text" />}
        </div>
      </Form>
      {hasWordings && <OtherWordings {...{ field, other, canDraft }} drafted={draftsOf(drafted, launch, max)} />}
    </details>
  )
}

/** What is still true: the listing may have changed since. */
const draftsOf = (drafted: DraftedWordings | undefined, launch: Preparing['launch'], limit: number): DraftedWordings | undefined =>
  drafted && { ...drafted, texts: drafted.texts.filter((text) => wordingError(text, launch, limit) === null) }

type OthersProps = { field: FieldName; other: Wording[]; canDraft: boolean; drafted: DraftedWordings | undefined }

function OtherWordings({ field, other, canDraft, drafted }: OthersProps) {
  const drafts = (drafted?.texts ?? []).map((text) => ({ text, how: 'Drafted by a language model. Check it before you use it.' }))
  return (
    <div class="prepared__others stack gap-3">
      {drafted !== undefined && drafted.outcome !== 'drafted' && (
        <p class="prepared__note soft smaller across doubtful">
          {drafted.outcome === 'unavailable'
            ? 'The language model isn’t available right now. These are from your listing’s own sentences.'
            : 'What the language model wrote said more than your listing does, or didn’t fit. These are from your listing’s own sentences.'}
        </p>
      )}
      {[...drafts, ...other].length > 0 && (
        <p class="soft small">Other wordings{drafts.length === 0 && ', from your listing’s own sentences'}:</p>
      )}
      {[...drafts, ...other].map(({ text, how }) => (
        <Form key={text} name="other-wording" about={{ field, wording: text }} class="">
          <p class="soft smaller">{how}</p>
          <Written class="prepared__other wraps lines" text={text} />
          <button class="sw-button sw-button--small">Use wording</button>
        </Form>
      ))}
      {canDraft && <ButtonForm name="draft-wordings" about={{ field }} words="Draft wordings" />}
    </div>
  )
}
