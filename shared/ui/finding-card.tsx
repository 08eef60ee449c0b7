import type { Check } from '../schemas/readiness.ts'
import { Fix } from './fix.tsx'
import { StatusIcon } from './status-icon.tsx'

function Head({ check }: { check: Check }) {
  return (
    <>
      <StatusIcon status={check.status} />
      <span class="sw-finding__text">
        <span class="sw-finding__label">{check.label}</span>
        <span class="sw-finding__detail">{check.detail}</span>
      </span>
    </>
  )
}

/** One finding: the detail is always visible, the fix expands below it. */
export function FindingCard({ check, open = false }: { check: Check; open?: boolean }) {
  const name = `sw-finding sw-finding--${check.status}`
  if (check.fix === null) {
    return (
      <li class={name}>
        <div class="sw-finding__head">
          <Head check={check} />
        </div>
      </li>
    )
  }
  return (
    <li class={name}>
      <details open={open}>
        <summary class="sw-finding__head">
          <Head check={check} />
          <svg class="sw-chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2.5 4.5 6 8l3.5-3.5" />
          </svg>
        </summary>
        <Fix fix={check.fix} label={check.label} />
      </details>
    </li>
  )
}
