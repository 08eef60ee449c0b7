/** Shows the print button above an audit report, which does nothing without scripts. */
export function enableReportTools(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]')
  if (button === null) return
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
