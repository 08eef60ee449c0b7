import type { CheckStatus } from '../vocabulary.ts'

const ticks = 40
const pitch = 100 / ticks
const mark = pitch * 0.6

/** A dash array, on a path 100 long, that draws the first `count` ticks and then nothing. */
function tickDashes(count: number): string {
  if (count === 0) return '0 100'
  const gap = (pitch - mark).toFixed(2)
  return [...Array.from({ length: count - 1 }, () => `${mark.toFixed(2)} ${gap}`), `${mark.toFixed(2)} 100`].join(' ')
}

/** The score from 0 to 100 as a dial in the color of its verdict; `size` in CSS pixels. */
export function ScoreRing({ score, status, size = 96 }: { score: number; status: CheckStatus; size?: number }) {
  const shown = Math.round(Math.min(100, Math.max(0, score)))
  const filled = shown === 0 ? 0 : Math.max(1, Math.round((shown / 100) * ticks))
  return (
    <svg
      class={`rigid sw-ring sw-ring--${status}`}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      role="img"
      aria-label={`Score ${shown} of 100`}
    >
      <g transform="rotate(-90 48 48)">
        <circle class="sw-ring__track" cx="48" cy="48" r="42" pathLength={100} stroke-dasharray={tickDashes(ticks)} />
        <circle class="sw-ring__fill" cx="48" cy="48" r="42" pathLength={100} stroke-dasharray={tickDashes(filled)} />
      </g>
      <text class="sw-ring__score" x="48" y="50" aria-hidden="true">
        {shown}
      </text>
      <text class="sw-ring__of" x="48" y="68" aria-hidden="true">
        of 100
      </text>
    </svg>
  )
}
