import { paths } from '../../../../shared/paths.ts'
import { countQueue } from '../../../actions/moderation/count-waiting.ts'
import { listReasons, setReasons } from '../../../actions/moderation/reasons.ts'
import { maxListedReasonLength, maxReasons } from '../../../domain/moderation/reasons.ts'
import { defineForm } from '../../page/define-page.ts'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { SeenList } from '../reason-field.tsx'
import { QueueTabs } from './queue-list.tsx'

export const reasons = defineModeratorPage('queue', {
  path: paths.reasons,
  load: async ({ world }) => ({ list: await listReasons(world), counts: await countQueue(world) }),
  forms: { reasons: defineForm(setReasons, { says: 'Reasons saved.', rejected: 'Not saved' }) },
  view: ({ list, counts }) => ({
    title: 'Reasons',
    lead: 'Moderators can choose from these when they reject, stop or restore something. Makers will read them.',
    content: (
      <>
        <QueueTabs current="reasons" counts={counts} />
        <Form name="reasons" class="form stack gap-5 reasons-form page-width" submit="Save reasons">
          <SeenList name="reasons" list={list} />
          <FormField
            name="reasons"
            label="Reasons"
            hint={`One per line. Up to ${maxReasons} reasons of up to ${maxListedReasonLength} characters each. Leave this empty to restore the defaults.`}
            rows={12}
            look="pad-y-2"
            value={list.join('\n')}
          />
        </Form>
      </>
    ),
  }),
})
