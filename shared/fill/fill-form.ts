import { checkedIn, isChecked, isOption, membersOf, optionType } from './page/choice-group.ts'
import { isOptionReachable } from './page/is-option-reachable.ts'
import { isEditable, isEmpty, isReachable, textIn } from './page/is-usable.ts'
import { heldBy, putBack, setValue, type Held } from './page/set-value.ts'

export type ToFill = { control: HTMLElement; value: string }

/** `changed`: the page made something else of the value. `kept`: the control is gone, closed or has been filled since. */
export type Outcome = { is: 'filled' | 'changed' | 'kept'; holds: string }

/** What to put back, and what was put in. */
export type Filled = { control: HTMLElement; before: Held; holds: string }

/**
 * Fills controls and reads back what they hold. Never sends or presses anything: while it fills, forms that would send themselves are stopped.
 */
export async function fillForm(all: readonly ToFill[]): Promise<{ outcomes: Outcome[]; filled: Filled[] }> {
  const filled: Filled[] = []
  // The page may have hidden controls since it was read. Checked before any change, which may itself hide or show some.
  const shown = new Set(all.map(({ control }) => control).filter(isShown))
  const allow = stopSending(all.map(({ control }) => control))
  const outcomes: Outcome[] = []
  for (const { control, value } of all) {
    if (!shown.has(control) || !control.isConnected || !isEditable(control) || !isEmpty(control)) {
      outcomes.push({ is: 'kept', holds: textIn(control) })
      continue
    }
    const before = heldBy(control)
    setValue(control, value)
    await settled(control, () => isSame(textIn(control), value))
    await chooseRest(control, value)
    const holds = textIn(control)
    filled.push({ control, before, holds })
    outcomes.push({ is: isSame(holds, value) ? 'filled' : 'changed', holds })
  }
  allow()
  return { outcomes, filled }
}

/** Frameworks draw radio buttons and check boxes of their own a moment after they were pressed. */
async function settled(control: HTMLElement, isDone: () => boolean): Promise<void> {
  for (let tries = 0; control.localName !== 'input' && isOption(control) && !isDone() && tries < 10; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Pages that draw a choice a moment later, from those before, keep only the last of several made at once: the others are made again. */
async function chooseRest(control: HTMLElement, value: string): Promise<void> {
  for (let last = -1; isOption(control) && optionType(control) === 'checkbox' && !isSame(textIn(control), value);) {
    const { length } = checkedIn(membersOf(control))
    if (length <= last) return
    last = length
    setValue(control, value)
    await settled(control, () => isSame(textIn(control), value))
  }
}

const isShown = (control: HTMLElement): boolean => (isOption(control) ? membersOf(control).some(isOptionReachable) : isReachable(control))

/** Puts every control back as it was. One that was edited since stays as it is. Returns how many those are. */
export async function undoFill(filled: readonly Filled[]): Promise<{ kept: number }> {
  const allow = stopSending(filled.map(({ control }) => control))
  let kept = 0
  for (const { control, before, holds } of filled.toReversed()) {
    // Spaces differ in editors that are hidden by now.
    const isOurs = control.isConnected && isSame(textIn(control), holds)
    if (isOurs) putBack(control, before)
    await settled(control, () => isAsBefore(before))
    // As in chooseRest.
    const more = isOurs && optionType(control) === 'checkbox' ? membersOf(control).length : 0
    for (let tries = 1; tries < more && !isAsBefore(before); tries += 1) {
      putBack(control, before)
      await settled(control, () => isAsBefore(before))
    }
    if (!isOurs || !isAsBefore(before)) kept += 1
  }
  allow()
  return { kept }
}

/** What was chosen among drawn radio buttons stays so, as people can’t take it back either. */
const isAsBefore = (before: Held): boolean =>
  !('chosen' in before) || before.chosen.every(([option, wasChosen]) => isChecked(option) === wasChosen)

const isSame = (holds: string, value: string): boolean => {
  const squeeze = (text: string) => text.replace(/[\s,]+/g, ' ').trim()
  return squeeze(holds) === squeeze(value)
}

/** Newer than some supported browsers. */
type Navigating = EventTarget & { navigation?: EventTarget }

/** How long a page may take to react to a change, in milliseconds. */
const reactsWithin = 200

/** Keeps pages from sending a form because a field changed. Returns what ends that, a moment later. */
function stopSending(controls: readonly HTMLElement[]): () => void {
  const views = new Set(controls.flatMap(({ ownerDocument: { defaultView } }) => (defaultView ? [defaultView] : [])))
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const each = (act: 'addEventListener' | 'removeEventListener') => {
    for (const view of views) {
      view[act]('submit', stop, true)
      ;(view as Navigating).navigation?.[act]('navigate', stop)
    }
  }
  each('addEventListener')
  return () => setTimeout(each, reactsWithin, 'removeEventListener')
}
