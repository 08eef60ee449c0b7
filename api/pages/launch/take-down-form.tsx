import type { LiveLaunch } from '../../domain/launch.ts'

/** What was typed, and why it was not taken. */
export type RefusedTakeDown = { reason: string; fault: string }

/** For moderators, on the page of the launch: the field opens first, so that nothing is taken down by one press. */
export function TakeDownForm({ launch: { slug, maker }, refused }: { launch: LiveLaunch; refused: RefusedTakeDown | undefined }) {
  return (
    <details class="take-down" open={refused !== undefined}>
      <summary>Take it down…</summary>
      <form class="form" action={`/launches/${encodeURIComponent(slug)}/take-down/`} method="post">
        <div class="form-field">
          <label for="take-down-reason">What has to change</label>
          <p class="form-field__hint" id="take-down-hint">
            It leaves the catalog at once. {maker.name} reads this, and can send it again.
          </p>
          {refused !== undefined && (
            <p class="fault" id="take-down-fault">
              {refused.fault}
            </p>
          )}
          <textarea
            class="field"
            id="take-down-reason"
            name="reason"
            rows={4}
            required
            autofocus={refused !== undefined}
            aria-invalid={refused === undefined ? undefined : 'true'}
            aria-describedby={refused === undefined ? 'take-down-hint' : 'take-down-fault take-down-hint'}
          >
            {refused?.reason}
          </textarea>
        </div>
        <button class="sw-button" type="submit">
          Take it down
        </button>
      </form>
    </details>
  )
}
