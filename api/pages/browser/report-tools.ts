/** Makes the tools above an audit report work: the print button, which does nothing without scripts, and the menu of formats to copy. */
export function enableReportTools(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]')
  if (button) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (menu) closeFromOutside(document, menu)
}

/** Closes an open menu on Escape, and on a click outside it. */
function closeFromOutside(document: Document, menu: HTMLDetailsElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
}
