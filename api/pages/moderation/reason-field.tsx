import type { ComponentChildren } from 'preact'
import { useForm, useRequest } from '../forms/page-request.ts'
import { FieldFrame } from '../forms/form-field.tsx'
import { markOf } from '../../actions/decisions/decide.ts'
import { rejectedForm } from '../forms/form.tsx'

type Props = {
  hint: ComponentChildren
  presets: readonly string[]
  value?: string
  maxLength?: number
}

/**
 * A reason for somebody: one from the list, the moderator’s own words, or both. With scripts, choosing one fills the text
 * (browser/fill-reason.ts); without, it’s put before the text when the form is sent.
 */
export function ReasonField({ hint, presets, value, maxLength }: Props) {
  const chosen = useForm().rejected?.sent.get('preset')
  return (
    <FieldFrame name="reason" label="Reason" hint={hint} frame="reason-field whole">
      {(attributes, sent) => (
        <>
          {presets.length > 0 && (
            <select class="field below-2" name="preset" aria-label="Choose a reason" data-fills={attributes.id}>
              <option value="">Choose a reason, or write your own</option>
              {presets.map((preset) => (
                <option key={preset} value={preset} selected={preset === chosen}>
                  {preset}
                </option>
              ))}
            </select>
          )}
          <textarea class="field pad-y-2" rows={3} maxLength={maxLength} {...attributes}>
            {sent ?? value}
          </textarea>
        </>
      )}
    </FieldFrame>
  )
}

export const makerHint = (name: string, words: string) => (
  <>
    <bdi>{name}</bdi> {words} Plain text, up to 2,000 characters.
  </>
)

/** Tells an action which version of a list was edited. After a conflict, it’s still the old version. */
export const SeenList = ({ name, list }: { name: string; list: unknown }) => (
  <input type="hidden" name="seen" value={rejectedForm(useRequest(), name)?.sent.get('seen') ?? markOf(list)} />
)
