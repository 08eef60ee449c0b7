import { SiteMark } from '../parts/site-mark.tsx'
import { openSidePanel } from '../service/side-panel.ts'
import { openOptions } from '../service/open-tab.ts'
import type { View } from './use-view.ts'
import { siteName } from '../service/site-name.ts'

const tabs: { view: View; label: string }[] = [
  { view: 'audit', label: 'Audit' },
  { view: 'draft', label: 'Draft' },
  { view: 'fill', label: 'Fill form' },
  { view: 'launches', label: 'My launches' },
]
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export const tabId = (view: View) => `tab-${view}`
export const panelId = 'panel'

type Props = { view: View; onShow: (view: View) => void }

/** `panelTab` is the tab to open the side panel next to; null in the side panel itself, or if there is no such tab. */
export const Header = ({ view, onShow, panelTab }: Props & { panelTab: number | null }) => (
  <header class="bar bar--top rigid">
    <div class="bar__brand line center between">
      <span class="brand inline center">
        <SiteMark size={24} /> {siteName}
      </span>
      <div class="line">
        {panelTab !== null && (
          <button
            type="button"
            class="icon-button in-middle grid bare edgeless rounded-small pressable"
            aria-label="Open in side panel"
            title="Open in side panel"
            onClick={() => void openSidePanel(panelTab).then(() => window.close())}
          >
            <svg class="drawn soft" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3.5 4.5h13v11h-13zM12 4.5v11" />
            </svg>
          </button>
        )}
        <button
          type="button"
          class="icon-button in-middle grid bare edgeless rounded-small pressable"
          aria-label="Options"
          title="Options"
          onClick={openOptions}
        >
          <svg class="drawn soft" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
            <circle cx="13" cy="6" r="2" />
            <circle cx="7" cy="14" r="2" />
          </svg>
        </button>
      </div>
    </div>
    <Tabs view={view} onShow={onShow} />
  </header>
)

/** The ARIA tabs pattern: one tab stop, arrow keys move between tabs. */
function Tabs({ view, onShow }: Props) {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = tabs.findIndex((tab) => tab.view === view)
    const next = tabs[(index + step + tabs.length) % tabs.length]?.view ?? view
    onShow(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div class="tabs line rigid gap-4 underlined" role="tablist" aria-label="Popup sections" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.view}
          type="button"
          class="edgeless pressable"
          role="tab"
          id={tabId(tab.view)}
          aria-selected={tab.view === view}
          aria-controls={panelId}
          tabIndex={tab.view === view ? 0 : -1}
          onClick={() => onShow(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
