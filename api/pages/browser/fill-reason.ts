/** Choosing a reason from the list fills the text below it, where it can be edited. The list then goes back to its first entry. */
export function fillReasons(document: Document): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const text = document.getElementById(target.dataset['fills'] ?? '')
    if (!(text instanceof HTMLTextAreaElement) || target.value === '') return
    text.value = [text.value.trim(), target.value].filter(Boolean).join('\n\n')
    target.value = ''
    text.focus()
  })
}
