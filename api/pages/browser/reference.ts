import type { init } from 'redoc/bundles/redoc.standalone.js'

/** Starts the viewer inside its place on the page; without script the place holds a link to the description itself. */
async function showReference(place: HTMLElement): Promise<void> {
  const { description = '', viewer = '' } = place.dataset
  const redoc = (await import(viewer)) as { init: typeof init }
  place.replaceChildren()
  redoc.init(description, { router: 'hash', disableTelemetry: true, schemasExpansionLevel: 1, sortRequiredPropsFirst: true }, place)
}

const place = document.querySelector<HTMLElement>('[data-description]')
if (place) void showReference(place)
