import { fieldOf, type FieldKey, byKind } from '../../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { isEmpty } from '../../../domain/listing/listing-draft.ts'
import type { Crawl } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { fieldWords } from '../../parts/field-words.ts'
import { type Crawled, type FormState, DraftText, type ControlProps } from './draft-fields.tsx'
import { draftLabels, requiredFields, sections } from './draft-labels.ts'
import { LaunchChoice, type Weeks } from './draft-launch.tsx'
import { toWish, valueOnPage, type DraftValues, type FormValues } from './draft-values.ts'
import type { ComponentType, VNode } from 'preact'
import { Choice, Choices, DiscountFields, Flag, PictureField, Pictures } from './draft-groups.tsx'

type Props = {
  launch: Launch
  crawl: Crawl | null
  state: FormState
  /** `updatedAt` of the version in this form; saving over a newer one is refused. */
  seen: string
  /** Null for a live listing: its plan, date, name and URL can't be changed. */
  weeks: Weeks | null
  action: string
  /** Edits of this live listing wait for a moderator. */
  waits?: boolean
}

/** The whole listing as a form. The browser requires nothing, because incomplete drafts can be saved. */
export const DraftForm = ({ launch, crawl, state, seen, weeks, action, waits = false }: Props) => (
  <Form name="save" to={action} class="draft-form stack" id="draft-form" rejected={null} data-draft="">
    <input type="hidden" name="seen" value={seen} />
    {/* The Enter key presses the first button. */}
    <button class="sw-hidden" tabIndex={-1}>
      Save
    </button>
    {sections.map(({ part, title, keys }) => (
      <section class="draft-part capped pad-top-4 stack gap-5" aria-labelledby={`part-${part}`} key={part}>
        <h2 id={`part-${part}`}>{title}</h2>
        {keys
          .filter((key) => weeks !== null || !fieldOf(key).isFixedOnceLive)
          .map((key) => (
            <FieldControl key={key} field={key} state={state} crawled={crawledValue(key, crawl, state)} />
          ))}
      </section>
    ))}
    {weeks !== null && (
      <section class="draft-part capped pad-top-4 stack gap-5" aria-labelledby="part-launch">
        <h2 id="part-launch">Plan and launch date</h2>
        <LaunchChoice state={state} weeks={weeks} badge={launch.badge} />
      </section>
    )}
    {weeks === null ? <LiveButtons waits={waits} /> : <DraftButtons values={state.values} />}
  </Form>
)

const LiveButtons = ({ waits }: { waits: boolean }) => (
  <div class="draft-buttons gap-2-3 row center">
    <button class="sw-button sw-button--primary" name="do" value="save">
      {waits ? 'Send changes for review' : 'Save changes'}
    </button>
  </div>
)

const DraftButtons = ({ values }: { values: DraftValues }) => (
  <>
    <p class="soft smaller">All three save your draft. A moderator reviews every launch; you can withdraw it until it goes live.</p>
    <div class="draft-buttons gap-2-3 row center">
      <button class="sw-button" name="do" value="save">
        Save draft
      </button>
      <button class="sw-button" name="do" value="review">
        Preview
      </button>
      <button class="sw-button sw-button--primary" name="do" value="submit">
        Submit for review
      </button>
      <StillMissing values={values} />
    </div>
  </>
)

/** What has to be filled in before submitting. Scripts update it while the form is edited. */
function StillMissing({ values }: { values: DraftValues }) {
  const typed: Record<string, unknown> = { ...values, launchDate: toWish(values).launchDate }
  const isMissing = (field: string) => typed[field] === '' || (Array.isArray(typed[field]) && typed[field].length === 0)
  return (
    <div class="still-missing row smaller" data-missing-list hidden={!requiredFields.some(isMissing)}>
      <p id="still-missing">Still missing:</p>
      <ul aria-labelledby="still-missing">
        {requiredFields.map((field) => (
          <li key={field} data-missing={field} hidden={!isMissing(field)}>
            <a href={`#field-${field}`}>{draftLabels[field]}</a>
          </li>
        ))}
      </ul>
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
