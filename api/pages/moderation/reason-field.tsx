import type { ComponentChildren } from 'preact'
import { joinReason } from '../../domain/moderation/reasons.ts'

/** What a form with a reason was refused for, and what was in it. */
export type TypedReason = { preset: string; reason: string }

export const typedReason = (form: URLSearchParams): TypedReason => ({ preset: form.get('preset') ?? '', reason: form.get('reason') ?? '' })

/** The reason that a form gives. A preset that isn’t on the list is ignored. */
export const givenReason = ({ preset, reason }: TypedReason, presets: readonly string[]): string =>
  joinReason(presets.includes(preset) ? preset : '', reason)

type Props = {
  id: string
  label: string
  hint: ComponentChildren
  presets: readonly string[]
  typed?: TypedReason | undefined
  fault?: string | undefined
}

/**
 * A reason for the maker: one from the list, the moderator’s own words, or both. With scripts, choosing one fills the text
 * (browser/fill-reason.ts); without, it’s put before the text when the form is sent.
 */
export function ReasonField({ id, label, hint, presets, typed, fault }: Props) {
  return (
    <div class="form-field reason-field whole">
      <label for={id}>{label}</label>
      <p class="form-field__hint" id={`${id}-hint`}>
        {hint} Plain text, up to 2,000 characters.
      </p>
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {presets.length > 0 && (
        <select class="field below-2" name="preset" aria-label="Choose a reason" data-fills={id}>
          <option value="">Choose a reason, or write your own</option>
          {presets.map((preset) => (
            <option key={preset} value={preset} selected={preset === typed?.preset}>
              {preset}
            </option>
          ))}
        </select>
      )}
      <textarea
        class="field pad-y-2"
        id={id}
        name="reason"
        rows={3}
        autofocus={fault !== undefined}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={fault === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
      >
        {typed?.reason}
      </textarea>
    </div>
  )
}
