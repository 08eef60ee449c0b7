const shownForMs = 1600

/**
 * Shows every copy button in the document, present and future, and makes it work: buttons stay hidden until the root has the class
 * `sw-can-copy`. One listener serves server-rendered pages and the popup alike. Returns a function that undoes it.
 */
export function enableCopyButtons(document: Document, write = (text: string) => navigator.clipboard.writeText(text)): () => void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    const scope = button?.closest('[data-copy-scope]')
    const text = scope?.querySelector('[data-copy-text]')?.textContent
    if (!button || !scope || text == null) return
    void write(text).then(
      () => announce(button, scope, 'Copied'),
      () => announce(button, scope, 'Couldn’t copy'),
    )
  }
  document.documentElement.classList.add('sw-can-copy')
  document.addEventListener('click', onClick)
  return () => {
    document.documentElement.classList.remove('sw-can-copy')
    document.removeEventListener('click', onClick)
  }
}

function announce(button: Element, scope: Element, word: string): void {
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
