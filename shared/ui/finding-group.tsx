import type { ComponentChildren } from 'preact'
import { outcomeOf, type Outcome } from '../audit/check.ts'
import { FindingCard, type ShownCheck } from './finding-card.tsx'
import { Chevron } from './chevron.tsx'

const titles: Record<Outcome, string> = { fail: 'Fix before launch', warn: 'Recommended', pass: 'Passed', unchecked: 'Not checked' }

/** The findings of one status under a heading, with `action` beside it, or nothing if there are none. Checks that passed or weren’t run are collapsed. */
export function FindingGroup({ status, checks, action }: { status: Outcome; checks: readonly ShownCheck[]; action?: ComponentChildren }) {
  const found = checks.filter((check) => outcomeOf(check) === status)
  if (found.length === 0) return null
  const first = checks.some((check) => check.status === 'fail') ? 'fail' : 'warn'
  const heading = (
    <h2 class="sw-group__title line center gap-2">
      {titles[status]} <span class={`figures middle pill sw-count tone-${status}`}>{found.length}</span>
    </h2>
  )
  const list = (
    <ul class="sw-findings list card">
      {found.map((check, index) => (
        <FindingCard key={check.id} check={check} open={status === first && index === 0} />
      ))}
    </ul>
  )
  if (status === 'fail' || status === 'warn') {
    return (
      <section class={`sw-group stack top gap-2 sw-group--${status}`}>
        {action === undefined ? (
          heading
        ) : (
          <div class="line center between gap-2">
            {heading}
            {action}
          </div>
        )}
        {list}
      </section>
    )
  }
  return (
    <section class={`sw-group sw-group--${status} stack top gap-2`}>
      <details>
        <summary class="sw-group__summary line center between rounded-small folds">
          {heading}
          <Chevron />
        </summary>
        {list}
      </details>
    </section>
  )
}

/** All findings, worst first. `action` stands beside the first heading of open ones. */
export function Findings({ checks, action }: { checks: readonly ShownCheck[]; action?: ComponentChildren }) {
  const hasErrors = checks.some(({ status }) => status === 'fail')
  return (
    <>
      <FindingGroup status="fail" checks={checks} action={action} />
      <FindingGroup status="warn" checks={checks} action={hasErrors ? undefined : action} />
      <FindingGroup status="pass" checks={checks} />
      <FindingGroup status="unchecked" checks={checks} />
    </>
  )
}
