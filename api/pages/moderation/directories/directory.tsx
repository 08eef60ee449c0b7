import { paths } from '../../../../shared/paths.ts'
import {
  closeDirectory,
  forgetFact,
  reopenDirectory,
  saveFact,
  editDirectory,
  settleQuestion,
  addDirectory,
} from '../../../actions/directories/edit-directory.ts'
import { reviewDirectory } from '../../../actions/directories/review-directories.ts'
import { defineForm } from '../../page/define-page.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { DirectoryForms } from './directory-forms.tsx'
import { Form } from '../../forms/form.tsx'
import { TextFields } from './text-fields.tsx'

const next = (_: void, { params }: Pick<PageRequest, 'params'>, form: URLSearchParams): string =>
  paths.editDirectory({ slug: params['slug'] ?? '' }, {}, `fact-${form.get('fact') ?? ''}`)

export const directory = defineModeratorPage('directories', {
  path: paths.editDirectory,
  load: ({ world, params }) => reviewDirectory(world, params.slug),
  forms: {
    texts: defineForm(editDirectory, { says: 'Texts saved.' }),
    fact: defineForm(saveFact, { says: 'Fact saved.', next }),
    forget: defineForm(forgetFact, { says: 'Fact marked as unknown.', next }),
    close: defineForm(closeDirectory, { says: 'Directory closed. It’s no longer listed.' }),
    reopen: defineForm(reopenDirectory, { says: 'Directory reopened.' }),
    question: defineForm(settleQuestion, { says: 'Marked as done.' }),
  },
  view: (review, request) => ({
    title: review.entry.name,
    lead: (
      <>
        <a href={paths.editDirectories()}>All directories</a> · <a href={paths.directory({ slug: review.entry.id })}>Public page</a>
      </>
    ),
    content: <DirectoryForms review={review} now={request.now} />,
  }),
})

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
