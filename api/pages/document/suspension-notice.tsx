import { instantWords } from '../../../shared/ui/instant-words.ts'
import { paths } from '../../../shared/paths.ts'
import { currentViewer } from './viewer.ts'

/** On every page of a suspended person. */
export function SuspensionNotice() {
  const suspension = currentViewer()?.suspension
  if (suspension === undefined) return null
  const { until, reason } = suspension
  return (
    <aside class="suspended small underlined" aria-label="Suspension">
      <div class="wrap pad-y-3 wraps">
        <p>
          <strong>Your account is suspended{until !== null && ` until ${instantWords(until)}`}.</strong> Reason: <bdi>{reason}</bdi>
        </p>
        <p>
          You can still browse the site, and <a href={paths.ownData()}>download your data or delete your account</a>.
        </p>
      </div>
    </aside>
  )
}
