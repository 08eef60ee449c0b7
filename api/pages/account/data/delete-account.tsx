import type { OwnData } from '../../../actions/account-deletion/read-own-data.ts'
import { daysToKeep } from '../../../domain/account-deletion/account-deletion.ts'
import type { Profile } from '../../../domain/records.ts'
import { useForm } from '../../forms/page-request.ts'
import { ButtonForm, FoldedForm } from '../../forms/form.tsx'
import { FieldError, FormField } from '../../forms/form-field.tsx'
import { instantWords } from '../../../../shared/ui/day-words.ts'

type Props = { account: Profile; data: OwnData }

export const DeleteAccount = ({ account, data }: Props) => (
  <section class="capped pad-top-4 stack top gap-4" aria-labelledby="delete-title">
    <h2 id="delete-title">Delete account</h2>
    {account.deletion === undefined ? <Ask data={data} account={account} /> : <Asked deletion={account.deletion} />}
  </section>
)

const Asked = ({ deletion }: { deletion: NonNullable<Profile['deletion']> }) => (
  <>
    <p class="soft">
      Your account will be deleted on <strong>{instantWords(deletion.dueAt)}</strong>.{' '}
      {deletion.keepsLaunches ? 'Your live launches will stay, without your name.' : 'Launches without co-makers will be deleted too.'}{' '}
      Until then, you can sign in and keep it.
    </p>
    <ButtonForm name="keep-account" look="primary" words="Keep my account" />
  </>
)

const Ask = ({ account, data }: Props) => (
  <>
    <p class="soft">
      Your profile, votes, comments, drafts, flags and sign-ins will be deleted after {daysToKeep} days. Until then you can change your
      mind. We’ll email you the date now, and again once it’s done.
    </p>
    <FoldedForm
      name="delete-account"
      frame="confirm own-data__confirm"
      head="pad-y-10 bad medium pressable"
      class="form stack gap-5"
      summary="Delete my account"
    >
      <RightAway data={data} />
      {data.launches.live > 0 && <Launches data={data} />}
      {data.hasPassword ? (
        <>
          <input type="text" name="username" autocomplete="username" value={account.email} hidden readOnly />
          <FormField name="current" label="Password" type="password" autocomplete="current-password" required />
        </>
      ) : (
        <NoPassword />
      )}
      <button class="sw-button confirm__button self-left">Delete account</button>
    </FoldedForm>
  </>
)

function NoPassword() {
  const isTooLate = useForm().rejected?.errors['current'] !== undefined
  return (
    <p class={isTooLate ? 'field-error above-2 bad medium wraps' : undefined} id="field-current">
      Your account has no password, so we need another way to know it’s you: sign out and sign in again first, unless you signed in less
      than 10 minutes ago.
    </p>
  )
}

/** What happens immediately and isn’t undone if the person keeps the account. */
function RightAway({ data: { connections, launches } }: { data: OwnData }) {
  const effects = [
    connections > 0 && `${connections === 1 ? 'your connection is' : `your ${connections} connections are`} revoked`,
    launches.upcoming > 0 &&
      (launches.upcoming === 1
        ? 'your launch in review or scheduled goes back to draft and loses its week'
        : `your ${launches.upcoming} launches in review or scheduled go back to draft and lose their weeks`),
  ].filter((effect) => effect !== false)
  return (
    <p>
      {effects.length > 0 && `Right away, ${effects.join(', and ')}. `}
      Until the account is deleted, you can’t submit launches or connect tools. Launches that you make with others then pass to a co-maker.
    </p>
  )
}

function Launches({ data: { launches } }: { data: OwnData }) {
  const { rejected } = useForm()
  const [chosen, error] = [rejected?.sent.get('launches'), rejected?.errors['launches']]
  const [it, them] = launches.live === 1 ? ['live launch', 'it'] : [`${launches.live} live launches`, 'them']
  return (
    <fieldset
      class="own-data__choice edgeless grid gap-3 flat bare"
      id="field-launches"
      aria-describedby={error === undefined ? undefined : 'launches-error'}
    >
      <legend class="bare bold">Your {it}</legend>
      <FieldError id="launches-error">{error}</FieldError>
      <label class="grid at-start gap-3 pad-3 framed rounded-small pressable lit">
        <input type="radio" name="launches" value="delete" checked={chosen === 'delete'} />
        <span>
          Delete {them}
          <small class="block soft smaller">
            Along with all votes, comments and updates.
            {launches.premium > 0 && ' This also ends premium placement.'}
          </small>
        </span>
      </label>
      <label class="grid at-start gap-3 pad-3 framed rounded-small pressable lit">
        <input type="radio" name="launches" value="keep" checked={chosen === 'keep'} />
        <span>
          Keep {them}, without my name
          <small class="block soft smaller">
            The maker is shown as “Former member”. After that, nobody can edit {them}, and only moderators can unpublish {them}.
          </small>
        </span>
      </label>
    </fieldset>
  )
}
