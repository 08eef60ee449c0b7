import { splitDetail } from '../../../shared/audit/check.ts'
import { currentViewer } from '../document/viewer.ts'
import { paths } from '../../../shared/paths.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { findingId } from '../../../shared/ui/finding-card.tsx'
import { StatusIcon } from '../../../shared/ui/status-icon.tsx'

/** What to do next: the first fix while errors are open, then a draft. Both are on the first screen. */
export function FirstStep({ checks, url }: { checks: readonly Check[]; url: string }) {
  const worst = checks.find(({ status }) => status === 'fail') ?? null
  const draft = paths.newDraft({ url })
  const next = worst ?? checks.find(({ status }) => status === 'warn') ?? null
  return (
    <section class="first-step below-4 card row center between gap-3 pad-3-4" aria-label="Next step">
      {next === null ? <p>Nothing left to fix.</p> : <NextFinding check={next} />}
      <div class="first-step__buttons row gap-2">
        {next !== null && (
          <a class={worst === null ? 'sw-button' : 'sw-button sw-button--primary'} href={`#${findingId(next)}`}>
            Show first fix
          </a>
        )}
        <a
          class={worst === null ? 'sw-button sw-button--primary' : 'sw-button'}
          href={currentViewer() === null ? paths.signUp({ return: draft }) : draft}
          rel="nofollow"
        >
          Create draft
        </a>
      </div>
    </section>
  )
}

function NextFinding({ check: { status, detail } }: { check: Check }) {
  const { headline, rest } = splitDetail(detail)
  return (
    <div class="first-step__finding line at-start gap-2 shrinks grows">
      <StatusIcon status={status} />
      <div class="shrinks">
        <p class="bold wraps">{headline}</p>
        {rest !== '' && <p class="soft small wraps">{rest}</p>}
      </div>
    </div>
  )
}
