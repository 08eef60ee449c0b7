const remembered = 'queue-keys'

/**
 * In a moderators’ queue, J and K go to the next and the previous item, and a letter presses the button that names it in `data-key`. Only while the
 * focus is in the queue (WCAG 2.1.4); a button above it brings it there, and after a decision it’s on the item that follows.
 */
export function decideByKeys(document: Document): void {
  const queue = document.querySelector<HTMLElement>('[data-queue]')
  if (queue === null) return
  const items = [...queue.children].filter((item) => item instanceof HTMLElement)
  for (const item of items) item.tabIndex = -1
  const start = document.querySelector<HTMLButtonElement>('[data-queue-start]')
  if (start !== null) start.hidden = false
  start?.addEventListener('click', () => items[0]?.focus())
  const goOn = sessionStorage.getItem(remembered) === location.pathname
  sessionStorage.removeItem(remembered)
  if (goOn) (items.find(({ id }) => `#${id}` === location.hash) ?? items[0])?.focus()
  queue.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    if (target.closest('input:not([type=checkbox]), textarea, select') !== null) return
    const key = event.key.toLowerCase()
    const at = items.findIndex((item) => item.contains(target))
    const next = { j: items[at + 1], k: items[at - 1] }[key]
    const button =
      key === 'u'
        ? document.querySelector<HTMLElement>('.undo button')
        : items[at]?.querySelector<HTMLElement>(`[data-key=${CSS.escape(key)}]`)
    if (next === undefined && !button) return
    event.preventDefault()
    if (next !== undefined) return next.focus()
    if (button instanceof HTMLButtonElement) sessionStorage.setItem(remembered, location.pathname)
    button?.click()
    button?.closest('details')?.querySelector('textarea')?.focus()
  })
}
