const fields = 'input:not([type=hidden]), textarea, select, [contenteditable]:not([contenteditable="false" i])'
const controls = `${fields}, button`

/** Longer texts are paragraphs, not names of fields. */
const longest = 120

/** The text right before a control that has no label: in its row, its cell, or the nearest box that holds no other control. */
export function textBefore(control: HTMLElement): string {
  let at: Element = control
  for (let up = 0; up < 4; up++) {
    const text = textOfSiblings(at)
    if (text !== '') return text
    const parent = at.parentElement
    if (parent === null || parent.localName === 'form' || parent.localName === 'body') return ''
    const hasOthers = [...parent.querySelectorAll(fields)].some((other) => other !== control && !control.contains(other))
    if (hasOthers) return headerOf(control)
    at = parent
  }
  return headerOf(control)
}

/** The text between the previous control and this element. */
function textOfSiblings(element: Element): string {
  const parts: string[] = []
  for (let node = element.previousSibling; node !== null; node = node.previousSibling) {
    if (isElement(node)) {
      if (node.matches(controls) || node.querySelector(controls) !== null) break
      if (node.matches('script, style, template') || !node.checkVisibility()) continue
      if (node.localName === 'br' && parts.length > 0) break
    }
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (text !== '' && node.nodeType !== Node.COMMENT_NODE) parts.unshift(text)
    if (isElement(node) && text !== '') break
  }
  const text = parts.join(' ')
  return text.length <= longest ? text : ''
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

/** The head of a table’s column. */
function headerOf(control: HTMLElement): string {
  const cell = control.closest('td')
  const head = cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]
  return (head?.textContent ?? '').trim()
}
