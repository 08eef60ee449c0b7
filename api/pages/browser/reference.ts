import type { init } from 'redoc/bundles/redoc.standalone.js'

/** Starts the viewer inside its place on the page; without script the place holds a link to the description itself. */
async function showReference(place: HTMLElement): Promise<void> {
  const { description = '', viewer = '' } = place.dataset
  const [redoc, answer] = await Promise.all([import(viewer) as Promise<{ init: typeof init }>, fetch(description)])
  place.replaceChildren()
  redoc.init(
    unfold((await answer.json()) as Description, description),
    { router: 'hash', disableTelemetry: true, schemasExpansionLevel: 1, sortRequiredPropsFirst: true },
    place,
  )
  nameParts(place)
  followSystemColours()
}

type Description = { info: { description: string }; tags?: unknown; paths: Record<string, Record<string, { tags?: unknown }>> }

/**
 * The viewer folds groups up, all but one; without them every endpoint stands open on the page. It also knows no address then to send to
 * other companies' assistants, so the link to the description is ours.
 */
function unfold(description: Description, address: string): Description {
  description.info.description += `\n\nFor programs: [openapi.json](${address}), OpenAPI 3.1.`
  delete description.tags
  for (const operation of Object.values(description.paths).flatMap(Object.values<{ tags?: unknown }>)) delete operation.tags
  return description
}

/** The viewer asks for the system's colours once, at its start; our tokens follow them at any time. */
function followSystemColours(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    document.documentElement.classList.toggle('dark', matches)
    document.documentElement.classList.toggle('light', !matches)
  })
}

/** The viewer's sidebar is no landmark by itself, and its headings leave out the third level. Its parts come as they are scrolled to. */
function nameParts(place: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const sidebar = place.querySelector('.menu-content')
    sidebar?.setAttribute('role', 'navigation')
    sidebar?.setAttribute('aria-label', 'API')
    for (const heading of place.querySelectorAll('h4, h5')) heading.setAttribute('aria-level', heading.tagName === 'H4' ? '3' : '4')
  })
  observer.observe(place, { childList: true, subtree: true })
}

const place = document.querySelector<HTMLElement>('[data-description]')
if (place) void showReference(place)
