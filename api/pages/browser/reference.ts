import type { init } from 'redoc/bundles/redoc.standalone.js'

/** Starts the viewer inside its place on the page; without script the place holds a link to the description itself. */
async function showReference(place: HTMLElement): Promise<void> {
  const { description = '', viewer = '' } = place.dataset
  const redoc = (await import(viewer)) as { init: typeof init }
  place.replaceChildren()
  redoc.init(description, { router: 'hash', disableTelemetry: true, schemasExpansionLevel: 1, sortRequiredPropsFirst: true }, place)
  nameSidebar(place)
  followSystemColours()
}

/** The viewer asks for the system's colours once, at its start; our tokens follow them at any time. */
function followSystemColours(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    document.documentElement.classList.toggle('dark', matches)
    document.documentElement.classList.toggle('light', !matches)
  })
}

/** The viewer's sidebar is no landmark by itself. */
function nameSidebar(place: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const sidebar = place.querySelector('.menu-content')
    if (!sidebar) return
    sidebar.setAttribute('role', 'navigation')
    sidebar.setAttribute('aria-label', 'API')
    observer.disconnect()
  })
  observer.observe(place, { childList: true, subtree: true })
}

const place = document.querySelector<HTMLElement>('[data-description]')
if (place) void showReference(place)
