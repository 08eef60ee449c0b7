import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'

/** The rejected input, and what is wrong with it. */
export type RefusedUnpublish = { reason: string; fault: string }

/** For moderators, on the launch page. The form is folded away, so that a single press never unpublishes a launch. */
export function UnpublishForm({ launch: { slug, maker }, refused }: { launch: LiveLaunch; refused: RefusedUnpublish | undefined }) {
  return (
    <details class="unpublish card pad-3-4 small" open={refused !== undefined}>
      <summary class="bold pressable">Unpublish…</summary>
      <form class="form" action={paths.unpublish({ slug })} method="post">
        <div class="form-field">
          <label for="unpublish-reason">Reason</label>
          <p class="form-field__hint" id="unpublish-hint">
            The launch is removed from the catalog immediately. <bdi>{maker.name}</bdi> sees this reason on their dashboard and can
            resubmit.
          </p>
          {refused !== undefined && (
            <p class="fault" id="unpublish-fault">
              {refused.fault}
            </p>
          )}
          <textarea
            class="field"
            id="unpublish-reason"
            name="reason"
            rows={4}
            required
            autofocus={refused !== undefined}
            aria-invalid={refused === undefined ? undefined : 'true'}
            aria-describedby={refused === undefined ? 'unpublish-hint' : 'unpublish-fault unpublish-hint'}
          >
            {refused?.reason}
          </textarea>
        </div>
        <button class="sw-button" type="submit">
          Unpublish launch
        </button>
      </form>
    </details>
  )
}
