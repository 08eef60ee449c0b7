import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import type { DirectorySubmission, SubmissionState } from '../../../../domain/elsewhere/records.ts'
import { lacksAccount } from '../../../../domain/elsewhere/next-step.ts'
import { moves } from '../../../../domain/elsewhere/states.ts'
import { ConfirmForm, FoldedForm, Form } from '../../../forms/form.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { webUrl } from '../../../parts/web-url.ts'
import words from '../../words.json' with { type: 'json' }
import { Button } from '../../../parts/button.tsx'

/** Buttons that note the next state, most likely first. */
const buttons: Partial<Record<SubmissionState, string>> = words.buttons
const order = ['sent', 'waiting', 'prepared', 'planned', 'refused'] as const

/** The way to the directory’s form, and what to note about it. */
export function MoveForms({ place }: { place: Place }) {
  const { entry, submission } = place
  const isAhead = submission.state === 'planned' || submission.state === 'prepared' || submission.state === 'opened'
  const needsAccount = isAhead && lacksAccount(entry, submission)
  const submitUrl = needsAccount ? undefined : entry.facts.submitUrl?.value
  const url = webUrl(submitUrl ?? entry.url)
  const left: Partial<Record<SubmissionState, boolean>> = { refused: isAhead, sent: submission.state === 'waiting' }
  const next = order.filter((state) => moves[submission.state].includes(state) && left[state] !== true)
  return (
    <div class="elsewhere-moves row gap-3">
      {isAhead && url !== null && (
        <a class="sw-button sw-button--primary" href={url} rel="noopener nofollow" target="_blank">
          {submitUrl === undefined ? `Open ${entry.name}` : 'Open submit page'}
        </a>
      )}
      {needsAccount && <AccountForm place={place} />}
      {next.length > 0 && (
        <Form name="state" class="row gap-3">
          {next.map((state) => (
            <button key={state} class="sw-button" name="state" value={state}>
              {buttons[state]}
            </button>
          ))}
        </Form>
      )}
    </div>
  )
}

/** Where the listing is. Checking it is what makes it live. */
export const ListingForm = ({ submission: { state, listingUrl } }: { submission: DirectorySubmission }) => (
  <Form name="check-listing" others={['listing']} class="form stack gap-5 elsewhere-listing whole">
    <FormField
      name="listingUrl"
      label="URL of your listing"
      hint="Enter it once it’s up. If it links to your product, we mark it as live and check it again after 1, 7, 30 and 90 days."
      autocapitalize="none"
      spellcheck={false}
      value={listingUrl ?? ''}
    />
    <div class="row center gap-3-5">
      <button class="sw-button sw-button--primary">Check listing</button>
      {state !== 'live' && <Button name="do" value="listing" words="Save URL" />}
    </div>
  </Form>
)

const AccountForm = ({ place: { submission } }: { place: Place }) => (
  <FoldedForm name="details" about={{ part: 'account' }} summary="I have an account" submit="Save date" quiet>
    <AccountField submission={submission} />
  </FoldedForm>
)

const AccountField = ({ submission }: Pick<Place, 'submission'>) => (
  <FormField
    name="accountSince"
    label="Account created on"
    hint="YYYY-MM-DD. Some accounts have to be a few days old."
    value={submission.accountSince ?? ''}
  />
)

export const DetailsForm = ({ place: { submission, day } }: { place: Place }) => (
  <FoldedForm name="details" summary="Edit day, account and note">
    <FormField
      name="plannedFor"
      label="Day to submit"
      hint="YYYY-MM-DD. Leave empty and we’ll choose one."
      value={submission.plannedFor ?? day ?? ''}
    />
    <AccountField submission={submission} />
    <FormField name="note" label="Note" hint="Only you see it." rows={3} value={submission.note} />
    <button class="sw-button">Save details</button>
  </FoldedForm>
)

export const RemoveForm = ({ name }: { name: string }) => (
  <ConfirmForm name="unplan" summary={`Remove ${name} from the plan`} button="Remove from plan">
    <p>This deletes its dates, listing URL and checks. Your texts stay.</p>
  </ConfirmForm>
)
