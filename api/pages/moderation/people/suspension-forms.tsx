import { CheckField } from '../../forms/check-field.tsx'
import type { ComponentChildren, ComponentProps } from 'preact'
import { dayOf, addDays } from '../../../domain/launch/launch.ts'
import { maxSuspensionReasonLength, suspensionLengths, suspensionReasons } from '../../../domain/moderation/suspension.ts'
import type { PersonFacts } from '../../../actions/people/read-person.ts'
import type { Profile } from '../../../domain/records.ts'
import { useForm, useRequest } from '../../forms/page-request.ts'
import { FoldedForm } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { ReasonField } from '../reason-field.tsx'
import { Button } from '../../parts/button.tsx'

type Props = { person: Profile; now: Date }

export function SuspendForm({ person, now }: Props) {
  const { suspension } = person
  return (
    <PersonForm name="suspend" part="suspension" summary={suspension === undefined ? 'Suspend…' : 'Change suspension…'}>
      <SeenSuspension person={person} />
      <Reason person={person} />
      <Lengths person={person} now={now} />
      <p class="soft small">
        Signs them out, revokes their connections, hides their comments, stops counting their votes, takes their launches out of the
        rankings and holds scheduled ones. When the suspension ends, everything except the connections comes back.
      </p>
      <Button class="confirm__button" words={`${suspension === undefined ? 'Suspend' : 'Change suspension of'} ${person.name}`} />
    </PersonForm>
  )
}

const PersonForm = ({ head = '', ...form }: ComponentProps<typeof FoldedForm>) => (
  <FoldedForm
    {...form}
    frame="decision__reject"
    head={`sw-button ${head}whole folds`}
    class="edged lit stack gap-4 above-3 pad-4 rounded"
  />
)

function Lengths({ person: { suspension }, now }: Props) {
  const { rejected, suffix } = useForm()
  const until = suspension?.until?.slice(0, 10)
  const chosen = rejected?.sent.get('length') ?? (suspension === undefined ? '7d' : until === undefined ? 'lifted' : 'date')
  const error = rejected?.errors['until']
  return (
    <fieldset class="suspension-form__lengths edgeless grid gap-1 flat bare">
      <legend class="bare bold">How long</legend>
      {error !== undefined && <p class="field-error above-2 bad medium wraps">{error}</p>}
      {Object.entries(suspensionLengths).map(([value, words]) => (
        <label class="line center gap-2" key={value}>
          <input class="rigid flat tick" type="radio" name="length" value={value} checked={value === chosen} required /> {words}
        </label>
      ))}
      <label class="line center gap-2">
        <input class="rigid flat tick" type="radio" name="length" value="date" checked={chosen === 'date'} required /> Until
        <span class="sw-hidden"> a date</span>
        <input
          class="field"
          type="date"
          id={`field-until-${suffix}`}
          name="until"
          aria-label="Suspended until"
          min={addDays(dayOf(now), 1)}
          value={rejected?.sent.get('until') ?? until}
        />
      </label>
    </fieldset>
  )
}

export const RemoveForm = ({ person }: Pick<Props, 'person'>) => (
  <PersonForm name="remove" part="removal" head="confirm__button " summary="Remove everything…">
    <SeenSuspension person={person} />
    <Reason person={person} />
    <p class="soft small">
      For spammers: suspends {person.name} until lifted, hides their comments, stops counting their votes, unpublishes or rejects their
      launches, deletes their picture and their updates and waiting edits on other launches, makes their audit reports private and settles
      the flags about them. You can undo this for 30 days, except for what has changed since.
    </p>
    <button class="sw-button sw-button--danger">Remove everything</button>
  </PersonForm>
)

export const NoteForms = ({ person, maker }: Pick<PersonFacts, 'person' | 'maker'>) => (
  <>
    <TextForm name="note" opens="Add note…" label="Note" button="Add note">
      Moderators see it below and in the log. It’s part of the data that the person can download.
    </TextForm>
    <TextForm
      name="warn"
      opens="Warn…"
      label="Warning"
      button="Send warning"
      more={
        <>
          <SeenSuspension person={person} />
          {person.picture !== undefined && <Deletes name="picture" label="Delete their profile picture" />}
          {maker.about + maker.links.join('') !== '' && <Deletes name="page" label="Delete the text and links of their page" />}
        </>
      }
    >
      They’ll see it on the site and by email, without your name.
    </TextForm>
  </>
)

const Deletes = (field: { name: string; label: string }) => (
  <CheckField {...field} value="delete" checked={false} look="line gap-3 center pad-y-3" box="tick" />
)

type TextFormProps = {
  name: 'note' | 'warn'
  opens: string
  label: string
  button: string
  more?: ComponentChildren
  children: ComponentChildren
}

const TextForm = ({ name, opens, label, button, more, children }: TextFormProps) => (
  <PersonForm name={name} part={name} summary={opens}>
    <FormField name="reason" label={label} hint={children} rows={3} maxLength={maxSuspensionReasonLength} frame="whole" required />
    {more}
    <button class="sw-button">{button}</button>
  </PersonForm>
)

/** Tells the decision which suspension it’s about, and which flags were on the page. */
export const SeenSuspension = ({ person: { suspension } }: Pick<Props, 'person'>) => (
  <>
    <input type="hidden" name="seen" value={suspension?.at ?? ''} />
    <input type="hidden" name="seenUntil" value={useRequest()?.now.toISOString()} />
  </>
)

const Reason = ({ person: { suspension } }: Pick<Props, 'person'>) => (
  <ReasonField
    hint="They’ll see it on the site and by email. Choose one and edit it, or write your own."
    presets={suspensionReasons}
    value={suspension?.reason ?? ''}
    maxLength={maxSuspensionReasonLength}
  />
)
