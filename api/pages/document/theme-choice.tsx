import { fixed } from '../parts/fixed.ts'

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
]

/** Only where scripts run: browser/theme.ts remembers the choice in the browser. */
export const themeChoice = fixed(() => (
  <div class="themes line sunken pill" role="group" aria-label="Theme">
    {themes.map(({ id, label }) => (
      <button key={id} type="button" class="edgeless soft pill pressable" data-theme-choice={id}>
        {label}
      </button>
    ))}
  </div>
))
