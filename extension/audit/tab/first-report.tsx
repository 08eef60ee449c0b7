import type { ShownCheck } from '../../../shared/ui/finding-card.tsx'
import { Findings } from '../../../shared/ui/finding-group.tsx'
import { plural } from '../../../shared/plural.ts'

/** The first findings, in place of the report: the score and the other findings follow a moment later. */
export const FirstReport = ({ checks }: { checks: readonly ShownCheck[] }) => (
  <div class="sw-report stack top gap-5">
    <div class="sw-summary line center gap-4">
      <span class="first-ring" aria-hidden="true" />
      <div>
        <p class="sw-summary__verdict flat">{soFar(checks)}</p>
        <p class="sw-summary__note above-1 soft tiny">Still reading the page…</p>
      </div>
    </div>
    <Findings checks={checks} />
  </div>
)

function soFar(checks: readonly ShownCheck[]): string {
  const failures = checks.filter(({ status }) => status === 'fail').length
  if (failures > 0) return `${failures} to fix before launch so far`
  return plural(checks.length, 'recommendation so far', 'recommendations so far')
}
