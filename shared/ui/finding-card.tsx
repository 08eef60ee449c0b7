import type { Check } from '../schemas/readiness.ts'
import { Fix } from './fix.tsx'
import { StatusIcon } from './status-icon.tsx'

/** A finding as shown: `aside` is a second thing seen, `marks` say by whom or since when. */
export type ShownCheck = Check & { aside?: string | null; marks?: readonly string[] }

function Head({ check }: { check: ShownCheck }) {
  const { aside = null, marks = [] } = check
  return (
    <>
      <StatusIcon status={check.status} />
      <span class="sw-finding__text">
        <span class="sw-finding__label">{check.label}</span>
        <span class="sw-finding__detail">{check.detail}</span>
        {aside !== null && <span class="sw-finding__detail">{aside}</span>}
        {marks.length > 0 && <span class="sw-finding__marks">{marks.join(' · ')}</span>}
      </span>
    </>
  )
}

/** One finding: the detail is always visible, the fix expands below it. */
export function FindingCard({ check, open = false }: { check: ShownCheck; open?: boolean }) {
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
