/** Slipway's logo, a hull on its slip. Decorative: always shown next to the name. */
export const Mark = ({ size = 28, rail = '#ff7a33' }: { size?: number; rail?: string }) => (
  <svg class="sw-mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <clipPath id="sw-mark-tile">
      <rect width="32" height="32" rx="7" />
    </clipPath>
    <g clip-path="url(#sw-mark-tile)">
      <path d="M0 0h32v32H0z" fill="#14212b" />
      <g transform="rotate(14 16 16)">
        <path d="M4.2 12.6h24.2c-.6 5.4-4.3 8.9-9.2 8.9H9.6c-3.2 0-5.4-3.7-5.4-8.9z" fill="#f5f3ee" />
        <path d="M13.4 10.6V3.4l8.4 7.2z" fill="#f5f3ee" />
        <path class="sw-mark__rail" d="M-4 25.7h44" stroke={rail} stroke-width="3.6" />
      </g>
    </g>
  </svg>
)
