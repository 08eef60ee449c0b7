import { textWithoutControls, withoutAsides } from './element-text.ts'
import { boxesOf, isDrawnList, isSeen } from '../page/drawn-list.ts'
import { around, hostOf } from '../page/walk-page.ts'
import { isAlone, sectionOf } from './section-of.ts'
import { addressStart } from './read-prefix.ts'
import words from '../words/separators.json' with { type: 'json' }
import { textAfter, textBefore, textInBox, twins } from './text-before.ts'

/** What the page says about a control, each text as written. */
export type ControlTexts = {
  autocomplete: string
  label: string
  /** What the label says in brackets, or after its first sentence. */
  labelHint: string
  aria: string
  /** Its name and id, and those of the custom element it is part of. */
  names: string[]
  placeholder: string
  nearby: string
  /** Help beside it, and what its label says in brackets. */
  hint: string
  /** The nearest legend or heading above it. */
  section: string
  /** That heading, if it is above this control alone. */
  heading: string
  /** What the names in its form begin with, in one word. */
  prefix?: string
}

/** In characters. Nobody reads more to learn what a box takes, and some patterns take much longer for twice as much. */
const maxTextLength = 600
const maxNameLength = 100
const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .slice(0, 4 * maxTextLength)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength)

export function textsOf(control: HTMLElement): ControlTexts {
  const host = hostOf(control) ?? (control.shadowRoot === null ? null : control)
  const written = splitLabel(
    clean(labelText(control)) || clean(host?.getAttribute('label')) || clean(host?.querySelector('[slot="label"]')?.textContent),
  )
  const labelledBy = named(control, 'aria-labelledby')
  // As browsers do: https://www.w3.org/TR/accname-1.2/#computation-steps
  // In a table of questions, the row’s head is.
  const head = clean(control.closest('td')?.parentElement?.querySelector(':scope > th')?.textContent)
  const aria = splitLabel(
    (labelledBy.includes(head) ? head : (labelledBy.at(-1) ?? '')) || ownName(control) || clean(host?.getAttribute('aria-label')),
  )
  const beside =
    written.label || (aria.label && !control.isContentEditable)
      ? { label: '', help: '' }
      : textBefore(host ?? editorFrame(control) ?? control.closest('summary')?.parentElement ?? control)
  const nearby = splitLabel(clean(beside.label) || clean(control.title))
  const section = sectionOf(control)
  const name = control.getAttribute('name')
  const names = [
    name,
    // Frameworks make “link_body” of “link[body]”.
    control.id === name?.replaceAll(/\]?\[/g, '_').replace(/\]$/, '') ? '' : control.id,
    host?.getAttribute('name'),
    host?.id,
    control.dataset['field'],
    control.dataset['name'],
  ]
  return {
    autocomplete: clean(control.getAttribute('autocomplete')).toLowerCase(),
    label: written.label,
    labelHint: written.hint || aria.hint || nearby.hint,
    aria: aria.label,
    names: names.filter((name): name is string => Boolean(name)).map((name) => name.slice(0, maxNameLength)),
    placeholder: clean(
      control.getAttribute('placeholder') ??
        control.dataset['placeholder'] ??
        control.getAttribute('aria-placeholder') ??
        host?.getAttribute('placeholder') ??
        (firstOption(control) || addressStart(control)),
    ),
    nearby: nearby.label,
    hint: clean(
      [
        written.hint,
        aria.hint,
        nearby.hint,
        beside.help,
        named(control, 'aria-describedby').join(' '),
        textAfter(control),
        textInBox(control),
        clean(host?.getAttribute('help-text')),
      ].join(' '),
    ).slice(0, 500),
    // Of several elements that name it, the last is its own.
    section: labelledBy.slice(0, -1).join(' ') || section.text,
    heading: section.isOwn ? splitLabel(section.text).label : '',
  }
}

/** The frame that an editor’s document is in, if the control is all of that document. */
const editorFrame = (control: HTMLElement): HTMLElement | null =>
  control.localName === 'body' ? ((control.ownerDocument.defaultView?.frameElement ?? null) as HTMLElement | null) : null

function labelText(control: HTMLElement): string {
  const labels = [...((control as HTMLInputElement).labels ?? [])]
  if (labels.length === 0 && control.id !== '') {
    labels.push(...(control.getRootNode() as ParentNode).querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(control.id)}"]`))
  }
  const frame = editorFrame(control)
  // Editors name their frame after the box that they stand for.
  if (frame !== null && frame.id !== '')
    labels.push(...frame.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(frame.id.replace(/_ifr$/, ''))}"]`))
  if (labels.length === 0)
    for (const element of around(control)) if (element.localName === 'label') labels.push(element as HTMLLabelElement)
  // What a component draws stands beside the box that it hides, and an editor has many boxes of its own.
  const box = labels.length > 0 ? undefined : boxesOf(frame ?? control, frame !== null || control.isContentEditable ? 9 : 7).at(-1)
  const hidden = [...(box?.querySelectorAll<HTMLSelectElement>(twins) ?? [])]
  labels.push(...(hidden.find((one) => !control.contains(one) && !isSeen(one) && one.labels.length > 0)?.labels ?? []))
  const after = control.nextElementSibling
  // Floating labels that name nothing.
  if (labels.length === 0 && after?.matches('label:not([for])') && control.parentElement && isAlone(control, control.parentElement))
    labels.push(after as HTMLLabelElement)
  const isOwn = (label: Element) =>
    (control.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_PRECEDING) > 0 &&
    isAlone(control, [...around(control)].find((box) => box.contains(label)) ?? label)
  const nearest = labels.length > 1 ? labels.filter(isOwn) : labels
  // Some are written twice, on top of each other, or in another field’s box. Of several, the first names the field, and the others explain it.
  const [own = '', ...others] = [...new Set((nearest.length > 0 ? nearest : labels).map((label) => clean(withoutAsides(label))))].filter(
    (text) => /[\p{L}\d]/u.test(text),
  )
  return [own, ...others.map((text) => `(${text.replace(/[()]/g, ' ')})`)].join(' ')
}

/** What form builders write into a name beside the question: the kind of box, and that it is required. */
const boilerplate =
  /^(?:(?:single|multi|multiple)[- ]?lines? text|required(?: to answer)?|your answer|short answer|long answer|optional|date|choice|rating|text)\.?$/i

/** What editors and search boxes call themselves, whatever they’re for. */
const editors =
  /^(?:(?:rich|formatted|plain)[- ]?text|(?:text |content |html |markdown |code |wysiwyg |visual )?editor|editing area|main content)\b/i
const searching = /^(?:[-\w]*search ?(?:box|field|input)?|select(?: an option)?|combo ?box|drop ?down|options? list|filter)$/i

/** How entries are entered, not which. */
const entering = /^(?:press|hit|type)\b.*\benter\b/i

function ownName(control: HTMLElement): string {
  const name = clean(control.getAttribute('aria-label'))
  if (entering.test(name)) return ''
  return (control.isContentEditable && editors.test(name)) || (isDrawnList(control) && searching.test(name)) ? '' : name
}

function named(control: HTMLElement, attribute: string): string[] {
  const root = control.getRootNode() as Document | ShadowRoot
  const ids = (control.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)
  return ids
    .map((id) => {
      const found = root.getElementById(id)
      return found === null || control.contains(found) ? '' : clean(textWithoutControls(found))
    })
    .filter((text) => /[\p{L}\d]/u.test(text) && !text.split(/(?<=\.)\s+/).every((part) => boilerplate.test(part)))
}

/** “Select a category” says what a select takes. */
const firstOption = (control: HTMLElement): string =>
  control.localName === 'select' ? ((control as HTMLSelectElement).options[0]?.text ?? '') : ''

/** Long labels say more than the name of a field: only their first sentence is that. */
const maxLabelLength = 90
const marks = new RegExp(words.marks, 'giu')

/** Takes marks for required fields, counters and brackets off a label; what is in brackets, and further sentences, are hints. */
export function splitLabel(text: string): { label: string; hint: string } {
  const hints: string[] = []
  const bare = text
    .slice(0, maxTextLength)
    .replace(/^(?:q(?:uestion)? ?)?\d{1,2} ?(?:[.):]|→|->) ?(?=\D)/i, '')
    .replace(/^https?:\/\/(?:www\.)?(?=\s|$)/, ' ')
    // One level of brackets may be in another.
    .replace(/[(（[【]((?:[^()（）[\]【】]|[(（[【][^)）\]】]*[)）\]】])*)[)）\]】]/g, (_, inner: string) => {
      // “(optional)” explains nothing.
      if (inner.replace(marks, '').trim() !== '') hints.push(inner)
      return ' '
    })
    .replace(/\b\d+ ?\/ ?\d+\b/g, (counter) => {
      hints.push(counter)
      return ' '
    })
    .replace(marks, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // “El. pašto adresas” is one sentence.
  const end =
    /(?:[!。！]|\.(?!\s\p{Ll})|(?<=\p{L}{4})\.)(?:\s|$)|[:：?？](?:\s|$)|\s[–—-]\s|,\s(?=so |not |we |if |in case |please |because )/u.exec(
      bare,
    )
  const isSplit = end !== null && end.index > 1 && end.index < bare.length - 2
  const label = (isSplit ? bare.slice(0, end.index) : bare).replace(/[\s:：.。]+$/, '')
  if (isSplit) hints.push(bare.slice(end.index + 1))
  return { label: label.slice(0, maxLabelLength), hint: hints.join(' ').trim() }
}
