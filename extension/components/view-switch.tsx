import { agoWords } from '../../shared/ui/ago-words.ts'
import type { PopupState } from '../popup-state.ts'

type Shown = PopupState['shown']

/** Lets a maker look at the page as it is now beside the last full report. Only there when there are both. */
export function ViewSwitch({
  shown,
  auditedAt,
  now,
  onShow,
}: {
  shown: Shown
  auditedAt: number
  now: number
  onShow: (shown: Shown) => void
}) {
  const option = (value: Shown, label: string, note: string) => (
    <button type="button" aria-pressed={shown === value} onClick={() => onShow(value)}>
      {label} <span>{note}</span>
    </button>
  )
  return (
    <div class="switch" role="group" aria-label="Which findings">
      {option('full', 'Full audit', agoWords(auditedAt, now))}
      {option('page', 'This page', 'now')}
    </div>
  )
}
