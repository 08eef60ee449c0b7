import { Form } from '../forms/form.tsx'
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
        <Form name="send-verification" to={paths.verify()} class="" rejected={null}>
          <button class="sw-button sw-button--small">Send another link</button>
        </Form>
      </div>
    </aside>
  )
}
