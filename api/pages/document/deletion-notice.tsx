import { dueWords } from '../parts/due-words.ts'
import { Form } from '../forms/form.tsx'
import { currentViewer } from './viewer.ts'
import { paths } from '../../../shared/paths.ts'

/** On every page of somebody who has asked to delete their account. */
export function DeletionNotice() {
  const deletion = currentViewer()?.deletion
  if (deletion === undefined) return null
  return (
    <aside class="deletion-notice small underlined" aria-label="Account deletion">
      <div class="wrap deletion-notice__row pad-y-3 row center between gap-2-5">
        <p>
          <strong>Your account will be deleted on {dueWords(deletion.dueAt)}.</strong> <a href={paths.ownData()}>See what happens</a>
        </p>
        <Form name="keep-account" to={paths.ownData()} class="" rejected={null}>
          <button class="sw-button sw-button--small">Keep my account</button>
        </Form>
      </div>
    </aside>
  )
}
