import type { ComponentChildren } from 'preact'
import { launchDayErrors, siteDay } from '../../domain/launch/launch-time.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { addDays, type Launch } from '../../domain/launch/launch.ts'
import { missingErrors } from '../../domain/listing/read-field.ts'
import { isViewerSuspended } from '../document/unless-suspended.tsx'
import { badgeMeans, planWords } from '../parts/plan-words.ts'
import { ButtonForm } from '../forms/form.tsx'
import { LinkButton } from '../parts/button.tsx'
import { plural } from '../../../shared/plural.ts'
import { LaunchTime } from '../parts/launch-time.tsx'

/** `full`: why the week that the draft asks for has no place for it. */
export type Ahead = { now: Date; full: string | null }

/** What a draft still needs before it can be submitted, each with its field. */
export function openPoints(launch: Launch, { now, full }: Ahead): { field: string; message: string }[] {
  const today = siteDay(now)
  const { plan, requestedLaunchDate } = launch
  const points = missingErrors(launch).map(({ path, message }) => ({ field: String(path[0]), message }))
  if (plan === null) return [...points, { field: 'plan', message: 'Choose a plan and launch date.' }]
  if (requestedLaunchDate === null)
    return [...points, { field: 'launchDate', message: plan === 'free' ? 'Choose a week.' : 'Choose a launch date.' }]
  const days = launchDayErrors(plan, requestedLaunchDate, { from: addDays(today, 1), today })
  const errors = days.length === 0 && full !== null ? [full] : days.map(({ message }) => message)
  return [...points, ...errors.map((message) => ({ field: 'launchDate', message }))]
}

export function PlanLine({ launch }: { launch: Launch }) {
  const { plan, week, launchDate, requestedLaunchDate } = launch
  const day = launchDate ?? requestedLaunchDate
  if (plan === null && day === null) return <>No plan chosen yet</>
  return (
    <>
      {plan !== null && planWords[plan].label}
      {day !== null && (
        <>
          {plan !== null && ', '}
          <time dateTime={day}>{dayWords(day)}</time>
        </>
      )}
      {day !== null && week !== null && ` (week ${week.week})`}
    </>
  )
}

/** `newComments`: comments by others since the owner last commented. */
type NextStepProps = Ahead & { launch: Launch; isLead: boolean; newComments: number }

export function NextStep({ launch, isLead, now, full, newComments }: NextStepProps) {
  const { slug, status, launchDate, requestedLaunchDate } = launch
  if (isViewerSuspended())
    return (
      <Step says="You can’t change your launches while your account is suspended.">
        {status === 'live' ? (
          <LinkButton href={paths.launch({ slug })} words="View launch" />
        ) : (
          <LinkButton href={paths.draftReview({ slug })} words="Preview" />
        )}
      </Step>
    )
  const badge = badgeAdvice(launch)
  if (!isLead && (status === 'rejected' || (status === 'draft' && openPoints(launch, { now, full }).length === 0)))
    return (
      <Step says={status === 'draft' ? `Ready. ${launch.maker.name} can submit it.` : `Rejected. ${launch.maker.name} can reopen it.`}>
        <LinkButton href={paths.draftReview({ slug })} words="Preview" />
      </Step>
    )
  switch (status) {
    case 'draft': {
      const open = openPoints(launch, { now, full })
      if (open.length > 0)
        return (
          <Step says={open.map(({ message }) => message).join(' ')}>
            <LinkButton href={paths.draft({ slug })} look="primary" words="Continue editing" />
          </Step>
        )
      return (
        <Step says="Ready to submit.">
          <LinkButton href={paths.draftReview({ slug })} look="primary" words="Review and submit" />
        </Step>
      )
    }
    case 'pending_review':
      if (requestedLaunchDate !== null && requestedLaunchDate < siteDay(now))
        return (
          <Step
            says={`Your requested date (${dayWords(requestedLaunchDate)}) has passed. A moderator will assign a new one, or you can withdraw and pick another.`}
          >
            <LinkButton href={paths.launchDashboard({ slug }, {}, 'manage-title')} words="Withdraw" />
          </Step>
        )
      return (
        <Step says={badge ? 'While you wait, add the badge and plan submissions.' : 'While you wait, plan submissions.'}>
          <LinkButton href={paths.launchDashboard({ slug })} words="See what’s next" />
        </Step>
      )
    case 'scheduled':
      return (
        <Step
          says={
            <>
              Goes live automatically on <LaunchTime day={launchDate ?? ''} />.{badge && ` ${badge.before}`}
            </>
          }
        >
          {badge ? (
            <LinkButton href={paths.launchDashboard({ slug }, {}, 'badge')} words="Get badge" />
          ) : (
            <LinkButton href={paths.draftReview({ slug })} words="Preview" />
          )}
        </Step>
      )
    case 'live':
      return (
        <Step says={[liveWords(newComments), badge && badge.after].filter(Boolean).join(' ')}>
          <div class="row gap-2">
            {newComments > 0 ? (
              <LinkButton href={paths.launch({ slug }, {}, 'comments')} look="primary" words="Reply to comments" />
            ) : (
              <LinkButton href={paths.launch({ slug })} words="View launch" />
            )}
            <LinkButton href={paths.editListing({ slug })} words="Edit listing" />
          </div>
        </Step>
      )
    case 'rejected':
      return (
        <Step says="Make the changes that the moderator asked for, then submit again.">
          <ButtonForm name="reopen" to={paths.launchDashboard({ slug })} part={slug} look="primary" words="Fix and resubmit" />
        </Step>
      )
  }
}

function liveWords(newComments: number): string {
  if (newComments === 0) return 'Post an update when something changes.'
  return plural(newComments, 'new comment.', 'new comments.')
}

/** Only a free launch needs the badge, and only while we haven’t found it. */
function badgeAdvice({ plan, badge: { status } }: Launch): { before: string; after: string } | '' {
  const isFree = plan === null || plan === 'free'
  if (!isFree || status === 'ok' || status === 'loose') return ''
  if (status === 'error') return { before: badgeMeans.error, after: badgeMeans.error }
  return {
    before: 'Add the badge before then so search engines follow your link.',
    after: 'Add the badge so search engines follow your link.',
  }
}

const Step = ({ says, children }: { says: ComponentChildren; children: ComponentChildren }) => (
  <div class="next-step gap-3-5 row center between">
    <p>{says}</p>
    {children}
  </div>
)
