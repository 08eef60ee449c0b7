import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'
import { Form } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'

/** For moderators, on the launch page. The form is folded away, so that a single press never unpublishes a launch. */
export function UnpublishForm({ launch: { slug, maker }, isOpen }: { launch: LiveLaunch; isOpen: boolean }) {
  return (
    <details class="unpublish card pad-3-4 small" open={isOpen}>
      <summary class="bold pressable">Unpublish…</summary>
      <Form name="unpublish" to={paths.unpublish({ slug })}>
        <FormField
          name="reason"
          label="Reason"
          hint={
            <>
              The launch is removed from the catalog immediately. <bdi>{maker.name}</bdi> sees this reason on their dashboard and can
              resubmit.
            </>
          }
          rows={4}
          required
        />
        <button class="sw-button">Unpublish launch</button>
      </Form>
    </details>
  )
}
