/** Shows the print button, which does nothing without scripts. */
export function enablePrintButton(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]')
  if (button === null) return
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
