import { controlsBeside, holds, stemOf } from '../page/choice-group.ts'
import { splitLabel, textsOf, type ControlTexts } from './control-texts.ts'
import { textWithoutControls } from './element-text.ts'
import { textBefore } from './text-before.ts'
import { around, fieldSelector } from '../page/walk-page.ts'

/** What the page says about a group of radio buttons or check boxes: its question, not its options’ labels. */
export function textsOfGroup(members: readonly HTMLElement[]): ControlTexts {
  const [first] = members
  if (first === undefined) throw new Error('A group has members.')
  const box = boxOf(members)
  const frame = frameOf(box, members)
  const legend = splitLabel(legendOf(frame))
  const own = textsOf(frame ?? box)
  const isNamed = legend.label !== '' || own.aria !== ''
  const inside = isNamed ? { label: '', help: '' } : textBefore(firstIn(box, first))
  const isAlone = controlsBeside(box, members).length === 0
  const nearby = inside.label === '' ? { label: isNamed || !isAlone ? '' : own.nearby, hint: '' } : splitLabel(inside.label)
  return {
    ...own,
    autocomplete: '',
    placeholder: '',
    label: legend.label || (isAlone && inside.label === '' ? own.label : ''),
    nearby: nearby.label,
    labelHint: legend.hint || nearby.hint || own.labelHint,
    names: [stemOf(first), ...own.names].filter((name) => name !== ''),
    hint: [legend.hint, nearby.hint, inside.help, own.hint].join(' ').trim(),
  }
}

/** The smallest element around all of them. */
function boxOf(members: readonly HTMLElement[]): HTMLElement {
  for (const element of around(members[0] as Element))
    if (!members.includes(element as HTMLElement) && members.every((member) => holds(element, member))) return element as HTMLElement
  return members[0]?.ownerDocument.body as HTMLElement
}

const isFrame = (element: Element): boolean =>
  legendOf(element) !== '' || element.matches(':is([role="radiogroup"], [role="group"]):is([aria-label], [aria-labelledby])')

const legendOf = (element: Element | null): string => {
  const legend = element?.localName === 'fieldset' ? element.querySelector(':scope > legend, :scope > div > legend') : null
  return legend ? textWithoutControls(legend).replace(/\s+/g, ' ').trim() : ''
}

/** The element with a name of its own that holds the group and nothing else but a box for another answer. */
function frameOf(box: Element, members: readonly HTMLElement[]): HTMLElement | null {
  let up = 0
  for (const element of around(box)) {
    if (up++ > 5 || element.matches('form, dialog, body')) return null
    const others = controlsBeside(element, members)
    if (others.length > 1 || others.some((other) => !isAfter(other, members))) return null
    if (isFrame(element)) return element as HTMLElement
    if (others.length > 0) return null
  }
  return null
}

const isAfter = (other: Element, members: readonly Element[]): boolean =>
  other.matches('input[type=text], input:not([type])') &&
  members.some((member) => (member.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)

/** The part of the box that the first option and its label begin with. */
function firstIn(box: Element, first: HTMLElement): HTMLElement {
  const parts = [...box.children].filter(
    (part) =>
      holds(part, first) ||
      [...((first as HTMLInputElement).labels ?? [])].some((label) => part.contains(label) && part.querySelector(fieldSelector) === null),
  )
  return (parts[0] ?? first) as HTMLElement
}
