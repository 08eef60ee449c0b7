import { dayWords } from '../../../shared/ui/day-words.ts'
import { launchDayFaults, addDays, dayOf } from '../../domain/launch-plan.ts'
import { missingFaults } from '../../domain/listing-draft.ts'
import type { Launch } from '../../domain/launch.ts'
import { draftPath, launchDashboardPath, reviewPath } from './maker-paths.ts'
import { planWords } from './plan-words.ts'

/** `full`: the week that the draft asks for has filled up. */
export type Ahead = { now: Date; full: boolean }

/** What a draft lacks before it can be submitted, each with the field that mends it. */
export function openPoints(launch: Launch, { now, full }: Ahead): { field: string; message: string }[] {
  const today = dayOf(now)
  const { plan, requestedLaunchDate } = launch
  const points = missingFaults(launch).map(({ path, message }) => ({ field: String(path[0]), message }))
  if (plan === null) return [...points, { field: 'plan', message: 'Choose a plan and a day.' }]
  if (requestedLaunchDate === null)
    return [...points, { field: 'launchDate', message: plan === 'free' ? 'Choose a week.' : 'Choose a day.' }]
  const days = launchDayFaults(plan, requestedLaunchDate, { from: addDays(today, 1), today })
  const faults = days.length === 0 && full ? ['This week is full. Choose another.'] : days.map(({ message }) => message)
  return [...points, ...faults.map((message) => ({ field: 'launchDate', message }))]
}

/** The plan and the day, or what was asked for, in one line. */
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

/** One sentence on what happens next, and the one thing to do. */
export function NextStep({ launch, now, full }: Ahead & { launch: Launch }) {
  const { slug, status, launchDate, requestedLaunchDate } = launch
  switch (status) {
    case 'draft': {
      const open = openPoints(launch, { now, full })
      return (
        <Step
          says={open.length === 0 ? 'Nothing is missing: read it once more, then submit it.' : open.map(({ message }) => message).join(' ')}
        >
          {open.length === 0 ? <Go href={reviewPath(slug)}>Review and submit</Go> : <Go href={draftPath(slug)}>Go on with the draft</Go>}
        </Step>
      )
    }
    case 'pending_review':
      if (requestedLaunchDate !== null && requestedLaunchDate < dayOf(now))
        return (
          <Step
            says={`A moderator reads it next. The day you asked for, ${dayWords(requestedLaunchDate)}, has passed: they give it another, or you take it back and choose one.`}
          >
            <a class="sw-button" href={launchDashboardPath(slug)}>
              Take it back
            </a>
          </Step>
        )
      return (
        <Step says="A moderator reads it next. There is nothing to do for you.">
          <a class="sw-button" href={reviewPath(slug)}>
            See what they see
          </a>
        </Step>
      )
    case 'scheduled':
      return (
        <Step says={`It goes live by itself at 00:00 UTC on ${dayWords(launchDate ?? '')}. Put the badge on your page before.`}>
          <a class="sw-button" href={`${launchDashboardPath(slug)}#badge`}>
            Get the badge
          </a>
        </Step>
      )
    case 'live':
      return (
        <Step says="It is live. Answer the comments, and tell what is new.">
          <a class="sw-button" href={`/launches/${encodeURIComponent(slug)}/`}>
            Open its page
          </a>
        </Step>
      )
    case 'rejected':
      return (
        <Step says="A moderator turned it down, or took it down, and said why. Reopen it, mend it, and submit it again.">
          <Go href={launchDashboardPath(slug)}>Mend it</Go>
        </Step>
      )
  }
}

function Step({ says, children }: { says: string; children: preact.ComponentChildren }) {
  return (
    <div class="next-step">
      <p>{says}</p>
      {children}
    </div>
  )
}

const Go = ({ href, children }: { href: string; children: preact.ComponentChildren }) => (
  <a class="sw-button sw-button--primary" href={href}>
    {children}
  </a>
)
