/** Every document and open shadow root of the page that a script of the page’s own origin can reach. */
export function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* rootsOf(element.shadowRoot)
    if (element.localName === 'iframe') {
      const inner = (element as HTMLIFrameElement).contentDocument
      if (inner) yield* rootsOf(inner)
    }
  }
}

const controls =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), textarea, select, [contenteditable=true], [role=radio], [role=checkbox]'

export const controlsOf = (root: Document): HTMLElement[] =>
  [...rootsOf(root)].flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])

/** The elements of a selector that reaches into shadow roots and frames with ` >>> `. */
export function findAll(selector: string): HTMLElement[] {
  const parts = selector.split(' >>> ')
  let roots: (Document | ShadowRoot)[] = [document]
  for (const part of parts.slice(0, -1))
    roots = roots
      .flatMap((root) => [...root.querySelectorAll(part)])
      .flatMap((host) => host.shadowRoot ?? (host as HTMLIFrameElement).contentDocument ?? [])
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(parts.at(-1) ?? '')])
}

/** What a control holds now; elements of frames have classes of their own, so names tell the kinds apart. */
export function stateOf(control: HTMLElement): string {
  const { type, checked, value } = control as HTMLInputElement
  if (control.localName === 'input') return type === 'radio' || type === 'checkbox' ? String(checked) : value
  if (control.localName === 'textarea' || control.localName === 'select') return value
  // A button may show that it’s pressed by its looks alone.
  const look = control.localName === 'button' ? [control.className, control.getAttribute('style'), ...Object.values(control.dataset)] : []
  return `${control.ariaChecked ?? control.ariaPressed ?? ''}${look.join(' ')}${control.textContent.trim()}`
}

/** What is chosen or entered one by one stands beside its box: all that is shown around it, as far as no other control is. */
export function besideOf(control: HTMLElement): string {
  let text = ''
  for (let box = control.parentElement; box !== null && !box.matches('form, body'); box = box.parentElement) {
    if ([...box.querySelectorAll(controls)].some((other) => !control.contains(other) && other !== control && isShown(other))) break
    text = box.innerText
  }
  return text
}

const isVisible = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && isVisible(element)
}

/** Whether a person could see it and enter something. Pages draw radio buttons, check boxes and lists of their own: then their label, or the box they are alone in, has to be seen. */
export const isOpen = (control: HTMLElement): boolean =>
  (isVisible(control) ||
    (control.matches('[type=radio], [type=checkbox], [role=combobox]') && isDrawnOver(control as HTMLInputElement)) ||
    (control.matches('[role=group] [role=spinbutton]') && isVisible(control.closest('[role=group]') as Element))) &&
  !control.matches(':disabled, [readonly]:not([aria-haspopup], [role=combobox])') && // :read-only means every radio and check box, too
  control.closest('[inert]') === null

function isDrawnOver(option: HTMLInputElement): boolean {
  if (!option.checkVisibility({ visibilityProperty: true }) || option.closest('[aria-hidden="true"]') !== null) return false
  const { parentElement: box, labels } = option
  const isAlone = box !== null && box.querySelectorAll('input, select, textarea').length === 1
  return [...(labels ?? []), ...(isAlone ? [box] : [])].some(isShown)
}
