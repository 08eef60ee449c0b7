/**
 * The audit form is an ordinary form; while the browser waits for its answer, a progress panel says what is going on.
 * The service answers once, at the end, so the panel counts seconds and promises no steps it cannot see.
 */
export function showAuditProgress(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-audit]')) {
    const panel = form.querySelector<HTMLElement>('[data-audit-progress]')
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    const clock = form.querySelector<HTMLElement>('[data-audit-seconds]')
    if (!panel || !button || !clock) continue
    const label = button.textContent
    let timer: ReturnType<typeof setInterval> | undefined

    form.addEventListener('submit', (event) => {
      if (timer !== undefined) return event.preventDefault() // a second press while the first is under way
      const started = Date.now()
      button.textContent = form.dataset['audit'] || 'Auditing…'
      button.setAttribute('aria-disabled', 'true')
      panel.hidden = false
      timer = setInterval(() => {
        clock.textContent = String(Math.round((Date.now() - started) / 1000))
      }, 1000)
    })
    // Back from the report: the browser may show the page as it was left.
    window.addEventListener('pageshow', () => {
      clearInterval(timer)
      timer = undefined
      button.textContent = label
      button.removeAttribute('aria-disabled')
      panel.hidden = true
    })
  }
}
