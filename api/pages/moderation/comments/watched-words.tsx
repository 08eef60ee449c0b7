import { paths } from '../../../../shared/paths.ts'
import { setWatchedWords } from '../../../actions/community/watched-words.ts'
import { maxWatchedLength, maxWatchedWords, readWatchedWords } from '../../../domain/community/watched-words.ts'
import { FormField } from '../../forms/form-field.tsx'
import { Form } from '../../forms/form.tsx'
import { defineForm } from '../../page/define-page.ts'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { SeenList } from '../reason-field.tsx'

const limits = `One word or phrase per line: up to ${maxWatchedWords}, each up to ${maxWatchedLength} characters long.`

export const watchedWords = defineModeratorPage('comments', {
  path: paths.watchedWords,
  load: ({ world }) => readWatchedWords(world),
  forms: { words: defineForm(setWatchedWords, { says: 'Watched words saved.', rejected: 'Not saved' }) },
  view: (words) => ({
    title: 'Watched words',
    lead: 'Look-alike letters, digits used as letters and spaced-out words are found, too. Edits to live listings wait for review if a changed field contains any of these words. What moderators write isn’t checked.',
    content: (
      <Form name="words" class="form stack gap-5 reasons-form page-width" submit="Save words">
        <SeenList name="words" list={words} />
        <FormField
          name="hold"
          label="Hold for review"
          hint={`Comments and updates with these words wait for a moderator. ${limits} A star stands for the rest of a word: casino* also finds casinos.`}
          rows={10}
          look="pad-y-2"
          value={words.hold.join('\n')}
        />
        <FormField
          name="reject"
          label="Reject"
          hint="Comments and updates with these words can’t be posted. The author is told which word it is."
          rows={6}
          look="pad-y-2"
          value={words.reject.join('\n')}
        />
      </Form>
    ),
  }),
})
