import { fieldOf, type FieldKey, byKind } from '../../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { isEmpty, fieldWords } from '../../../domain/listing/read-field.ts'
import type { Crawl } from '../../../domain/records.ts'
import { useRequest } from '../../forms/page-request.ts'
import { Form } from '../../forms/form.tsx'
import { type Crawled, type FormState, DraftText, type ControlProps } from './draft-fields.tsx'
import { sections, valueOnPage, type FormValues } from './draft-values.ts'
import { foldedKeys, isFolded, launchSection, shownKeys } from './section-list.tsx'
import { LaunchChoice, type Weeks } from './draft-launch.tsx'
import type { ComponentType, VNode } from 'preact'
import { Choice, Choices, DiscountFields, Flag } from './draft-groups.tsx'
import { PictureField, Pictures } from './draft-pictures.tsx'
import { LinkButton, Button } from '../../parts/button.tsx'
import { joinWords } from '../../../../shared/join-words.ts'
import { paths } from '../../../../shared/paths.ts'

type Props = {
  launch: Launch
  crawl: Crawl | null
  state: FormState
  /** `updatedAt` of the version in this form; saving over a newer one is refused. */
  seen: string
  /** Null for a live listing: its plan, date, name and URL can't be changed. */
  weeks: Weeks | null
  /** Whether the form shows what is stored. */
  isSaved: boolean
  action: string
  /** Edits of this live listing wait for a moderator. */
  waits?: boolean
}

/** The whole listing as a form. The browser requires nothing, because incomplete drafts can be saved. */
export function DraftForm({ launch, crawl, state, seen, weeks, isSaved, action, waits = false }: Props) {
  const isLive = weeks === null
  const shown = isLive ? sections : [...sections, launchSection]
  const fields = (keys: readonly FieldKey[]) =>
    keys.map((key) => <FieldControl key={key} field={key} state={state} crawled={crawledValue(key, crawl, state)} />)
  return (
    <Form
      name="save"
      to={action}
      class="draft-form stack"
      id="draft-form"
      rejected={null}
      data-draft={isLive ? 'live' : 'draft'}
      enctype="multipart/form-data"
    >
      <input type="hidden" name="seen" value={seen} autocomplete="off" />
      {/* The Enter key presses the first button. */}
      <button class="sw-hidden" tabIndex={-1} data-enter>
        Save
      </button>
      {shown.map(({ part, title, keys }, at) => {
        const all = shownKeys(keys, isLive)
        const folded = foldedKeys(all)
        const next = shown[at + 1]
        return (
          <section class="draft-part stack gap-5" aria-labelledby={`title-${part}`} id={`part-${part}`} tabIndex={-1} key={part}>
            <h2 id={`title-${part}`}>{title}</h2>
            {part === 'links' && <LaunchedBy launch={launch} />}
            {fields(all.filter((key) => !folded.includes(key)))}
            {folded.length > 0 && (
              <details class="pad-top-4 ruled" open={!isFolded(folded, state)}>
                <summary class="medium pressable">
                  {joinWords(folded.map((key, at) => (at === 0 ? fieldOf(key).label : fieldOf(key).label.toLowerCase())))}
                </summary>
                <div class="stack gap-5 above-4">{fields(folded)}</div>
              </details>
            )}
            {weeks !== null && part === launchSection.part && <LaunchChoice state={state} weeks={weeks} badge={launch.badge} />}
            {next !== undefined && (
              <p class="draft-next">
                <LinkButton href={`#part-${next.part}`} words={`Next: ${next.title.toLowerCase()}`} />
              </p>
            )}
          </section>
        )
      })}
      <DraftButtons launch={launch} waits={isLive ? waits : null} isSaved={isSaved} />
    </Form>
  )
}

const LaunchedBy = ({ launch: { maker } }: { launch: Launch }) => (
  <p>
    Launched by{' '}
    <b>
      <bdi>{maker.name}</bdi>
    </b>
    {maker.handle !== null && ` (@${maker.handle})`}. <a href={paths.profile()}>Edit profile</a>
  </p>
)

/** `waits`: whether changes of a live listing wait for a moderator; null for a draft. A script that saves while typing hides the first button, and says when it did. */
function DraftButtons({ launch, waits, isSaved }: { launch: Launch; waits: boolean | null; isSaved: boolean }) {
  const isLead = useRequest()?.account?.id === launch.ownerId
  return (
    <div class="draft-buttons raised gap-2-3 row center">
      <p class="draft-buttons__state soft smaller" role="status" data-save-state={isSaved ? launch.updatedAt : ''} />
      {waits === null ? (
        <>
          <Button name="do" value="save" words="Save draft" />
          <Button name="do" value="review" words="Preview" />
          {isLead && <Button class="sw-button--primary" name="do" value="submit" words="Submit for review" />}
        </>
      ) : (
        <Button class="sw-button--primary" name="do" value="save" words={waits ? 'Send changes for review' : 'Save changes'} />
      )}
    </div>
  )
}

/** The value from the page, if it says something else than the form. */
function crawledValue(key: FieldKey, crawl: Crawl | null, { values }: FormState): Crawled {
  const value = valueOnPage(crawl, key)
  const typed = values[key]
  const isSame = Array.isArray(value)
    ? Array.isArray(typed) && value.length === typed.length && value.every((each) => typed.includes(each))
    : value === (typeof typed === 'string' ? typed.trim() : typed)
  return isEmpty(value) || isSame ? null : { words: fieldWords(key, value), value }
}

type Given = Pick<ControlProps, 'name' | 'state' | 'crawled'>

const shownBy =
  <F, Value>(Control: ComponentType<ControlProps<F, Value>>) =>
  (value: Value, field: F, given: Given): VNode => <Control value={value} field={field} {...given} />

const control = byKind<FormValues, VNode, [Given]>({
  line: shownBy(DraftText),
  text: shownBy(DraftText),
  site: shownBy(DraftText),
  link: shownBy(DraftText),
  handle: shownBy(DraftText),
  choice: shownBy(Choice),
  choices: shownBy(Choices),
  flag: shownBy(Flag),
  picture: shownBy(PictureField),
  pictures: shownBy(Pictures),
  discount: shownBy(DiscountFields),
})

const FieldControl = ({ field, state, crawled }: { field: FieldKey; state: FormState; crawled: Crawled }) =>
  control(field, state.values[field], { name: field, state, crawled })
