import type { Hold } from '../held/hold.ts'
import { tryComma } from './try-comma.ts'
import { tryCopies } from './try-copies.ts'
import { isSeen, labelOf, toNamed, wait } from '../named.ts'
import { pressKey } from '../pressing/press.ts'
import { findLoose, findUnlabeled } from './find-unlabeled.ts'
import { setValue } from './set-value.ts'
import { tryLookups } from './try-lookups.ts'
import { tryPriceSorting } from '../choosing/try-sorting.ts'
import { findBackwardStay } from './try-stays.ts'
import { findIgnoredChoices } from './try-totals.ts'
import { findBelowZero, tryNumber } from './try-numbers.ts'
import { maxTried, type Fault, type Fields } from '../tried.ts'

const maxFields = 5
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** A game or an editor may handle all letters. */
const fewLetters = 5
const typed = 'anna.berg@example.com'

/** Types into the fields that take words, as far as a script can, and changes those that take numbers. Leaves each as it was. */
export async function tryFields(take: Hold['take'], until: number): Promise<Fields> {
  const faults: Fault[] = []
  // What was pressed before may have opened one, and nothing behind it takes the focus.
  for (const dialog of openDialogs()) dialog.close()
  const add = (kind: string, field: Element, text = '') => void faults.push({ ...toNamed(field), text: text || labelOf(field), kind })
  for (const one of findWords().slice(0, maxFields)) {
    if (performance.now() > until) break
    if (!one.isConnected) continue
    const taken = takenLetters(one)
    if (taken.length > 0 && taken.length <= fewLetters) add('swallows', one, taken.join(', '))
    const kind = await typeInto(one)
    if (kind !== null) add(kind, one)
  }
  for (const { field, text } of findPasted().slice(0, maxFields))
    if (performance.now() < until && field.isConnected && (await refusesPaste(field, text))) add('unpasted', field)
  for (const one of findNumbers().slice(0, maxFields)) {
    const wrong = performance.now() < until ? await tryNumber(one) : null
    if (wrong === null) continue
    add(wrong.kind, one, wrong.text)
    break
  }
  const miscounted = await tryComma(until)
  if (miscounted !== null) add('leaks', miscounted.field, miscounted.text)
  for (const one of await findIgnoredChoices(take)) add('idle', one)
  for (const one of await findBelowZero()) add('below', one)
  const backward = await findBackwardStay(take)
  if (backward !== null) add('backward', backward)
  const sorted = await tryPriceSorting()
  if (sorted !== null) add(sorted.kind, sorted.select, sorted.text)
  for (const one of findLoose()) add('loose', one)
  for (const one of await findUnlabeled()) add('unlabeled', one)
  for (const { kind, element } of await tryLookups(take, until)) add(kind, element)
  for (const { button, text } of await tryCopies(take)) add('copies', button, text)
  return { faults: faults.slice(0, maxTried) }
}

type Words = HTMLInputElement | HTMLTextAreaElement

const isUsable = (one: Words) => isSeen(one) && !one.disabled && !one.readOnly
/** Suggestions may take over letters and the focus. */
const helped = '[role="combobox"], [aria-autocomplete], [list], [inputmode="numeric"], [inputmode="decimal"], [inputmode="tel"]'

const findWords = (): Words[] =>
  [
    ...document.querySelectorAll<Words>('input:not([type]), input[type="text"], input[type="email"], input[type="search"], textarea'),
  ].filter(
    (one) =>
      isUsable(one) && !one.matches(helped) && !(one.maxLength >= 0 && one.maxLength < 8) && one.closest('[role="combobox"]') === null,
  )

const findNumbers = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="number"], input[type="range"]')].filter(
    (one) => isSeen(one) && !one.disabled && !one.readOnly && !one.matches('[step="any" i]'),
  )

/** The letters, and in long texts the space bar, that a script keeps from being typed. */
function takenLetters(field: Words): string[] {
  const before = openDialogs()
  const isTaken = (key: string, code: string) => {
    field.focus({ preventScroll: true })
    if (document.activeElement !== field) return false
    return pressKey(key, { code, keyCode: key.toUpperCase().charCodeAt(0) }, field)
  }
  const taken = letters.filter((letter) => isTaken(letter, `Key${letter.toUpperCase()}`))
  if (field instanceof HTMLTextAreaElement && isTaken(' ', 'Space')) taken.push('space bar')
  if (taken.length > 0) {
    pressKey('Escape')
    for (const dialog of openDialogs()) if (!before.includes(dialog)) dialog.close()
  }
  return taken
}

const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]

/** The field that replaced another one, such as after part of the page was rendered again. */
function successorOf(field: Words): Words | null {
  if (field.isConnected) return field
  const same = [...document.querySelectorAll<Words>(field.localName)].filter(
    ({ type, name, id }) => type === field.type && name === field.name && id === field.id,
  )
  return same.length === 1 ? (same[0] ?? null) : null
}

async function typeInto(field: Words): Promise<'unfocuses' | 'empties' | null> {
  const given = field.value
  field.focus({ preventScroll: true })
  await wait(30)
  if (document.activeElement !== field) return null
  setValue(field, typed[0] ?? '', false)
  await wait(80)
  const after = successorOf(field)
  const isLost = after !== field && after !== null && isSeen(after) && document.activeElement === document.body
  if (isLost) return 'unfocuses'
  if (after !== field) return null
  setValue(field, typed)
  await wait(80)
  const isKept = field.isConnected && field.value === typed
  if (isKept) {
    window.dispatchEvent(new Event('resize'))
    window.dispatchEvent(new Event('orientationchange'))
    await wait(300)
  }
  const last = successorOf(field)
  const isEmptied = isKept && last !== null && isSeen(last) && last.value === ''
  if (field.isConnected) setValue(field, given)
  return isEmptied ? 'empties' : null
}

/** What people copy from elsewhere: addresses, passwords and codes. Fields that say so in their markup are told by form-input. */
const pastedInto: [fields: string, text: string][] = [
  ['input[type="email"], input[autocomplete~="email"], input[type="text"][name*="email" i]', typed],
  ['input[type="password"]', 'Tide-4821-high'],
  [
    'input[autocomplete~="one-time-code"], input[inputmode="numeric"]:is([name*="code" i], [name*="otp" i], [id*="code" i], [id*="otp" i])',
    '482913',
  ],
]
const findPasted = () =>
  pastedInto.flatMap(([fields, text]) =>
    [...document.querySelectorAll<HTMLInputElement>(fields)]
      .filter((field) => isUsable(field) && !field.hasAttribute('onpaste'))
      .map((field) => ({ field, text })),
  )

/** Whether a script keeps a text from being pasted, without entering it itself. */
async function refusesPaste(field: HTMLInputElement, text: string): Promise<boolean> {
  const valuesOf = () => [...document.querySelectorAll('input')].map(({ value }) => value).join('\n')
  const given = field.value
  setValue(field, text, false)
  await wait(80)
  // One that takes no typing either is told as such.
  if (!field.isConnected || field.value !== text) return false
  setValue(field, given, false)
  const before = valuesOf()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const init = { bubbles: true, cancelable: true, composed: true }
  const paste = new ClipboardEvent('paste', { ...init, clipboardData })
  if (paste.clipboardData?.getData('text/plain') !== text) return false
  field.focus({ preventScroll: true })
  const isTaken =
    pressKey('v', { ctrlKey: true, code: 'KeyV', keyCode: 86 }, field) ||
    !field.dispatchEvent(paste) ||
    !field.dispatchEvent(new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', data: text }))
  if (!isTaken) setValue(field, text, false)
  await wait(150)
  const isRefused = isTaken ? valuesOf() === before : field.isConnected && field.value === ''
  if (field.isConnected) setValue(field, given)
  return isRefused
}
