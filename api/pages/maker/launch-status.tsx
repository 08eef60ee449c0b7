import { type Launch, isPlan } from '../../domain/launch/launch.ts'
import { changedFields } from '../../domain/moderation/changes.ts'
import { fieldOf, fieldKeys } from '../../../shared/fields/listing-fields.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { statusTones, statusWords, badgeWords } from '../../../shared/ui/launch-words.ts'
import type { LaunchStatus, BadgeStatus } from '../../../shared/vocabulary.ts'
import { Section } from '../parts/section.tsx'
import { Written } from '../parts/written.tsx'
import type { UnseenEdit } from '../../actions/moderation/read-edits.ts'
import type { HistoryEntry, Crawl } from '../../domain/records.ts'
import { DifferenceStyles, ListingDifference } from '../difference/listing-difference.tsx'
import { ButtonForm } from '../forms/form.tsx'
import { LinkButton } from '../parts/button.tsx'
import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { Failure } from '../../domain/failure.ts'
import { readListing, fieldWords } from '../../domain/listing/read-field.ts'
import { toListingInput, toWish, type DraftValues } from './draft/draft-values.ts'
import { planWords, badgeMeans } from '../parts/plan-words.ts'
import { BadgeToCopy } from '../launch/badge-to-copy.tsx'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { verdictOf } from '../../../shared/audit/badge.ts'

/** Every status has its own shape, so it never depends on color alone. */
const shapes: Record<LaunchStatus, { outline: string; mark: string }> = {
  draft: { outline: 'M3.5 2.5h11v13h-11z', mark: 'M6.4 6.6h5.2M6.4 9.4h5.2M6.4 12.2h3' },
  pending_review: { outline: 'M9 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z', mark: 'M9 5v4.2l2.8 1.8' },
  scheduled: { outline: 'M9 .9 17.1 9 9 17.1.9 9z', mark: 'M9 5.6v6.6M6.2 9.4 9 12.2l2.8-2.8' },
  live: { outline: 'M1.2 8.2h15.6c-.6 4.6-3.2 7.6-6.6 7.6H7.4c-3.6 0-5.8-3-6.2-7.6zM8.2 1.5l6 5.2h-6z', mark: '' },
  rejected: { outline: 'M6 1.5h6L16.5 6v6L12 16.5H6L1.5 12V6z', mark: 'M6.4 6.4l5.2 5.2M11.6 6.4l-5.2 5.2' },
}

export function StatusPill({ status }: { status: LaunchStatus }) {
  const { outline, mark } = shapes[status]
  return (
    <span class={`status status--${status} ink ${statusTones[status]}`}>
      <svg class="rigid" viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
        <path class="status__shape" d={outline} />
        <path class="status__mark" d={mark} />
      </svg>
      {statusWords[status]}
    </span>
  )
}

/** Shown until the launch is submitted again. */
export const RejectionReason = ({ launch }: { launch: Launch }) =>
  launch.rejectionReason !== null && (
    <Section name="rejection" class="rejection below-5 pad-4 wraps rounded-small" look="large below-2" title="Why it was rejected">
      <Written class="lines" text={launch.rejectionReason} />
      {launch.status !== 'rejected' && <ChangedSince launch={launch} />}
    </Section>
  )

/** What its maker has changed since it was rejected. */
export function ChangedSince({ launch }: { launch: Launch }) {
  if (launch.rejectedListing === undefined) return null
  const changed = changedFields(launch.rejectedListing, launch).map((key) => fieldOf(key).label.toLowerCase())
  return <p class="bold above-2">{changed.length === 0 ? 'The listing hasn’t changed since.' : `Changed since: ${joinWords(changed)}.`}</p>
}

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

/** Whether a save was refused because another tab or device saved first. */
export const changedElsewhere = (error: unknown): boolean => error instanceof Failure && error.data?.['changed'] === true

/** The stored value, in words, of every field that differs from the form. */
export function differences(typed: DraftValues, launch: Launch): Record<string, string> {
  // Compared as it would be stored: "acme.dev" and "https://acme.dev/" are the same URL.
  const { plan, launchDate } = toWish(typed)
  const { listing } = readListing(toListingInput(typed), launch)
  const ours = inWords({ ...launch, ...listing, plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate || null })
  return Object.fromEntries(Object.entries(inWords(launch)).filter(([field, words]) => words !== ours[field]))
}

const inWords = (launch: Launch): Record<string, string> => ({
  ...Object.fromEntries(fieldKeys.map((key) => [key, fieldWords(key, launch[key])])),
  plan: launch.plan === null ? '' : planWords[launch.plan].label,
  launchDate: launch.requestedLaunchDate === null ? '' : dayWords(launch.requestedLaunchDate),
})

const marks = {
  unchecked: 'M5 9h8',
  ok: 'M5.7 9.3l2.3 2.3 4.4-5',
  loose: 'M9 5v5M9 12.9v.1',
  absent: 'M6.4 6.4l5.2 5.2M11.6 6.4l-5.2 5.2',
  error: 'M6.8 7A2.2 2.2 0 1 1 9 9.4v1.2M9 13.1v.1',
}

const tones: Partial<Record<BadgeStatus, string>> = { ok: 'good', loose: 'doubtful', absent: 'bad' }

/** The launch with what its audit says about the badge, while nothing else has checked that. */
export function withAuditedBadge(launch: Launch, crawl: Crawl | null): Launch {
  const check = crawl?.checks.find(({ id }) => id === 'badge')
  if (launch.badge.status !== 'unchecked' || crawl === null || check === undefined) return launch
  return { ...launch, badge: { ...verdictOf(check), checkedAt: crawl.at } }
}

/** The badge's state with its reason, and the HTML to copy. A live launch has that among what it shares. */
export function BadgeState({ launch, siteUrl }: { launch: Launch; siteUrl: string }) {
  const { status, reason, checkedAt } = launch.badge
  const isFree = launch.plan === null || launch.plan === 'free'
  return (
    <div class="badge-state stack gap-3 whole" data-copy-scope>
      <p class={`badge-state__word line center gap-2 bold ${tones[status] ?? ''}`}>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" />
          <path d={marks[status]} />
        </svg>
        {badgeWords[status]}
      </p>
      {reason !== null && <p>{reason}</p>}
      {checkedAt !== null && (
        <p class="soft small">
          Last checked <time dateTime={checkedAt}>{dayWords(checkedAt.slice(0, 10))}</time>
        </p>
      )}
      <p class="soft small">{isFree ? badgeMeans[status] : 'Search engines follow your link, with or without the badge.'}</p>
      {launch.status === 'live' && !isViewerSuspended() ? (
        <p>
          <a href="#badges">Copy badge code</a>
        </p>
      ) : (
        <BadgeToCopy launch={launch} siteUrl={siteUrl} />
      )}
    </div>
  )
}
