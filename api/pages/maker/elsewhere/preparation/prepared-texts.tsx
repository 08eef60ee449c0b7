import { fieldOf, type FieldName } from '../../../../../shared/fill/fields.ts'
import {
  askedFields,
  missingFields,
  prepareTexts,
  tooLongFields,
  type Preparing,
  type ReadyText,
} from '../../../../domain/elsewhere/fields/prepare-texts.ts'
import { isWorded } from '../../../../domain/elsewhere/fields/wordings.ts'
import { AskedFields } from './asked-fields.tsx'
import { WordingForm } from './wording-form.tsx'
import { CopyButton } from '../../../../../shared/ui/copy-button.tsx'
import { countWords } from '../../../../../shared/plural.ts'

type TextsProps = {
  preparing: Preparing
  directory: { name: string }
  /** The account’s own email if it’s verified, offered where a directory asks for one. */
  email: string
  canDraft: boolean
}

/** Every text that a directory’s form takes, ready to copy, and what it asks for besides. */
export function PreparedTexts({ preparing, directory, email, canDraft }: TextsProps) {
  const texts = prepareTexts(preparing)
  const missing = missingFields(preparing)
  const ready = texts.filter(({ value }) => value !== '')
  const fields = [...new Set(texts.map(({ field }) => field))]
  const tooLong = tooLongFields(texts)
  const title = askedFields(preparing.directory).isKnown ? `${directory.name} also asks for` : 'Most forms also ask for'
  return (
    <section class="board-part stack gap-4" id="texts" aria-labelledby="texts-title">
      <h2 id="texts-title">Prepared texts</h2>
      <p class="soft small prepared__sum">
        {fields.length - tooLong.length} ready{missing.length > 0 && `, ${missing.length} missing`}
        {tooLong.length > 0 && `, ${tooLong.length} too long`}. Characters are counted as web forms count them.
      </p>
      <AskedFields {...{ title, missing, email, answers: preparing.plan?.answers ?? {} }} />
      {fields.map((field) => (
        <PreparedField key={field} {...{ field, preparing, canDraft }} texts={texts.filter((text) => text.field === field)} />
      ))}
      {ready.length > 1 && <AllTexts texts={ready} />}
    </section>
  )
}

type FieldProps = {
  field: FieldName
  preparing: Preparing
  texts: ReadyText[]
  canDraft: boolean
}

function PreparedField({ field, preparing, texts, canDraft }: FieldProps) {
  const longest = texts.at(-1)
  if (longest === undefined) return null
  const { kind } = fieldOf(field)
  const mayEdit = isWorded(field) || kind === 'text' || kind === 'long text' || kind === 'list'
  return (
    <div class="prepared__field card stack gap-3" id={`text-${field}`}>
      {texts.map((text) => (
        <PreparedLine key={text.label} text={text} />
      ))}
      {mayEdit && <WordingForm {...{ field, preparing, text: longest, canDraft }} />}
    </div>
  )
}

function PreparedLine({ text }: { text: ReadyText }) {
  const { label, value, limit } = text
  if (value === '')
    return (
      <div class="prepared__line gap-1-3 first-wide grid at-start prepared__line--missing">
        <p class="gap-0-3 row baseline between bold across">{label}</p>
        <p class="field-error above-2 bad medium wraps">
          Too long: {countWords(text.from)} characters, and not even its first word fits the limit of {countWords(limit ?? 0)}. Write a
          shorter one.
        </p>
      </div>
    )
  return (
    <div class="prepared__line gap-1-3 first-wide grid at-start" data-copy-scope>
      <p class="gap-0-3 row baseline between bold across">
        <span>{label}</span>
        <span class="prepared__count soft smaller light figures">
          {countWords(value.length)}
          {limit === null ? ' characters' : ` of ${countWords(limit)}`}
        </span>
      </p>
      <pre
        class="prepared__text flat wraps sunken framed rounded-small"
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={label}
        data-copy-text=""
      >
        {value}
      </pre>
      <CopyButton of={label.toLowerCase()} class="sw-button--small only-with-copy" />
      {sourceNote(text) !== '' && (
        <p class={text.isCut ? 'prepared__note soft smaller across doubtful' : 'prepared__note soft smaller across'}>{sourceNote(text)}</p>
      )}
    </div>
  )
}

/** Where a text is from, if not simply from the listing, and what was cut. */
function sourceNote({ isCut, from, value, source }: ReadyText): string {
  const notes = {
    listing: '',
    answer: 'Your answer',
    wording: 'Your wording for this directory',
    rule: 'From your listing',
  }
  const cut = isCut ? `Cut from ${countWords(from)} to ${countWords(value.length)} characters` : ''
  return [notes[source], cut].filter((note) => note !== '').join('. ')
}

function AllTexts({ texts }: { texts: ReadyText[] }) {
  const all = texts.map(({ label, value }) => `${label}:\n${value}`).join('\n\n')
  return (
    <div class="prepared__all row baseline gap-2-4" data-copy-scope>
      <CopyButton words="Copy all" class="only-with-copy" />
      <details class="shrinks">
        <summary class="pad-y-10 medium pressable">All texts together</summary>
        <pre
          class="prepared__text flat wraps sunken framed rounded-small"
          dir="auto"
          tabIndex={0}
          role="region"
          aria-label="All texts"
          data-copy-text=""
        >
          {all}
        </pre>
      </details>
    </div>
  )
}
