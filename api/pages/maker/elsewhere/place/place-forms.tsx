import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import type { DirectorySubmission, SubmissionState } from '../../../../domain/elsewhere/records.ts'
import { movesFrom } from '../../../../domain/elsewhere/states.ts'
import { FormField } from '../../../parts/form-field.tsx'
import { webUrl } from '../../../parts/web-url.ts'
import type { RefusedPlace } from './place-page.tsx'

/** Buttons that note the next state, most likely first. */
const buttons: Partial<Record<SubmissionState, string>> = {
  sent: 'Mark as sent',
  waiting: 'Mark as being reviewed',
  refused: 'Mark as rejected',
  prepared: 'Mark as prepared',
  planned: 'Plan again',
}
const order = ['sent', 'waiting', 'prepared', 'planned', 'refused'] as const

/** The way to the directory’s form, and what to note about it. */
export function MoveForms({ place: { entry, submission }, path }: { place: Place; path: string }) {
  const submitUrl = webUrl(entry.facts.submitUrl?.value ?? entry.url)
  const isAhead = submission.state === 'planned' || submission.state === 'prepared' || submission.state === 'opened'
  const left: Partial<Record<SubmissionState, boolean>> = { refused: isAhead, sent: submission.state === 'waiting' }
  const moves = order.filter((state) => movesFrom(submission.state).includes(state) && left[state] !== true)
  return (
    <div class="elsewhere-moves row gap-3">
      {isAhead && submitUrl !== null && (
        <a class="sw-button sw-button--primary" href={submitUrl} rel="noopener nofollow" target="_blank">
          {entry.facts.submitUrl === undefined ? `Open ${entry.name}` : 'Open submit page'}
        </a>
      )}
      {moves.length > 0 && (
        <form class="row gap-3" action={path} method="post">
          {moves.map((state) => (
            <button key={state} class="sw-button" type="submit" name="do" value={state}>
              {buttons[state]}
            </button>
          ))}
        </form>
      )}
    </div>
  )
}

type FormProps = { path: string; refused: RefusedPlace | undefined }

/** Where the listing is. Checking it is what makes it live. */
export function ListingForm({ submission: { state, listingUrl }, path, refused }: FormProps & { submission: DirectorySubmission }) {
  return (
    <form class="form elsewhere-listing whole" action={path} method="post" novalidate>
      <FormField
        name="listingUrl"
        label="URL of your listing"
        hint="Enter it once it’s up. If it links to your product, we mark it as live and check it again after 1, 7, 30 and 90 days."
        autocapitalize="none"
        spellcheck={false}
        value={refused?.typed['listingUrl'] ?? listingUrl ?? ''}
        fault={refused?.faults.faults['listingUrl']}
      />
      <div class="form__actions">
        <button class="sw-button sw-button--primary" type="submit" name="do" value="check">
          Check listing
        </button>
        {state !== 'live' && (
          <button class="sw-button" type="submit" name="do" value="listing">
            Save URL
          </button>
        )}
      </div>
    </form>
  )
}

/** The day, the account and a note. */
export function DetailsForm({ place: { submission, day }, path, refused }: FormProps & { place: Place }) {
  const typed = refused?.typed ?? {}
  const faults = refused?.faults.faults ?? {}
  const isRefused = ['plannedFor', 'accountSince', 'note'].some((field) => faults[field] !== undefined)
  return (
    <details class="ask-again" open={isRefused}>
      <summary>Edit day, account and note</summary>
      <form action={path} method="post" novalidate>
        <FormField
          name="plannedFor"
          label="Day to submit"
          hint="YYYY-MM-DD. Leave empty and we’ll choose one."
          value={typed['plannedFor'] ?? submission.plannedFor ?? day ?? ''}
          fault={faults['plannedFor']}
        />
        <FormField
          name="accountSince"
          label="Account there since"
          hint="YYYY-MM-DD. Some accounts have to be a few days old."
          value={typed['accountSince'] ?? submission.accountSince ?? ''}
          fault={faults['accountSince']}
        />
        <FormField
          name="note"
          label="Note"
          hint="Only you see it."
          rows={3}
          value={typed['note'] ?? submission.note}
          fault={faults['note']}
        />
        <button class="sw-button" type="submit" name="do" value="details">
          Save details
        </button>
      </form>
    </details>
  )
}

export const RemoveForm = ({ name, path }: { name: string; path: string }) => (
  <details class="confirm">
    <summary class="bad medium pressable">Remove {name} from the plan</summary>
    <form action={path} method="post">
      <p>This deletes its dates, listing URL and checks. Your texts stay.</p>
      <button class="sw-button confirm__button" type="submit" name="do" value="remove">
        Remove from plan
      </button>
    </form>
  </details>
)
