/**
 * The audit form is a plain form. While the browser waits for the response, a panel shows what is going on. The service responds once, at the
 * end, so the panel counts seconds instead of showing steps.
 */
export function showAuditProgress(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-audit]')) {
    const panel = form.querySelector<HTMLElement>('[data-audit-progress]')
    const button = form.querySelector<HTMLButtonElement>('button:not([type])')
    const clock = form.querySelector<HTMLElement>('[data-audit-seconds]')
    if (!panel || !button || !clock) continue
    const label = button.textContent
    let timer: ReturnType<typeof setInterval> | undefined

    form.addEventListener('submit', (event) => {
      if (timer !== undefined) return event.preventDefault() // a second click while the first is in progress
      const started = Date.now()
      button.textContent = form.dataset['audit'] ?? ''
      button.setAttribute('aria-disabled', 'true')
      panel.hidden = false
      panel.scrollIntoView({ block: 'nearest' }) // it may have been sent by a button further up
      timer = setInterval(() => {
        clock.textContent = String(Math.round((Date.now() - started) / 1000))
      }, 1000)
    })
    // On the way back from the report the browser may restore the page as it was left.
    window.addEventListener('pageshow', () => {
      clearInterval(timer)
      timer = undefined
      button.textContent = label
      button.removeAttribute('aria-disabled')
      panel.hidden = true
    })
  }
}
