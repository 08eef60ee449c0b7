import { enableCopyButtons } from '../../../shared/ui/copy-buttons.ts'
import { showAuditProgress } from './audit-progress.ts'
import { mendImages } from './mend-images.ts'
import { keepPageOnUpvote } from './upvote.ts'

/** Only improvements: every page works without this file. */
enableCopyButtons(document)
focusSearchOnSlash(document)
showAuditProgress(document)
keepPageOnUpvote(document)
mendImages(document)

/** "/" jumps to the search, unless the person is typing. */
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
