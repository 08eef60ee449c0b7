const shownForMs = 1600

type Text = string | Promise<string>

/**
 * Shows every copy button in the document, present and future, and makes it work: buttons stay hidden until the root has the class
 * `sw-can-copy`. One listener serves server-rendered pages and the popup alike. Returns a function that undoes it.
 */
export function enableCopyButtons(document: Document, write: (text: Text) => Promise<void> = writeText): () => void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null
    const scope = button?.closest('[data-copy-scope]')
    if (!button || !scope) return
    const text = textOf(scope)
    if (text === null) return
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

/** What a button copies: the text of an element in its scope, or the file that the scope names. Null if there is neither. */
function textOf(scope: Element): Text | null {
  const path = scope.getAttribute('data-copy-from')
  if (path !== null) return fetch(path).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
  return scope.querySelector('[data-copy-text]')?.textContent ?? null
}

/** Passes the clipboard a text that is still loading, because Safari only allows writes that start with the click. */
async function writeText(text: Text): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const loaded = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': loaded })])
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
