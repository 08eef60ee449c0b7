import selectors from '../page/selectors.json' with { type: 'json' }

/** The text of an element, except that of the controls and scripts in it, and of the part `without`. */
export const textWithoutControls = (element: Element, without: Element | null = null): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (node.nodeType !== Node.ELEMENT_NODE || node === without || (node as Element).matches(unsaid)) return ''
      const text = textWithoutControls(node as Element, without)
      return (node as Element).matches(inline) ? text : ` ${text} `
    })
    .join('')

const unsaid =
  'select, textarea, script, style, datalist, button, [contenteditable], [role="status"], [class*="material-icons"], [class*="material-symbols"]'
/** What may be part of a word. */
const inline = 'b, strong, i, em, u, mark, abbr, sup, sub'

/** What is set small in a label explains it: in brackets, it’s a hint like others. */
export function withoutAsides(label: Element): string {
  const aside = label.querySelector(selectors.asides)
  const said = aside?.textContent.trim() ?? ''
  const text = textWithoutControls(label, aside)
  return said !== '' && text.trim() !== '' ? `${text} (${said.replace(/[()]/g, ' ')})` : text || said
}
