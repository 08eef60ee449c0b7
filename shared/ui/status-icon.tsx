import type { Outcome } from '../audit/check.ts'

/** Each status has its own shape, so that it never depends on color alone. */
const shapes: Record<Outcome, { outline: string; mark: string; word: string }> = {
  fail: { outline: 'M6 1.5h6L16.5 6v6L12 16.5H6L1.5 12V6z', mark: 'M6.4 6.4l5.2 5.2M11.6 6.4l-5.2 5.2', word: 'Error' },
  warn: { outline: 'M9 1.8 17 16H1z', mark: 'M9 7v4M9 13.4v.1', word: 'Warning' },
  pass: { outline: 'M9 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z', mark: 'M5.7 9.3l2.3 2.3 4.4-5', word: 'Passed' },
  unchecked: { outline: 'M9 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z', mark: 'M5.5 9h7', word: 'Not checked' },
}

export function StatusIcon({ status }: { status: Outcome }) {
  const { outline, mark, word } = shapes[status]
  return (
    <svg class={`block rigid sw-status sw-status--${status}`} viewBox="0 0 18 18" width="18" height="18" role="img" aria-label={word}>
      <path class="sw-status__shape" d={outline} />
      <path class="sw-status__mark" d={mark} />
    </svg>
  )
}
