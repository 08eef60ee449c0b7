import { enableCarousel } from './carousel.ts'
import { isPlainClick } from './plain-click.ts'

/** Opens screenshots in a dialog instead of following their links. The dialog itself keeps the focus, and closes on Escape. */
export function openScreenshotsInDialog(document: Document): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const stage = gallery.querySelector<HTMLElement>('section[data-carousel]')
    const dialog = gallery.querySelector<HTMLDialogElement>('dialog[data-carousel]')
    if (stage !== null && dialog !== null) enableDialog(stage, dialog)
  }
}

function enableDialog(stage: HTMLElement, dialog: HTMLDialogElement): void {
  const onPage = enableCarousel(stage)
  const inDialog = enableCarousel(dialog)
  const links = () => [...stage.querySelectorAll<HTMLAnchorElement>('[data-strip] a')]

  stage.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-strip] a') : null
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    dialog.querySelector('[data-strip]')?.replaceChildren(...links().map(largePicture))
    dialog.showModal()
    inDialog.show(links().indexOf(link), 'instant')
  })
  // Beside a picture, a press closes the dialog as it does elsewhere.
  dialog.addEventListener('click', ({ target }) => target instanceof HTMLLIElement && dialog.close())
  dialog.addEventListener('close', () => {
    onPage.show(inDialog.current(), 'instant')
    links()[onPage.current()]?.focus({ preventScroll: true })
  })
}

function largePicture(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement('li')
  const shot = link.closest<HTMLElement>('[data-shot]')?.dataset['shot']
  if (shot !== undefined) item.dataset['shot'] = shot
  const picture = link.querySelector('img')?.cloneNode()
  if (picture !== undefined) item.append(picture)
  return item
}
