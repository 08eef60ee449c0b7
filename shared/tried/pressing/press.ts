/** What takes something away on purpose. */
export const hiding =
  /collapse|hide|close|\bnone\b|\boff\b|less|zuklappen|einklappen|ausblenden|schließen|keine|weniger|masquer|fermer|réduire|aucun|ocultar|cerrar|ningun|nascondi|chiudi|nessun|verberg|sluit|geen|dölj|skjul|ukryj|skrýt|скрыть|閉じる|隐藏/i

/** What a press with a mouse dispatches. Scripts get no better: it carries no trust, so nothing that needs a person’s own press happens. */
const parts: [kind: 'pointer' | 'mouse', names: string[]][] = [
  ['pointer', ['pointerover', 'pointerenter', 'pointermove']],
  ['mouse', ['mouseover', 'mouseenter', 'mousemove']],
  ['pointer', ['pointerdown']],
  ['mouse', ['mousedown']],
  ['pointer', ['pointerup']],
  ['mouse', ['mouseup']],
]

export function press(element: Element): void {
  // A script’s own event reaches a button that people can’t press.
  if (element.matches(':disabled')) return
  const { x, y, width, height } = element.getBoundingClientRect()
  const init = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX: x + width / 2, clientY: y + height / 2 }
  for (const [kind, names] of parts) {
    for (const name of names) {
      const bubbles = !name.endsWith('enter')
      const event =
        kind === 'pointer'
          ? new PointerEvent(name, { ...init, bubbles, pointerId: 1, pointerType: 'mouse', isPrimary: true })
          : new MouseEvent(name, { ...init, bubbles })
      element.dispatchEvent(event)
    }
  }
  // As the element’s own click() does, which the page may have replaced.
  element.dispatchEvent(new MouseEvent('click', init))
}

/** Returns whether a script took the key. */
export function pressKey(key: string, init: KeyboardEventInit = {}, target: Element = document.activeElement ?? document.body): boolean {
  const codes: Record<string, number> = { Escape: 27, Tab: 9, Enter: 13, ArrowDown: 40, Backspace: 8 }
  const event = { key, code: key, keyCode: codes[key] ?? 0, bubbles: true, cancelable: true, composed: true, ...init }
  const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', event))
  target.dispatchEvent(new KeyboardEvent('keyup', event))
  return isTaken
}
