import { enableCopyButtons } from '../../../shared/ui/copy-buttons.ts'
import { showAuditProgress } from './audit-progress.ts'
import { countDown, countDownToLaunch, showLocalTimes } from './launch-time.ts'
import { fillReasons } from './fill-reason.ts'
import { openScreenshotsInDialog } from './gallery.ts'
import { playVideosOnPress } from './play-video.ts'
import { decideByKeys } from './queue-keys.ts'
import { keepPageOnToggle } from './upvote.ts'

/** Progressive enhancements. Every page works without them. */
enableCopyButtons(document)
focusSearchOnSlash(document)
showAuditProgress(document)
enableReportTools(document)
keepPageOnToggle(document)
replaceBrokenImages(document)
countDown(document)
closeMenus(document)
showLocalTimes(document)
countDownToLaunch(document)
fillReasons(document)
decideByKeys(document)
openScreenshotsInDialog(document)
playVideosOnPress(document)
forgetOnSignOut(document)
showCurrentTab(document)
sendChosenFiles(document)
shareBySystem(document)

/** "/" focuses the search box, unless the focus is in another field. */
function focusSearchOnSlash(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest('input, textarea, select, [contenteditable]')) return
    const search = document.querySelector<HTMLInputElement>('[data-search]')
    if (!search) return
    event.preventDefault()
    search.focus()
    search.select()
  })
}

function sendChosenFiles(document: Document): void {
  document.querySelector<HTMLFormElement>('form[data-sends-files]')?.addEventListener('change', ({ currentTarget }) => {
    if (currentTarget instanceof HTMLFormElement) currentTarget.requestSubmit()
  })
}

/** Opens the system’s share sheet, where there is one. */
function shareBySystem(document: Document): void {
  if (!('share' in navigator)) return
  for (const item of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const { share: url = '', shareTitle: title = '' } = item.dataset
    item.hidden = false
    // Closing the sheet rejects, which is no error.
    item.querySelector('button')?.addEventListener('click', () => void navigator.share({ url, title }).catch(() => undefined))
  }
}

/** What the editor keeps in this browser (draft/unsent.ts) is for whoever typed it. */
function forgetOnSignOut(document: Document): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || new FormData(target).get('do') !== 'sign-out') return
    for (const key of Object.keys(localStorage)) if (key.startsWith('slipway:unsent:')) localStorage.removeItem(key)
  })
}

function showCurrentTab(document: Document): void {
  const tabs = document.querySelector('.moderation-tabs, .account-nav')
  const current = tabs?.querySelector<HTMLElement>('[aria-current]')
  if (tabs && current) tabs.scrollLeft = current.getBoundingClientRect().right - tabs.getBoundingClientRect().right + 40
}

const openMenus = 'details:is(.menu, [data-menu])[open]'

/** Closes an open menu (parts/menu.tsx, audit/report-tools.tsx) with Escape, which returns to its button, and with a click elsewhere. It opens without a script. */
function closeMenus(document: Document): void {
  const open = () => document.querySelector<HTMLDetailsElement>(openMenus)
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' ? open() : null
    if (menu === null) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
      if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}

/** Shows the print button above an audit report, which does nothing without scripts. */
function enableReportTools(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]')
  if (button === null) return
  button.hidden = false
  button.addEventListener('click', () => window.print())
}

/**
 * Images come from other hosts. A logo that fails to load becomes a plain tile; a broken screenshot is removed with its thumbnail, and the frame of a
 * link preview or a video’s poster stays empty; a row of the catalog does without its picture.
 */
function replaceBrokenImages(document: Document): void {
  const replace = (image: HTMLImageElement) => {
    const screenshot = image.closest<HTMLElement>('.gallery li')
    if (screenshot !== null) return removeScreenshot(screenshot)
    if (image.closest('.sw-preview, .video, .launch-row__picture') !== null) return image.remove()
    if (!/logo/.test(image.className)) return
    const tile = document.createElement('span')
    tile.className = `${image.className} no-logo`
    image.replaceWith(tile)
  }
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  // Images that failed before this script ran. `document.images` is live: it would skip the one after each that is replaced.
  for (const image of document.querySelectorAll('img')) if (image.complete && image.naturalWidth === 0 && image.src !== '') replace(image)
}

function removeScreenshot(item: HTMLElement): void {
  const gallery = item.closest('.gallery')
  const shot = item.dataset['shot'] ?? ''
  for (const same of gallery?.querySelectorAll(`[data-shot="${shot}"]`) ?? []) same.remove()
  if (gallery?.querySelector('li') === null) gallery.remove()
}
