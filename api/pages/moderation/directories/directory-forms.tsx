import { agoWords, dayWords } from '../../../../shared/ui/day-words.ts'
import { stamps } from '../../../actions/directories/edit-directory.ts'
import type { DirectoryReview, DirectoryHistory as History } from '../../../actions/directories/review-directories.ts'
import {
  factNames,
  ageWords,
  kindLabels,
  kinds,
  kindVerbs,
  type DirectoryEntry,
  type DirectoryQuestion,
  type Kind,
} from '../../../domain/directories/records.ts'
import { Source } from '../../directories/fact-row.tsx'
import { ButtonForm, Form, rejectedForm } from '../../forms/form.tsx'
import { SmallField, sourceHint, TextFields, textLabels } from './text-fields.tsx'
import type { FactName } from '../../../../shared/schemas/directory-facts.ts'
import { choicesOf, factForms, factWords, writeFact } from '../../../domain/directories/fact-values.ts'
import { capitalize } from '../../directories/directory-filters.tsx'
import { useRequest } from '../../forms/page-request.ts'
import { Button } from '../../parts/button.tsx'
import words from '../words.json' with { type: 'json' }

function DirectoryHistory({ history: { edits, total }, now }: { history: History; now: Date }) {
  if (edits.length === 0) return <p class="soft small light">No edits yet.</p>
  return (
    <>
      <ol class="directory-history bare">
        {edits.map(({ id, field, before, after, source, byName, at }) => (
          <li key={id}>
            <p>
              <b>{labelOf(field)}</b>:{' '}
              {before !== null && (
                <>
                  <del>{wordsOf(field, before)}</del> →{' '}
                </>
              )}
              <ins>{after === null ? 'unknown' : wordsOf(field, after)}</ins>
            </p>
            <p class="soft small light">
              <bdi>{byName}</bdi>, <time dateTime={at}>{agoWords(at, now)}</time>
              {source !== null && `, source: ${source}`}
            </p>
          </li>
        ))}
      </ol>
      {total > edits.length && (
        <p class="soft small light">
          Showing the newest {edits.length} of {total}.
        </p>
      )}
    </>
  )
}

const isFact = (field: string): field is FactName => (factNames as string[]).includes(field)
const more: Record<string, string> = { ...textLabels, state: 'Listing', added: 'Added' }
const labelOf = (field: string): string => (isFact(field) ? factForms[field].label : (more[field] ?? field))

type Noted = { value: unknown; kind: Kind; day: string }
type DirectoryState = { state: string; reason?: string }

function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && 'kind' in value && isFact(field)) {
    const fact = value as Noted
    // A recipe’s lines: its words only count them.
    const words = field === 'recipe' ? writeFact(field, fact.value).replaceAll('\n', '; ') : factWords(field, fact.value)
    return `${words} (${kindVerbs[fact.kind]} ${dayWords(fact.day)})`
  }
  if (field !== 'state') return typeof value === 'string' ? value : JSON.stringify(value)
  const { state, reason } = value as DirectoryState
  return reason === undefined ? state : `${state}: ${reason}`
}

export function DirectoryForms({ review, now }: { review: DirectoryReview; now: Date }) {
  const { entry, questions } = review
  const isKnown = (name: (typeof factNames)[number]) => entry.facts[name] !== undefined
  const forms = (names: typeof factNames) => names.map((name) => <FactForm key={name} entry={entry} name={name} now={now} />)
  return (
    <div class="directory-edit">
      {entry.state === 'closed' && (
        <p class="notice below-5 pad-3-4 medium rounded-small">
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

function Question({ question, now }: { question: DirectoryQuestion; now: Date }) {
  const { id, at, page, before, after } = question
  const { label, what, todo } = words.questions[question.about ?? 'price']
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
      <ButtonForm name="question" about={{ id }} look="small" words="Mark as done" />
    </section>
  )
}

const Texts = ({ entry }: { entry: DirectoryEntry }) => (
  <Form name="texts" class="">
    <input type="hidden" name="seen" value={stamps.texts(entry)} />
    <TextFields texts={entry} />
    <label class="block below-4">
      <input type="checkbox" name="checked" value="yes" /> I’ve checked the whole entry today (last checked: {dayWords(entry.checkedOn)})
    </label>
    <button class="sw-button sw-button--primary">Save texts</button>
  </Form>
)

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

/** A fact that opens into its form. One that was rejected is open. */
function FactForm({ entry, name, now }: { entry: DirectoryEntry; name: FactName; now: Date }) {
  const { label, hint, form } = factForms[name]
  const fact = entry.facts[name]
  const options = form === 'yes or no' ? ['yes', 'no'] : form === 'choice' ? choicesOf(name) : undefined
  const rows = ['limits', 'recipe', 'pictures'].includes(form) ? 4 : 2
  const about = { fact: name }
  const request = useRequest()
  const isRejected = ['fact', 'forget'].some((each) => rejectedForm(request, each, about) !== null)
  return (
    <details class="fact flat underlined" id={`fact-${name}`} open={isRejected}>
      <summary class="grid pressable">
        <span class="fact__name bold">{label}</span>
        <span class="fact__value wraps">{fact === undefined ? 'Unknown' : factWords(name, fact.value)}</span>
        <span class="soft smaller">{fact === undefined ? '' : ageWords(fact, now)}</span>
      </summary>
      <Form name="fact" others={['forget']} about={about} class="">
        <input type="hidden" name="seen" value={stamps.fact(entry, name)} />
        <div class="small-fields grid at-end below-4 small-fields--fact">
          <SmallField
            name="value"
            label={label}
            value={fact === undefined ? '' : writeFact(name, fact.value)}
            hint={hint}
            options={options?.map((option) => [option, capitalize(option)] as const)}
            rows={form === 'number' ? undefined : rows}
          />
          <SmallField name="source" label="Source" value={fact?.source} hint={sourceHint} />
          <SmallField name="kind" label="How it’s known" value={fact?.kind} options={kinds.map((kind) => [kind, kindLabels[kind]])} />
          <SmallField name="day" label="Date" type="date" value={fact?.day} />
        </div>
        <p class="line gap-3">
          <button class="sw-button sw-button--primary">Save fact</button>
          {fact !== undefined && <Button name="do" value="forget" words="Mark as unknown" />}
        </p>
      </Form>
    </details>
  )
}
