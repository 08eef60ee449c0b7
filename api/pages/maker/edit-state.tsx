import type { UnseenEdit } from '../../actions/moderation/read-edits.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { HistoryEntry } from '../../domain/records.ts'
import { DifferenceStyles, ListingDifference } from '../difference/listing-difference.tsx'
import { ButtonForm } from '../forms/form.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { paths } from '../../../shared/paths.ts'
import { Written } from '../parts/written.tsx'

type Props = {
  launch: Launch
  edit: UnseenEdit | null
  history: HistoryEntry[]
}

/** For the owner of a live listing: the edit that waits for a moderator, or why the last one wasn’t accepted. */
export function EditState({ launch, edit, history }: Props) {
  if (edit?.revision.state === 'waiting') return <WaitingEdit launch={launch} edit={edit} />
  const last = history.find(({ event }) => editEvents.has(event))
  if (edit !== null || (last?.event !== 'restore_edit' && last?.event !== 'reject_edit')) return null
  return (
    <section class="rejection page-width below-5 pad-4 wraps rounded-small" aria-labelledby="edit-title">
      <h2 class="large below-2" id="edit-title">
        Your last edit wasn’t accepted
      </h2>
      <Written class="lines" text={last.note} />
      <p>
        Your page shows the approved listing. <a href={paths.editListing(launch)}>Edit listing</a>
      </p>
    </section>
  )
}

const editEvents = new Set(['edit', 'propose', 'withdraw_edit', 'accept_edit', 'restore_edit', 'reject_edit', 'undo', 'publish'])

const WaitingEdit = ({ launch: { slug }, edit: { revision, edited } }: { launch: Launch; edit: UnseenEdit }) => (
  <section class="board-part stack gap-4" aria-labelledby="edit-title">
    <DifferenceStyles />
    <h2 id="edit-title">Waiting for a moderator</h2>
    <p>Visitors see your listing without these changes until a moderator accepts them.</p>
    <ListingDifference before={revision.approved} after={edited} alts={revision.alts} />
    <div class="row gap-3">
      <LinkButton href={paths.editListing({ slug })} words="Continue editing" />
      <ButtonForm name="withdraw-edit" words="Withdraw edit" />
    </div>
  </section>
)
