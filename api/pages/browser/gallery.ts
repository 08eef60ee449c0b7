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

type Carousel = {
  /** Shows a picture by its place; past either end it continues at the other. */
  show: (at: number, behavior?: ScrollBehavior) => void
  current: () => number
}

/** How long a strip has to rest before the picture it shows counts as the current one, in ms. */
const rest = 80

/**
 * A strip of pictures that is swiped natively; adds arrow buttons, arrow keys and thumbnails. Pictures that fail to load leave the strip, so the
 * strip is read again each time.
 */
function enableCarousel(root: HTMLElement): Carousel {
  const strip = root.querySelector<HTMLElement>('[data-strip]')
  const thumbs = () => root.querySelectorAll<HTMLElement>('.gallery__thumbs li')
  const pictures = () => [...(strip?.children ?? [])].filter((item) => item instanceof HTMLElement)
  let at = 0

  const mark = () => {
    const all = pictures()
    at = Math.max(0, Math.min(at, all.length - 1))
    for (const [index, item] of all.entries()) for (const link of item.querySelectorAll('a')) link.tabIndex = index === at ? 0 : -1
    for (const thumb of thumbs()) {
      const link = thumb.querySelector('a')
      if (thumb.dataset['shot'] === all[at]?.dataset['shot']) link?.setAttribute('aria-current', 'true')
      else link?.removeAttribute('aria-current')
    }
    const counter = root.querySelector('[data-counter]')
    if (counter !== null) counter.textContent = all.length > 1 ? `${at + 1} of ${all.length}` : ''
  }
  const show = (wanted: number, behavior: ScrollBehavior = 'auto') => {
    const count = pictures().length
    if (strip === null || count === 0) return
    at = (wanted + count) % count
    strip.scrollTo({ left: at * strip.clientWidth, behavior })
    mark()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  strip?.addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      at = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
      mark()
    }, rest)
  })
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.hidden = false
    button.addEventListener('click', () => show(at + Number(button.dataset['step'])))
  }
  root.addEventListener('click', (event) => {
    const thumb = event.target instanceof Element ? event.target.closest<HTMLElement>('.gallery__thumbs li') : null
    const wanted = pictures().findIndex(({ dataset }) => dataset['shot'] === thumb?.dataset['shot'])
    if (thumb === null || wanted === -1) return
    event.preventDefault()
    show(wanted)
  })
  root.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    show(at + step)
    // The focus stays on the picture in view.
    if (strip?.contains(document.activeElement)) pictures()[at]?.querySelector('a')?.focus({ preventScroll: true })
  })
  mark()
  return { show, current: () => at }
}
