import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { stamps } from '../../../actions/directories/edit-directory.ts'
import type { DirectoryReview } from '../../../actions/directories/review-directories.ts'
import { factNames, type DirectoryEntry, type DirectoryQuestion } from '../../../domain/directories/records.ts'
import { Source } from '../../directories/fact-row.tsx'
import { Form } from '../../forms/form.tsx'
import { DirectoryHistory } from './directory-history.tsx'
import { FactForm } from './fact-form.tsx'
import { SmallField, sourceHint } from './small-field.tsx'
import { TextFields } from './text-fields.tsx'

type Props = { review: DirectoryReview; now: Date }

/** Everything of a directory that a moderator can change, each part with a form of its own. */
export function DirectoryForms({ review, now }: Props) {
  const { entry, questions } = review
  const isKnown = (name: (typeof factNames)[number]) => entry.facts[name] !== undefined
  const forms = (names: typeof factNames) => names.map((name) => <FactForm key={name} entry={entry} name={name} now={now} />)
  return (
    <div class="directory-edit">
      {entry.state === 'closed' && (
        <p class="notice">
          Closed {dayWords(entry.closed?.day ?? '')}: {entry.closed?.reason} ({entry.closed?.source})
        </p>
      )}
      {questions.map((question) => (
        <Question key={question.id} question={question} now={now} />
      ))}
      <h2>Facts</h2>
      <div class="ruled">{forms(factNames.filter(isKnown))}</div>
      <h3>Unknown</h3>
      <div class="ruled">{forms(factNames.filter((name) => !isKnown(name)))}</div>
      <h2>Texts</h2>
      <Texts entry={entry} />
      <h2>{entry.state === 'open' ? 'Close' : 'Reopen'}</h2>
      <State entry={entry} />
      <h2>History</h2>
      <DirectoryHistory history={review} now={now} />
    </div>
  )
}

/** What a question is about, and what to do. */
const questionWords = {
  price: { label: 'A page has changed', what: 'A line about the price has changed', todo: 'Edit the facts if they’re affected.' },
  link: { label: 'The link is different', what: 'A measurement has contradicted your edit', todo: 'Edit the link if it’s outdated.' },
  answer: { label: 'The site isn’t responding', what: 'The site stopped responding', todo: 'Close the directory if it’s gone.' },
}

function Question({ question, now }: { question: DirectoryQuestion; now: Date }) {
  const { id, at, page, before, after } = question
  const { label, what, todo } = questionWords[question.about ?? 'price']
  return (
    <section class="directory-question above-4 pad-4 rounded" aria-label={label}>
      <p>
        {what} {agoWords(at, now)}: <Source text={page} />. {todo}
      </p>
      <ul>
        {before.map((line) => (
          <li key={line}>
            <del>{line}</del>
          </li>
        ))}
        {after.map((line) => (
          <li key={line}>
            <ins>{line}</ins>
          </li>
        ))}
      </ul>
      <Form name="question" about={{ id }} class="">
        <button class="sw-button sw-button--small">Mark as done</button>
      </Form>
    </section>
  )
}

function Texts({ entry }: { entry: DirectoryEntry }) {
  return (
    <Form name="texts" class="">
      <input type="hidden" name="seen" value={stamps.texts(entry)} />
      <TextFields texts={entry} />
      <label class="block below-4">
        <input type="checkbox" name="checked" value="yes" /> I’ve checked the whole entry today (last checked: {dayWords(entry.checkedOn)})
      </label>
      <button class="sw-button sw-button--primary">Save texts</button>
    </Form>
  )
}

function State({ entry }: { entry: DirectoryEntry }) {
  const isOpen = entry.state === 'open'
  return (
    <Form name={isOpen ? 'close' : 'reopen'} part="closing" class="">
      <input type="hidden" name="seen" value={stamps.state(entry)} />
      {isOpen && (
        <div class="small-fields grid at-end below-4">
          <SmallField name="reason" label="Reason" hint="Shown on its page." />
          <SmallField name="source" label="Source" hint={sourceHint} />
        </div>
      )}
      <button class="sw-button">{isOpen ? 'Close directory' : 'Reopen directory'}</button>
    </Form>
  )
}
