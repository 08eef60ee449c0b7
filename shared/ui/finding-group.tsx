import type { CheckStatus } from '../vocabulary.ts'
import { FindingCard, type ShownCheck } from './finding-card.tsx'

const titles: Record<CheckStatus, string> = { fail: 'Fix before launch', warn: 'Recommended', pass: 'Passed' }

/** The findings of one status under a heading, or nothing if there are none. Passed checks are collapsed. */
export function FindingGroup({ status, checks }: { status: CheckStatus; checks: readonly ShownCheck[] }) {
  const found = checks.filter((check) => check.status === status)
  if (found.length === 0) return null
  const heading = (
    <h2 class="sw-group__title">
      {titles[status]} <span class={`sw-count sw-count--${status}`}>{found.length}</span>
    </h2>
  )
  const list = (
    <ul class="sw-findings">
      {found.map((check, index) => (
        <FindingCard key={check.id} check={check} open={status === 'fail' && index === 0} />
      ))}
    </ul>
  )
  if (status !== 'pass') {
    return (
      <section class={`sw-group sw-group--${status}`}>
        {heading}
        {list}
      </section>
    )
  }
  return (
    <section class="sw-group sw-group--pass">
      <details>
        <summary class="sw-group__summary">
          {heading}
          <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" />
          </svg>
        </summary>
        {list}
      </details>
    </section>
  )
}

/** All findings, worst first. */
export function Findings({ checks }: { checks: readonly ShownCheck[] }) {
  return (
    <>
      <FindingGroup status="fail" checks={checks} />
      <FindingGroup status="warn" checks={checks} />
      <FindingGroup status="pass" checks={checks} />
    </>
  )
}
