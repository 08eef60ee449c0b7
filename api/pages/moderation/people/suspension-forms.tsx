import { dayOf, addDays } from '../../../domain/launch/launch-plan.ts'
import {
  longestSuspensionReason,
  suspensionLengths,
  suspensionReasons,
  type TypedSuspension,
} from '../../../domain/moderation/suspension-terms.ts'
import type { Profile } from '../../../domain/records.ts'

/** A decision that was refused, with what was typed and why. */
export type RefusedSuspension = {
  decision: 'suspend' | 'remove'
  faults: Record<string, string>
  message: string | undefined
  typed: TypedSuspension
}

type Props = { person: Profile; now: Date; refused: RefusedSuspension | undefined }

/** Suspends a person, or changes their suspension. */
export function SuspendForm({ person, now, refused }: Props) {
  const failed = refused?.decision === 'suspend' ? refused : undefined
  const { suspension } = person
  const chosen =
    failed?.typed.until ?? (suspension === undefined ? '7d' : suspension.until === null ? 'lifted' : suspension.until.slice(0, 10))
  const isDate = !Object.hasOwn(suspensionLengths, chosen)
  return (
    <details class="decision__reject" open={failed !== undefined}>
      <summary class="sw-button snug">{suspension === undefined ? 'Suspend…' : 'Change suspension…'}</summary>
      <form method="post" class="edged lit stack gap-4 above-3 pad-4 rounded">
        {failed?.message !== undefined && <Refusal message={failed.message} />}
        <ReasonField id="suspension-reason" value={failed?.typed.reason ?? suspension?.reason ?? ''} fault={failed?.faults['reason']} />
        <fieldset class="suspension-form__lengths edgeless grid gap-1 flat bare">
          <legend class="bare bold">How long</legend>
          {failed?.faults['until'] !== undefined && <p class="fault">{failed.faults['until']}</p>}
          {Object.entries(suspensionLengths).map(([value, words]) => (
            <label class="line center gap-2" key={value}>
              <input type="radio" name="length" value={value} checked={value === chosen} required /> {words}
            </label>
          ))}
          <label class="line center gap-2">
            <input type="radio" name="length" value="date" checked={isDate} required /> Until
            <span class="sw-hidden"> a date</span>
            <input
              class="field"
              type="date"
              name="until"
              aria-label="Suspended until"
              min={addDays(dayOf(now), 1)}
              value={isDate ? chosen : ''}
            />
          </label>
        </fieldset>
        <p class="soft small">
          Signs them out, revokes their connections, hides their comments, stops counting their votes and holds their scheduled launches.
          When the suspension ends, everything except the connections comes back.
        </p>
        <button class="sw-button confirm__button" type="submit" name="decision" value="suspend">
          {suspension === undefined ? 'Suspend' : 'Change suspension of'} {person.name}
        </button>
      </form>
    </details>
  )
}

/** Removes everything by a spammer. */
export function RemoveForm({ person, refused }: Props) {
  const failed = refused?.decision === 'remove' ? refused : undefined
  return (
    <details class="decision__reject" open={failed !== undefined}>
      <summary class="sw-button confirm__button snug">Remove everything…</summary>
      <form method="post" class="edged lit stack gap-4 above-3 pad-4 rounded">
        {failed?.message !== undefined && <Refusal message={failed.message} />}
        <ReasonField id="removal-reason" value={failed?.typed.reason ?? person.suspension?.reason ?? ''} fault={failed?.faults['reason']} />
        <p class="soft small">
          For spammers: suspends {person.name} until lifted, hides their comments, stops counting their votes, unpublishes or rejects their
          launches and settles the reports about them. You can undo all of it for 30 days.
        </p>
        <button class="sw-button sw-button--danger" type="submit" name="decision" value="remove">
          Remove everything
        </button>
      </form>
    </details>
  )
}

const Refusal = ({ message }: { message: string }) => (
  <p class="fault" role="alert" tabIndex={-1} autofocus>
    {message}
  </p>
)

function ReasonField({ id, value, fault }: { id: string; value: string; fault: string | undefined }) {
  return (
    <div class="form-field reason-field whole">
      <label for={id}>Reason</label>
      <p class="form-field__hint" id={`${id}-hint`}>
        They’ll see it when they sign in. Choose one and edit it, or write your own.
      </p>
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <select class="field below-2" name="preset" aria-label="Choose a reason" data-fills={id}>
        <option value="">Choose a reason, or write your own</option>
        {suspensionReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </select>
      <textarea
        class="field pad-y-2"
        id={id}
        name="reason"
        rows={3}
        maxLength={longestSuspensionReason}
        autofocus={fault !== undefined}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={fault === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
      >
        {value}
      </textarea>
    </div>
  )
}
