import { isChecked, isOption, membersOf } from './page/choice-group.ts'
import { chooseOptions, putBackOptions, until, type Chosen } from './page/choose-options.ts'
import { chooseInList, emptyList, type Wanted } from './page/choose-in-list.ts'
import { hasTwoOrders, typeDate } from './page/type-date.ts'
import { pickDate } from './page/pick-date.ts'
import selectors from './page/selectors.json' with { type: 'json' }
import { clearerOf } from './page/entry-buttons.ts'
import { entryRowsOf } from './page/entry-rows.ts'
import { fieldOf } from './fields.ts'
import type { FoundField } from './found-field.ts'
import { opensCalendar } from './recognition/describe-control.ts'
import { amounts } from './recognition/recognize-choice.ts'
import { isOptionReachable } from './page/is-option-reachable.ts'
import { isEditable, isEmpty, isReachable, isSegment, textIn } from './page/is-usable.ts'
import { chooseValue } from './values/choose-value.ts'
import { countryIn } from './values/match-country.ts'
import { press, pressKey } from '../tried/pressing/press.ts'
import { heldBy, isSame, putBack, setValue, typeDigits, type Held } from './page/set-value.ts'

/** `asked` is what the control was found to be, which decides what is chosen from a list that opens. */
export type ToFill = { control: HTMLElement; value: string; asked?: FoundField }

/** `changed`: the page made something else of the value. `kept`: the control is gone, closed or has been filled since. */
export type Outcome = { is: 'filled' | 'changed' | 'kept'; holds: string }

/** What to put back, and what was put in. */
export type Filled = { control: HTMLElement; before: Held; holds: string }

/**
 * Fills controls and reads back what they hold. Never submits anything, and clicks only lists, options, and what adds an entry. While it
 * fills, forms that would submit themselves are stopped.
 */
export async function fillForm(all: readonly ToFill[]): Promise<{ outcomes: Outcome[]; filled: Filled[] }> {
  const filled: Filled[] = []
  // The page may have hidden controls since it was read. Checked before any change, which may itself hide or show some.
  const shown = new Set(all.map(({ control }) => control).filter(isShown))
  const outcomes: Outcome[] = []
  await withoutSending(all, async () => {
    for (const one of all) {
      const { control } = one
      if (!shown.has(control) || !control.isConnected || !isEditable(control) || !isEmpty(control)) {
        outcomes.push({ is: 'kept', holds: textIn(control) })
        continue
      }
      // A page whose own scripts fail at one field still gets the others, and everything can be undone.
      outcomes.push(await fillOne(one, filled).catch(() => ({ is: 'changed', holds: textIn(control) }) as const))
    }
  })
  return { outcomes, filled }
}

/** Notes in `filled` what it changes. */
async function fillOne({ control, value, asked }: ToFill, filled: Filled[]): Promise<Outcome> {
  const isDate = asked?.field === 'launchDate' && (asked.type === 'text' || asked.type === 'list') && asked.part === undefined
  const isOpening = isDate && (opensCalendar(control) || asked.type === 'list')
  // A calendar that takes typing may keep only what is chosen in it.
  const isPicker = isOpening || (isDate && control.closest(selectors.calendars) !== null)
  const before = isOpening ? { listed: [] } : heldBy(control)
  if (isPicker && (await pickDate(control, value))) filled.push({ control, before, holds: textIn(control) })
  if (isPicker && !isEmpty(control)) return { is: 'filled', holds: textIn(control) }
  if (isOpening && (asked.type === 'list' || (asked.dateFormat === '' && hasTwoOrders(control)))) return { is: 'changed', holds: '' }
  const isLine = asked?.type === 'text' && asked.field !== null && fieldOf(asked.field).kind === 'list'
  const fillRows = isLine ? entryRowsOf(control) : null
  if (fillRows !== null) {
    const [first = ''] = value.split('\n')
    for (const box of await fillRows(first.split(/[,;]\s*/).slice(0, 5)))
      filled.push({ control: box, before: { text: '' }, holds: textIn(box) })
    return { is: 'filled', holds: first }
  }
  // A box that takes a comma for itself takes tags one by one. By Enter, a page may send its form.
  const isBox = asked?.field === 'tags' && asked.kind === 'line' && pressKey(',', { code: 'Comma', keyCode: 188 }, control)
  if (asked && (isBox || asked.kind === 'list')) {
    const chosen = await chooseInList(control, wantedIn(isBox ? { ...asked, maxChoices: 5 } : asked, value))
    if (chosen.length > 0) filled.push({ control, before: { listed: chosen }, holds: textIn(control) })
    if (chosen.length > 0 || !isBox) return { is: chosen.length > 0 ? 'filled' : 'changed', holds: chosen.join(', ') }
  }
  const entry = { control, before: heldBy(control), holds: '' }
  filled.push(entry)
  let isTyped = false
  try {
    if (isDate) isTyped = (await typeDate(control as HTMLInputElement, value)) || (await pickDate(control, value))
    else if (isOption(control)) await chooseOptions(control, value.split('\n'))
    else await setValue(control, value)
    if (isSegment(control)) await until(() => !isEmpty(control), 300)
  } finally {
    entry.holds = textIn(control)
  }
  return { is: isTyped || isSame(entry.holds, value) ? 'filled' : 'changed', holds: entry.holds }
}

/** What to choose among the options that a list shows once it’s open. */
function wantedIn(asked: FoundField, value: string): Wanted {
  const { field, maxChoices, control } = asked
  const { lang } = control.ownerDocument.documentElement
  const [first = ''] = value.split('\n')
  const texts = value.split('\n').map((line) => ({ field: field ?? '', value: line, limit: null, isCut: false }))
  return {
    choose: (options, isOne) => {
      // What the directory sells is the maker’s to choose.
      if (options.some((option) => amounts.test(option))) return []
      const choice: FoundField = { ...asked, kind: 'choice', options: [...options], values: [], maxChoices: isOne ? 1 : maxChoices }
      return chooseValue(choice, texts)?.value.split('\n') ?? []
    },
    typed: field === 'country' ? [value, countryIn(lang, value) ?? ''].filter(Boolean) : first.split(/,\s*/).slice(0, maxChoices),
    isMany: field !== null && fieldOf(field).kind === 'list',
    isNew: field === 'tags' || field === 'competitors' || asked.type === 'text',
  }
}

const isShown = (control: HTMLElement): boolean => (isOption(control) ? membersOf(control).some(isOptionReachable) : isReachable(control))

/** Puts every control back as it was. One that was edited since stays as it is. Returns how many those are. */
export async function undoFill(filled: readonly Filled[]): Promise<{ kept: number }> {
  let kept = 0
  const options: Chosen[number][] = []
  await withoutSending(filled, async () => {
    for (const { control, before, holds } of filled.toReversed()) {
      // Spaces differ in editors that are hidden by now.
      const isOurs = control.isConnected && isSame(textIn(control), holds)
      const isBack = isOurs && (await isPutBack(control, before).catch(() => false))
      if (!isBack) kept += 1
      else if ('chosen' in before) options.push(...before.chosen)
    }
    // A page that keeps a radio button’s choice itself draws it again.
    if (options.length > 0) await until(() => false, 50)
    kept += options.filter(([option, wasChosen]) => isChecked(option) && !wasChosen).length
  })
  return { kept }
}

async function isPutBack(control: HTMLElement, before: Held): Promise<boolean> {
  // A date that was picked can only be picked again.
  if ('listed' in before) return before.listed.length > 0 && emptyList(control, before.listed)
  if ('chosen' in before) return putBackOptions(before.chosen)
  if (!isSegment(control)) {
    await putBack(control, before)
    return !('text' in before) || before.text !== '' || isCleared(control)
  }
  for (let digits = 4; digits > 0 && !isEmpty(control); digits--) await typeDigits(control, [''])
  return isEmpty(control)
}

/** Some calendars write their date again a moment later, until it’s cleared, and some boxes keep their last number. */
async function isCleared(control: HTMLElement): Promise<boolean> {
  const clearer = clearerOf(control)
  if (clearer === undefined) return textIn(control) === ''
  if (!(await until(() => textIn(control) !== '', 100))) return true
  press(clearer)
  return until(() => textIn(control) === '', 300)
}

/** Newer than some supported browsers. */
type Navigating = EventTarget & { navigation?: EventTarget }

/** How long a page may take to react to a change, in milliseconds. */
const reactsWithin = 200

/** Keeps pages from sending a form because a field changed, until a moment after it’s done, or has failed. */
async function withoutSending(of: readonly { control: HTMLElement }[], act: () => Promise<void>): Promise<void> {
  const views = new Set(of.flatMap(({ control }) => control.ownerDocument.defaultView ?? []))
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
  await act().finally(() => setTimeout(each, reactsWithin, 'removeEventListener'))
}
