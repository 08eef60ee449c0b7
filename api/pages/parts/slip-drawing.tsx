import { StatusIcon } from '../../../shared/ui/status-icon.tsx'
import type { CheckStatus } from '../../../shared/vocabulary.ts'

/** Checks pinned to the hull. A line runs from the point at x, y to the label at tx, ty. */
const pins: { x: number; y: number; tx: number; ty: number; label: string; status: CheckStatus }[] = [
  { x: 96, y: 150, tx: 34, ty: 58, label: 'title', status: 'pass' },
  { x: 232, y: 124, tx: 206, ty: 30, label: 'og:image', status: 'fail' },
  { x: 276, y: 196, tx: 316, ty: 92, label: 'sitemap', status: 'warn' },
  { x: 336, y: 236, tx: 388, ty: 164, label: 'canonical', status: 'pass' },
]

/** A decorative drawing of a hull on its slip, with audit checks. */
export const SlipDrawing = () => (
  <svg class="slip whole" viewBox="0 0 480 360" aria-hidden="true" focusable="false">
    <g transform="rotate(14 240 230)">
      <path class="slip__rail" d="M-40 262h560" />
      {Array.from({ length: 19 }, (_, index) => (
        <path key={index} class="slip__tick" d={`M${-20 + index * 28} 268v${index % 4 === 0 ? 16 : 9}`} />
      ))}
      <path class="slip__cradle" d="M118 246l-12 14h32zM238 246l-12 14h32zM342 246l-12 14h32z" />
      <path class="slip__hull" d="M62 158h352c-6 52-40 84-92 84H118c-32 0-52-34-56-84z" />
      <path class="slip__plank" d="M70 188h334M82 216h308" />
      <path class="slip__hull" d="M176 150V92h44l52 58z" />
      <path class="slip__plank" d="M198 112h22" />
    </g>
    <path class="slip__water" d="M330 330c14-9 26-9 40 0s26 9 40 0 26-9 40 0 26 9 40 0M372 350c14-9 26-9 40 0s26 9 40 0 26-9 40 0" />
    {pins.map(({ x, y, tx, ty, label, status }) => (
      <g key={label}>
        <path class="slip__leader" d={`M${x} ${y}L${tx + 10} ${ty + 12}`} />
        <circle class="slip__dot" cx={x} cy={y} r="4" />
        <g transform={`translate(${tx} ${ty - 14})`}>
          <rect class="slip__label" width={34 + label.length * 7.6} height="26" rx="13" />
          <svg x="5" y="4" width="18" height="18">
            <StatusIcon status={status} />
          </svg>
          <text class="slip__text" x="27" y="17.5">
            {label}
          </text>
        </g>
      </g>
    ))}
  </svg>
)
