type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Simulates typing, past the value setters of frameworks, with the events that they listen to. `isLast`: then goes on to the next field. Without `keys`, as a browser fills it in. */
export function setValue(field: Field, value: string, isLast = true, keys = true): void {
  const prototype = Object.getPrototypeOf(field) as object
  if (isLast) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
  if (keys) field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: value.at(-1) ?? '' }))
  if (!isLast) return
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('blur'))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
