import { Mark } from '../../shared/ui/mark.tsx'
import { openOptions } from '../open-options.ts'

export function Header() {
  return (
    <header class="bar bar--top">
      <span class="brand">
        <Mark size={24} /> Slipway
      </span>
      <button type="button" class="icon-button" aria-label="Options" title="Options" onClick={openOptions}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
          <circle cx="13" cy="6" r="2" />
          <circle cx="7" cy="14" r="2" />
        </svg>
      </button>
    </header>
  )
}
