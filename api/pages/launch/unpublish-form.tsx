import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'
import { FoldedForm } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'

/** For moderators, on the launch page. The form is folded away, so that a single press never unpublishes a launch. */
export const UnpublishForm = ({ launch: { slug, maker } }: { launch: LiveLaunch }) => (
  <FoldedForm
    name="unpublish"
    to={paths.unpublish({ slug })}
    class="stack left gap-3 above-4"
    frame="unpublish card pad-3-4 small"
    head="bold pressable"
    summary="Unpublish…"
    submit="Unpublish launch"
    quiet
  >
    <FormField
      name="reason"
      label="Reason"
      hint={
        <>
          The launch is removed from the catalog immediately. <bdi>{maker.name}</bdi> sees this reason on their dashboard and can resubmit.
        </>
      }
      rows={4}
      required
    />
  </FoldedForm>
)
