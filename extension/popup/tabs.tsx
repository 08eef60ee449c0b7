import type { View } from './use-view.ts'

const tabs: { view: View; label: string }[] = [
  { view: 'audit', label: 'Audit' },
  { view: 'draft', label: 'Draft' },
  { view: 'launches', label: 'My launches' },
]
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export const tabId = (view: View) => `tab-${view}`
export const panelId = 'panel'

/** The popup's three parts, by the ARIA tabs pattern: one stop of the Tab key, arrows between them. */
export function Tabs({ view, onShow }: { view: View; onShow: (view: View) => void }) {
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.view === view)
    const next = tabs[(at + step + tabs.length) % tabs.length]?.view ?? view
    onShow(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label="Parts of the popup" onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.view}
          type="button"
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
