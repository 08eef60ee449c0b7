import { paths } from '../../../../shared/paths.ts'
import { longestFlagText } from '../../../domain/moderation/flags.ts'
import { flagReasons } from '../../../domain/moderation/records.ts'
import type { Reportable } from '../../../actions/moderation/reports/flag-content.ts'
import type { FormFaults } from '../../parts/form-answer.ts'
import { FaultSummary } from '../../parts/form-field.tsx'
import { reasonWords } from './report-words.ts'

export type TypedReport = { reason: string; text: string }

type Props = { found: Reportable; typed?: TypedReport; refused?: FormFaults }

/** Reports a launch or a comment. */
export function ReportForm({ found: { launch, comment }, typed = { reason: '', text: '' }, refused }: Props) {
  const faults = refused?.faults ?? {}
  const reasons = flagReasons.filter((reason) => comment === null || reason !== 'not-theirs')
  return (
    <>
      {refused && <FaultSummary title="Your report wasn’t sent" {...refused} />}
      {comment !== null && (
        <blockquote class="reported-text flat wraps lines">
          <p dir="auto">{comment.text}</p>
        </blockquote>
      )}
      <form class="form" action={paths.reportLaunch(launch)} method="post" novalidate>
        {comment !== null && <input type="hidden" name="comment" value={comment.id} />}
        <fieldset
          class="choices flat bare shrinks"
          id="field-reason"
          aria-describedby={faults['reason'] === undefined ? undefined : 'reason-fault'}
        >
          <legend class="below-2 bare bold">What’s wrong?</legend>
          {faults['reason'] !== undefined && (
            <p class="fault" id="reason-fault">
              {faults['reason']}
            </p>
          )}
          {reasons.map((reason) => (
            <label key={reason} class="choice grid ruled pressable">
              <input type="radio" name="reason" value={reason} required checked={typed.reason === reason} />
              <span>
                <b class="block medium">{reasonWords[reason].label}</b>
                <span class="soft small">{reasonWords[reason].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div class="form-field">
          <label for="field-text">Details</label>
          <p class="form-field__hint" id="text-hint">
            Optional, up to {longestFlagText} characters. Only moderators see them.
          </p>
          {faults['text'] !== undefined && (
            <p class="fault" id="text-fault">
              {faults['text']}
            </p>
          )}
          <textarea
            class="field"
            id="field-text"
            name="text"
            rows={3}
            dir="auto"
            aria-invalid={faults['text'] === undefined ? undefined : 'true'}
            aria-describedby={faults['text'] === undefined ? 'text-hint' : 'text-fault text-hint'}
          >
            {typed.text}
          </textarea>
        </div>
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Send report
          </button>
          <a class="sw-button" href={comment === null ? paths.launch(launch) : paths.launch(launch, {}, `comment-${comment.id}`)}>
            Cancel
          </a>
        </div>
        <p class="form-field__hint">
          <bdi>{comment === null ? launch.maker.name : comment.author.name}</bdi> won’t see who reported this.
        </p>
      </form>
    </>
  )
}
