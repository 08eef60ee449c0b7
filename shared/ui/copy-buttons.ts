const shownForMs = 1600

/**
 * Makes every present and future copy button under the document work, and visible: they stay hidden until the root carries
 * `sw-can-copy`. One listener, so that server pages and the popup share it. Returns a function that undoes it.
 */
export function enableCopyButtons(document: Document, write = (text: string) => navigator.clipboard.writeText(text)): () => void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    const scope = button?.closest('[data-copy-scope]')
    const text = scope?.querySelector('[data-copy-text]')?.textContent
    if (!button || !scope || text == null) return
    void write(text).then(
      () => tell(button, scope, 'Copied'),
      () => tell(button, scope, 'Copy refused'),
    )
  }
  document.documentElement.classList.add('sw-can-copy')
  document.addEventListener('click', onClick)
  return () => {
    document.documentElement.classList.remove('sw-can-copy')
    document.removeEventListener('click', onClick)
  }
}

function tell(button: Element, scope: Element, word: string): void {
  const label = button.querySelector('[data-copy-label]')
  const status = scope.querySelector('[data-copy-status]')
  if (!label || !status) return
  const before = label.getAttribute('data-copy-label') || label.textContent
  label.setAttribute('data-copy-label', before)
  label.textContent = word
  status.textContent = word
  setTimeout(() => {
    label.textContent = before
    status.textContent = ''
  }, shownForMs)
}
