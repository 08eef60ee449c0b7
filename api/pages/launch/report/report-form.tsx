import { paths } from '../../../../shared/paths.ts'
import { maxFlagTextLength } from '../../../domain/moderation/flags.ts'
import { flagReasons } from '../../../domain/moderation/records.ts'
import type { Reportable } from '../../../actions/moderation/reports/flag-content.ts'
import { Form } from '../../forms/form.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { reasonWords } from '../../parts/report-words.ts'

/** Reports a launch or a comment. */
export function ReportForm({ found: { launch, comment } }: { found: Reportable }) {
  const reasons = flagReasons.filter((reason) => comment === null || reason !== 'not-theirs')
  return (
    <>
      {comment !== null && (
        <blockquote class="reported-text flat wraps lines">
          <p dir="auto">{comment.text}</p>
        </blockquote>
      )}
      <Form name="report">
        {comment !== null && <input type="hidden" name="comment" value={comment.id} />}
        <ChoiceField name="reason" legend="What’s wrong?" options={reasons.map((reason) => ({ value: reason, ...reasonWords[reason] }))} />
        <FormField
          name="text"
          label="Details"
          hint={`Optional, up to ${maxFlagTextLength} characters. Only moderators see them.`}
          rows={3}
        />
        <div class="form__actions">
          <button class="sw-button sw-button--primary">Send report</button>
          <a class="sw-button" href={comment === null ? paths.launch(launch) : paths.launch(launch, {}, `comment-${comment.id}`)}>
            Cancel
          </a>
        </div>
        <p class="form-field__hint">
          <bdi>{comment === null ? launch.maker.name : comment.author.name}</bdi> won’t see who reported this.
        </p>
      </Form>
    </>
  )
}
