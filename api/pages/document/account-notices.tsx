import { siteDay } from '../../domain/launch/launch-time.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { announcementOn } from '../../domain/settings/site-settings.ts'
import { useRequest } from '../forms/page-request.ts'
import { ButtonForm } from '../forms/form.tsx'
import { textLang, Written } from '../parts/written.tsx'
import { currentViewer } from './viewer.ts'
import { paths } from '../../../shared/paths.ts'
import { instantWords } from '../../../shared/ui/day-words.ts'
import { RulesLink } from '../parts/rules-link.tsx'

export function DeletionNotice() {
  const deletion = currentViewer()?.deletion
  if (deletion === undefined) return null
  return (
    <aside class="deletion-notice small underlined" aria-label="Account deletion">
      <div class="wrap deletion-notice__row pad-y-3 row center between gap-2-5">
        <p>
          <strong>Your account will be deleted on {instantWords(deletion.dueAt)}.</strong> <a href={paths.ownData()}>See what happens</a>
        </p>
        <ButtonForm name="keep-account" to={paths.ownData()} rejected={null} look="small" words="Keep my account" />
      </div>
    </aside>
  )
}

export function SuspensionNotice() {
  const suspension = currentViewer()?.suspension
  if (suspension === undefined) return null
  const { until, reason } = suspension
  return (
    <aside class="suspended small underlined" aria-label="Suspension">
      <div class="wrap pad-y-3 wraps">
        <p>
          <strong>Your account is suspended{until !== null && ` until ${instantWords(until)}`}.</strong> Reason: <bdi>{reason}</bdi>
        </p>
        <p>
          You can still browse the site, <a href={paths.ownDecisions()}>appeal</a>, and{' '}
          <a href={paths.ownData()}>download your data or delete your account</a>.
          <RulesLink before=" See the" />
        </p>
      </div>
    </aside>
  )
}

export function UnprovenNotice() {
  const viewer = currentViewer()
  if (viewer === null || viewer.isProven) return null
  return (
    <aside class="unproven small underlined" aria-label="Email verification">
      <div class="wrap unproven__row pad-y-3 row center between gap-2-5">
        <p>
          <strong>Verify your email.</strong> Open the link we sent to <span class="wraps">{viewer.email}</span>. Until then, your votes
          don’t count, your comments aren’t public, and you can’t submit launches.
        </p>
        <ButtonForm name="send-verification" to={paths.verify()} rejected={null} look="small" words="Send another link" />
      </div>
    </aside>
  )
}

export function OwnerOfferNotice() {
  if (currentViewer()?.isOffered !== true) return null
  return (
    <aside class="unproven small underlined" aria-label="Offer">
      <div class="wrap pad-y-3">
        <p>
          <strong>You’re invited to become an owner of this site.</strong> <a href={paths.becomeOwner()}>Accept or decline</a>
        </p>
      </div>
    </aside>
  )
}

export function ReadOnlyNotice() {
  if (!currentSite().readOnly) return null
  return (
    <aside class="announcement small underlined" aria-label="Read-only">
      <p class="wrap pad-y-3">
        <strong>{siteName()} is read-only right now.</strong> You can look around, but nothing can be saved.
      </p>
    </aside>
  )
}

/** What the owner has announced, until its last day. */
export function Announcement() {
  const words = announcementOn(currentSite(), siteDay(useRequest()?.now ?? new Date()))
  if (words === null) return null
  return (
    <aside class="announcement small underlined" aria-label="Announcement">
      <Written class="wrap pad-y-3 wraps" lang={textLang(words)} text={words} />
    </aside>
  )
}
