import type { PreparedText } from '../../../shared/schemas/elsewhere.ts'
import type { FormTruth } from '../corpus.ts'
import { besideOf, controlsOf, findAll, isOpen, rootsOf, stateOf } from './controls.ts'
import { isListed, isRight } from './is-right.ts'

export type Trial = {
  right: string[]
  /** Filled with what doesn’t belong there, with what the control holds now. */
  wrong: string[]
  missed: string[]
  /** Touched though nothing may touch them, or nobody can see them. */
  forbidden: string[]
  /** What undoing left otherwise than it was. */
  notUndone: string[]
  /** Presses and submissions that no person made. */
  presses: string[]
  fillable: number
  /** Mistakes of the form’s own description. */
  faults: string[]
}

/**
 * Fills what it thinks right. `touched` is all that it wrote to: previews, counters and hidden copies that the page’s own script keeps in step with
 * a field aren’t.
 */
export type Fill = (texts: readonly PreparedText[]) => Promise<{ touched: readonly HTMLElement[]; undo: () => Promise<{ kept: number }> }>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Some pages draw their form after they have loaded. In milliseconds. */
const drawsWithin = 2000

async function untilDrawn({ fields, steps }: FormTruth): Promise<void> {
  const isDrawn = () => Object.keys(fields).some((selector) => findAll(selector).length > 0)
  if (steps !== undefined) return
  for (let waited = 0; waited < drawsWithin && !isDrawn(); waited += 30) await pause(30)
}

/** A part of a form may slide open. In milliseconds. */
const opensWithin = 500

/** Some libraries open a tab as the mouse button goes down. */
function pressAsPerson(element: HTMLElement | undefined): void {
  for (const type of ['mousedown', 'mouseup']) element?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  element?.click()
}

/** Fills the form of this page, step by step, and judges what became of it. */
export async function tryForm(truth: FormTruth, listing: readonly PreparedText[], fill: Fill): Promise<Trial> {
  const trial: Trial = {
    right: [],
    wrong: [],
    missed: [],
    forbidden: [],
    notUndone: [],
    presses: [],
    fillable: truth.fillable.length,
    faults: [],
  }
  await untilDrawn(truth)
  const selectors = [...Object.keys(truth.fields), ...truth.forbidden, ...truth.copyOnly, ...(truth.other ?? [])]
  const named = new Map<HTMLElement, string>()
  const unmatched = new Map(selectors.map((selector) => [selector, 0]))
  const [before, beside] = [new Map<HTMLElement, string>(), new Map<HTMLElement, string>()]
  /** Lists and choices may be buttons, which only the description tells from others. */
  const all = () => new Set([...controlsOf(document), ...[...named.keys()].filter(({ isConnected }) => isConnected)])
  /** Some controls are drawn only after a step, such as those of a dialog. */
  const note = () => {
    for (const selector of selectors) {
      const found = findAll(selector)
      if (found.length === 1) unmatched.delete(selector)
      else if (unmatched.has(selector)) unmatched.set(selector, found.length)
      for (const element of found) named.set(element, selector)
    }
    for (const control of all()) {
      if (before.has(control)) continue
      before.set(control, stateOf(control))
      if (isListed(nameOf(control), truth) && control.localName !== 'select') beside.set(control, besideOf(control))
    }
  }
  const mirrorOf = (control: HTMLElement) => truth.mirrors?.find((mirror) => findAll(mirror).includes(control))
  const isMirror = (control: HTMLElement) => mirrorOf(control) !== undefined
  const nameOf = (control: HTMLElement) => named.get(control) ?? mirrorOf(control) ?? control.outerHTML.slice(0, 80)
  note()
  for (const control of controlsOf(document))
    if (!named.has(control) && isOpen(control) && !isMirror(control)) trial.faults.push(`nothing is said of ${nameOf(control)}`)

  const stopWatching = watch(trial, named, truth)
  const undos: (() => Promise<{ kept: number }>)[] = []
  const touched = new Set<HTMLElement>()
  for (const press of [null, ...(truth.steps ?? [])]) {
    if (press !== null) {
      stopWatching.pause()
      pressAsPerson(findAll(press)[0])
      await pause(opensWithin)
      stopWatching.resume()
      note()
    }
    // A box that only a calendar or a list fills is open to people, though it takes no typing.
    const closed = controlsOf(document).filter(
      (control) => !isOpen(control) && !(nameOf(control) in truth.fields && control.checkVisibility()),
    )
    const held = new Map(closed.map((control) => [control, stateOf(control)]))
    const done = await fill(listing)
    undos.unshift(done.undo)
    for (const control of done.touched) touched.add(control)
    await pause(30) // controlled inputs put back what they didn’t notice
    trial.forbidden.push(
      ...closed
        .filter((control) => touched.has(control) && stateOf(control) !== held.get(control))
        .map((control) => `${nameOf(control)} (not visible)`),
    )
  }
  stopWatching.pause()

  for (const control of all()) {
    const selector = nameOf(control)
    if (isMirror(control)) continue
    const isHeld = stateOf(control) !== before.get(control)
    const around = isHeld ? undefined : beside.get(control)
    const isFilled = touched.has(control) && (isHeld || (around !== undefined && besideOf(control) !== around))
    if (!isFilled && truth.fillable.includes(selector)) trial.missed.push(selector)
    if (!isFilled) continue
    if (truth.forbidden.includes(selector)) trial.forbidden.push(selector)
    else if (isRight(control, selector, truth, listing, around)) trial.right.push(selector)
    else trial.wrong.push(`${selector}: ${stateOf(control).slice(0, 60)}`)
  }
  for (const [selector, count] of unmatched) trial.faults.push(`${count} elements match ${selector}`)
  let kept = 0
  for (const undo of undos) kept += (await undo()).kept
  await pause(30)
  for (const [control, state] of before) {
    // Nobody can unchoose a radio button whose choice the page keeps itself, or a list that takes one, or empty some boxes for numbers: undoing says so.
    const isTold = kept > 0 && control.matches('[role=radio], [type=radio], [role=combobox], [role=spinbutton], [readonly]')
    if (touched.has(control) && stateOf(control) !== state && !isTold) trial.notUndone.push(nameOf(control))
  }
  trial.forbidden = [...new Set(trial.forbidden)]
  return trial
}

/** A list opens by a press, and one of its options, or a day, is chosen by another. Some libraries press a hidden box of their own for each that they draw. */
const lists =
  '[role=combobox], [aria-haspopup], [role=listbox], [role=option], [role^=menuitem], [class*="-option"], [role=dialog], [class*=calendar], input[aria-hidden=true]:is([type=radio], [type=checkbox])'

/** What is entered one by one, each with Enter. */
const entered = ['tags', 'competitors', 'platforms', 'categories']

/** Notes whatever a filler does besides changing values: presses, submissions, the Enter key, and events at what it may not touch. */
function watch(trial: Trial, named: ReadonlyMap<HTMLElement, string>, { forbidden, fields, copyOnly }: FormTruth) {
  let isPaused = false
  const notice = (event: Event) => {
    if (isPaused) return
    const target = event.composedPath()[0] as HTMLElement
    const selector = named.get(target) ?? target.localName ?? 'document'
    if (['input', 'change', 'beforeinput', 'paste'].includes(event.type)) {
      if (forbidden.includes(selector)) trial.forbidden.push(selector)
    } else if (event.type.startsWith('key')) {
      if ((event as KeyboardEvent).key === 'Enter' && !copyOnly.includes(selector) && !entered.includes(String(fields[selector])))
        trial.presses.push(`Enter at ${selector}`)
    } else if (
      event.type !== 'click' ||
      !(selector in fields || copyOnly.includes(selector) || (target.closest(lists) && !forbidden.includes(selector)))
    )
      trial.presses.push(`${event.type} at ${selector}`)
  }
  for (const root of rootsOf(document))
    for (const type of ['input', 'change', 'beforeinput', 'paste', 'click', 'submit', 'reset', 'keydown', 'keypress'])
      root.addEventListener(type, notice, true)
  HTMLFormElement.prototype.submit = () => trial.presses.push('submit() was called')
  return {
    pause: () => {
      isPaused = true
    },
    resume: () => {
      isPaused = false
    },
  }
}
