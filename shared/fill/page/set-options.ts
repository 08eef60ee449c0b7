import { optionText } from './choice-group.ts'
import { isOptionReachable } from './is-option-reachable.ts'

/** Which options of a group were chosen. */
export type Chosen = readonly (readonly [option: HTMLInputElement, isChosen: boolean])[]

export const chosenIn = (members: readonly HTMLInputElement[]): Chosen => members.map((member) => [member, member.checked])

/** Checks the visible options with these texts, each once. */
export function chooseIn(members: readonly HTMLInputElement[], texts: readonly string[]): void {
  for (const text of new Set(texts)) {
    const option = members.find((member) => optionText(member) === text && isOptionReachable(member))
    if (option && !option.checked) change(option)
  }
}

export function putBackIn(chosen: Chosen): void {
  for (const [option, wasChosen] of chosen) if (option.checked !== wasChosen && (option.type === 'checkbox' || wasChosen)) change(option)
  for (const [option, wasChosen] of chosen) if (option.checked !== wasChosen) unchoose(option)
}

/**
 * A person can’t uncheck a radio button. Pages notice it by the events that a choice makes, which find the button no longer chosen, and no
 * value in it: most pages keep the value of whatever button an event is for.
 */
function unchoose(option: HTMLInputElement): void {
  const view = option.ownerDocument.defaultView ?? window
  const value = option.getAttribute('value')
  const uncheck = () => Reflect.set(Object.getPrototypeOf(option) as object, 'checked', false, option)
  option.setAttribute('value', '')
  view.addEventListener('click', uncheck, { capture: true, once: true })
  change(option)
  view.removeEventListener('click', uncheck, true)
  uncheck()
  // Browsers differ in whether that was a change.
  option.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  option.dispatchEvent(new Event('change', { bubbles: true }))
  if (value === null) option.removeAttribute('value')
  else option.setAttribute('value', value)
}

/** The event of a real click: the browser changes the option and fires `change` itself. React listens to nothing else. */
const change = (option: HTMLInputElement): boolean =>
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
