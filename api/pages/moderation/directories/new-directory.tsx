import { paths } from '../../../../shared/paths.ts'
import { addDirectory } from '../../../actions/directories/edit-directory.ts'
import { defineForm } from '../../page/define-page.ts'
import { Form } from '../../forms/form.tsx'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { TextFields } from './text-fields.tsx'

export const newDirectory = defineModeratorPage('directories', {
  path: paths.newDirectory,
  load: () => null,
  forms: {
    'add-directory': defineForm(addDirectory, {
      rejected: 'Not added',
      says: 'Directory added. Now add its facts.',
      leadsTo: paths.editDirectory,
      next: ({ id }) => paths.editDirectory({ slug: id }),
    }),
  },
  view: () => ({
    title: 'New directory',
    lead: 'You’ll add its facts next, each with a source and date.',
    content: (
      <Form name="add-directory" class="directory-edit">
        <TextFields />
        <button class="sw-button sw-button--primary">Add directory</button>
      </Form>
    ),
  }),
})
