/**
 * Choosing a reason from the list fills the text below it, where it can be edited. The list then goes back to its first entry. Arrow keys and letters
 * only look through the list: Enter or leaving it chooses.
 */
export function fillReasons(document: Document): void {
  let looksThrough: EventTarget | null = null
  document.addEventListener('pointerdown', () => (looksThrough = null))
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLSelectElement) || !('fills' in target.dataset)) return
    if (key !== 'Enter') looksThrough = target
    else if (target.value !== '') {
      event.preventDefault()
      fill(target)
    } else looksThrough = null
  })
  document.addEventListener('change', ({ target }) => {
    if (target !== looksThrough) fill(target)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (target === looksThrough) fill(target)
  })
}

function fill(list: EventTarget | null): void {
  if (!(list instanceof HTMLSelectElement)) return
  const text = document.getElementById(list.dataset['fills'] ?? '')
  if (!(text instanceof HTMLTextAreaElement) || list.value === '') return
  text.value = [text.value.trim(), list.value].filter(Boolean).join('\n\n')
  list.value = ''
  text.focus()
}
