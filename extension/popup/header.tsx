import { Mark } from '../../shared/ui/mark.tsx'
import { openOptions } from '../browser/open-tab.ts'
import type { View } from './use-view.ts'
import { Tabs } from './tabs.tsx'

export function Header({ view, onShow }: { view: View; onShow: (view: View) => void }) {
  return (
    <header class="bar bar--top">
      <div class="bar__brand">
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
      </div>
      <Tabs view={view} onShow={onShow} />
    </header>
  )
}
