import { enableCopyButtons } from '../../../shared/ui/copy-buttons.ts'
import { showAuditProgress } from './audit-progress.ts'
import { countDown } from './count-down.ts'
import { closeMenus } from './menus.ts'
import { fillReasons } from './fill-reason.ts'
import { countDownToLaunch, showLocalTimes } from './launch-time.ts'
import { openScreenshotsInDialog } from './gallery.ts'
import { playVideosOnPress } from './play-video.ts'
import { enableReportTools } from './report-tools.ts'
import { decideByKeys } from './queue-keys.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
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
