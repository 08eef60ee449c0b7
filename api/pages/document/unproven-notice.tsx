import { currentViewer } from './viewer.ts'
import { paths } from '../../../shared/paths.ts'

/** On every page of somebody whose email isn’t verified yet. */
export function UnprovenNotice() {
  const viewer = currentViewer()
  if (viewer === null || viewer.isProven) return null
  return (
    <aside class="unproven small underlined" aria-label="Email verification">
      <div class="wrap unproven__row pad-y-3 row center between gap-2-5">
        <p>
          <strong>Verify your email.</strong> Open the link we sent to <span class="wraps">{viewer.email}</span>. Until then, your votes
          don’t count, your comments aren’t public, and you can’t submit launches.
        </p>
        <form action={paths.verify()} method="post">
          <button class="sw-button sw-button--small" type="submit" name="do" value="send-verification">
            Send another link
          </button>
        </form>
      </div>
    </aside>
  )
}
