/**
 * Shows the theme that this browser remembers: system, light or dark. Runs in the head, before anything is drawn, so that no page flashes in the other theme;
 * the buttons (document/frame.tsx) are shown only where this runs.
 */
const key = 'theme'
const themes = ['system', 'light', 'dark']
const root = document.documentElement

function remembered(): string {
  try {
    const theme = localStorage.getItem(key) ?? ''
    return themes.includes(theme) ? theme : 'system'
  } catch {
    return 'system' // storage is blocked
  }
}

function show(theme: string): void {
  root.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = (meta.dataset['scheme'] ??= meta.media.includes('dark') ? 'dark' : 'light')
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme))
}

show(remembered())
document.addEventListener('DOMContentLoaded', () => show(remembered()))
// Another tab has chosen.
addEventListener('storage', () => show(remembered()))
document.addEventListener('click', ({ target }) => {
  const theme = target instanceof Element ? target.closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'] : undefined
  if (theme === undefined) return
  show(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Shown until the page is left.
  }
})
