/** "/" jumps to the search, unless the person is typing. */
export function focusSearchOnSlash(document: Document): void {
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
