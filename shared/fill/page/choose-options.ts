import { isChecked, membersOf, optionText, optionType } from './choice-group.ts'
import { isOptionReachable, isOptionShown } from './is-option-reachable.ts'

/** Which options of a group were chosen. */
export type Chosen = readonly (readonly [option: HTMLElement, isChosen: boolean])[]

export const chosenIn = (members: readonly HTMLElement[]): Chosen => members.map((member) => [member, isChecked(member)])

/** Waits until a condition is met, for at most `within` milliseconds. Returns whether it is. */
export async function until(isDone: () => boolean, within: number): Promise<boolean> {
  for (const end = Date.now() + within; !isDone() && Date.now() < end;) await new Promise((resolve) => setTimeout(resolve, 25))
  return isDone()
}

/** How long libraries take to draw a choice, in milliseconds. */
const draws = 500

/** Checks the visible options with these texts, one after the other: pages that draw a choice a moment later make it from those before. */
export async function chooseOptions(control: HTMLElement, texts: readonly string[]): Promise<void> {
  // A list that was opened earlier may still cover them.
  const find = (text: string, isSeen = isOptionReachable) => membersOf(control).find((one) => optionText(one) === text && isSeen(one))
  for (const text of new Set(texts)) {
    await until(() => find(text) !== undefined, draws)
    const option = find(text) ?? find(text, isOptionShown)
    if (option === undefined || isChecked(option)) continue
    change(option)
    await until(() => isChecked(find(text) ?? option), draws)
    if (texts.length > 1) await until(() => false, 30)
  }
}

/** Returns whether everything is as it was: a radio button that a library draws can’t be unchosen. */
export async function putBackOptions(chosen: Chosen): Promise<boolean> {
  for (const [option, wasChosen] of chosen) {
    if (isChecked(option) === wasChosen || (optionType(option) === 'radio' && !wasChosen)) continue
    change(option)
    await until(() => isChecked(option) === wasChosen, draws)
  }
  for (const [option, wasChosen] of chosen) if (option.localName === 'input' && isChecked(option) !== wasChosen) unchoose(option)
  return until(() => chosen.every(([option, wasChosen]) => isChecked(option) === wasChosen), 50)
}

/**
 * A person can’t uncheck a radio button. Pages notice it by the events that a choice makes, which find the button no longer chosen, and no
 * value in it: most pages keep the value of whatever button an event is for.
 */
function unchoose(option: HTMLElement): void {
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
const change = (option: HTMLElement): boolean =>
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
