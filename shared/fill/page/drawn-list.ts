import { around, drawnLists } from './walk-page.ts'

/** Where lists lead to other pages, or format text. */
const leading =
  'a[href], nav, search, [role="navigation"], [role="search"], [role="banner"], body > header, [role="toolbar"], [class*="toolbar" i]'

/** If there’s an input in the box of a list, people use the input. */
export const isDrawnList = (control: Element): boolean =>
  control.matches(drawnLists) &&
  control.closest(leading) === null &&
  (control.localName === 'input' || control.querySelector(':is(input:not([type=hidden]), textarea):not([aria-hidden="true"])') === null)

export const takesTyping = (control: HTMLElement): boolean =>
  control.isContentEditable || (control.matches('input, textarea') && !(control as HTMLInputElement).readOnly)

/** What is typed and not yet an entry. */
export const typedIn = (control: HTMLElement): string =>
  control.matches('input, textarea') ? (control as HTMLInputElement).value : control.textContent.trim()

/** Smaller ones hold a library’s own copy of the choice, and so do those with `hidden` that a style shows anyway. */
export const isSeen = (element: Element): boolean =>
  !element.hasAttribute('hidden') &&
  element.getBoundingClientRect().width > 12 &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** A list and up to `count` boxes around it without other fields: one of them shows what is chosen. */
export function boxesOf(control: HTMLElement, count: number): HTMLElement[] {
  const boxes: HTMLElement[] = []
  for (const box of around(control)) {
    const others = [...box.querySelectorAll('input:not([type=button], [type=submit], .chosen-drop *), textarea, select, [role="combobox"]')]
    if (boxes.length === count || box.matches('form, dialog, body') || others.some((other) => !other.contains(control) && isSeen(other)))
      break
    boxes.push(box as HTMLElement)
  }
  return boxes
}

/** What is laid out in an element: a component’s own parts, with what is put into their slots. */
function partsOf(element: Element): readonly Node[] {
  const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : []
  return slotted.length > 0 ? slotted : [...(element.shadowRoot ?? element).childNodes]
}

/** What is only read out isn’t shown. */
const isLeftOut = (element: Element, without: string): boolean =>
  element.matches(without) || (element.matches('[aria-live], [role="log"], [role="status"]') && !isSeen(element))

function textWithout(element: Element, without: string): string {
  const texts = partsOf(element).map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    return node.nodeType !== Node.ELEMENT_NODE || isLeftOut(node as Element, without) ? '' : ` ${textWithout(node as Element, without)}`
  })
  return texts
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
}

const said = 'label, select, [role="listbox"]:not([aria-expanded], :has(input), .choices__list--multiple), [role="menu"], style, script'
const unchosen = `${said}, [class*="placeholder" i], [aria-hidden="true"], small, p, button, svg, h1, h2, h3, h4, legend`

/** What the list shows as chosen. A placeholder isn’t a choice, and neither is the list’s name, which may float in it. */
export function chosenText(control: HTMLElement): string {
  const name = control.ariaLabel?.trim() ?? ''
  const text = textInside(control)
  return name !== '' && text.startsWith(name) ? text.slice(name.length).trim() : text
}

function textInside(control: HTMLElement): string {
  if (control.hasAttribute('data-placeholder')) return ''
  if (control.role === 'listbox')
    return textWithout(control.querySelector('[aria-selected="true"]:not([aria-checked="false"])') ?? control, unchosen)
  if (!control.matches('input, textarea')) return textWithout(control, unchosen)
  const inside = boxesOf(control, 3).filter((box) => box.querySelector('label') === null)
  return `${(control as HTMLInputElement).value} ${inside.length > 1 ? textWithout(inside.at(-1) as Element, unchosen) : ''}`.trim()
}

/** All text in and around the list, where a choice has to appear. */
export const textAround = (control: HTMLElement): string =>
  control.role === 'listbox' ? chosenText(control) : `${typedIn(control)} ${textWithout(boxesOf(control, 6).at(-1) ?? control, said)}`
