import { placeOf } from '../../rendered/place.ts'
import type { Changes } from './changes.ts'
import { findButtons, findMainAction, mayPress } from './find-controls.ts'
import { isSeen, textOn, toNamed } from '../named.ts'
import { opensForPointer } from './hover-menus.ts'
import { findLostChoices, noteChosen } from './other-choice.ts'
import { harmSince, noteShown } from './after-press.ts'
import { staysOpen } from './newly-shown.ts'
import { press, pressKey } from './press.ts'
import { findDeadArrows, nameOfArrow } from './try-arrows.ts'
import { canBeScrolled, staysLocked } from './stays-locked.ts'
import type { Press } from '../tried.ts'

const maxPresses = 12

/** Presses the page’s buttons, then again those that did nothing: another one may have been chosen before. */
export async function tryPresses(changes: Changes, until: number): Promise<Press[]> {
  const main = findMainAction()
  const isButton = main !== null && findButtons().includes(main)
  const found = [...new Set([...(isButton ? [main] : []), ...findButtons()])].slice(0, maxPresses)
  const reach = main === null ? null : reachOf(main)
  const presses = new Map<Element, Press>()
  if (main !== null) presses.set(main, pressOf(main, 'main', reach?.outcome ?? 'unpressed', reach?.detail))
  const start = location.href
  const chosen = noteChosen()
  const mayGoOn = (one: Element) => performance.now() < until && location.href === start && one.isConnected && isSeen(one)
  for (const round of [1, 2]) {
    for (const one of found) {
      const before = presses.get(one)
      const isWanted = round === 1 ? before === undefined || before.outcome === 'unpressed' : before?.outcome === 'nothing'
      if (!isWanted || !mayPress(one)) continue
      if (!mayGoOn(one)) {
        // Not pressed again: whether it does anything is unknown.
        if (before?.outcome === 'nothing') presses.set(one, { ...before, outcome: 'unpressed' })
        continue
      }
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [shown, wasFree, named] = [noteShown(), canBeScrolled(), toNamed(one)]
      const byClick = await changes.after(one, () => one.dispatchEvent(click()))
      const pressed = byClick.isChanged || byClick.errors.length > 0 ? byClick : await changes.after(one, () => press(one))
      const { isChanged, isShown, errors } = pressed
      const harm =
        errors[0] === undefined
          ? ((await harmSince(shown, one, pressed.hasAsked)) ??
            (pressed !== byClick && isChanged ? await mouseOnly(one, changes) : undefined) ??
            (await lockedBy(wasFree)) ??
            (await staysOpen(shown)))
          : undefined
      const isIdle = (!isChanged && !one.matches('a')) || (!one.matches('[aria-expanded]') && hasHiddenNext(one) && !isShown())
      // Its focus alone may have opened a menu.
      const isOpen = one.matches(':is(nav, header) [aria-expanded="true"]')
      const byPointer = isIdle && !isOpen && !isOpaque() ? await opensForPointer(one) : null
      const idle = byPointer === null ? null : byPointer ? 'hovers' : 'nothing'
      const outcome = harm !== undefined ? 'harms' : (idle ?? (errors[0] === undefined ? 'works' : 'throws'))
      presses.set(one, { ...pressOf(one, one === main ? 'main' : 'button', outcome, harm ?? errors[0]), ...named })
    }
  }
  const lost = performance.now() < until ? await findLostChoices(chosen) : []
  const { dead, past } = await findDeadArrows(until)
  const ofArrow = (arrow: Element, outcome: Press['outcome'], detail = '') => ({
    ...pressOf(arrow, 'button', outcome, detail),
    text: nameOfArrow(arrow),
  })
  return [
    ...presses.values(),
    ...lost.map((one) => pressOf(one, 'button', 'harms', 'what it showed before doesn’t come back')),
    ...dead.map((arrow) => ofArrow(arrow, 'nothing')),
    ...past.map((arrow) => ofArrow(arrow, 'harms', 'again and again, the slides are gone and nothing is shown')),
  ]
}

/** What a canvas draws or a frame does can’t be seen from here. */
export const isOpaque = (): boolean => [...document.querySelectorAll('canvas, object, embed')].some(isSeen)

/** Whether the text right after a question, or after its heading, is hidden. */
export function hasHiddenNext(element: Element): boolean {
  const next = element.nextElementSibling ?? element.closest('h2, h3, h4, h5, dt')?.nextElementSibling
  if (!next || !/\?$|^(?:faq|accordion)/i.test(textOn(element)) || next.matches('script, style, dialog')) return false
  return (next.textContent ?? '').trim().length > 10 && (!isSeen(next) || next.getBoundingClientRect().height < 8)
}

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, detail: 1 })

/** What reacts to a mouse’s way down or up, but to neither a click nor the Enter key. */
async function mouseOnly(element: Element, changes: Changes): Promise<string | undefined> {
  press(element)
  const { isChanged } = await changes.after(element, () => void pressKey('Enter', {}, element))
  return isChanged ? undefined : 'it turns out to react to a mouse only, not to the keyboard'
}

const lockedBy = async (wasFree: boolean) =>
  wasFree && (await staysLocked()) ? 'the page can no longer be scrolled, even when its dialog is closed' : undefined

export const pressOf = (element: Element, kind: Press['kind'], outcome: Press['outcome'], detail = ''): Press => ({
  ...toNamed(element),
  kind,
  outcome,
  detail: detail.slice(0, 300),
})

/** Why a visitor can’t press an element at all; null if nothing is in the way. */
export function reachOf(element: Element): { outcome: 'covered' | 'outside'; detail: string } | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Scripts can scroll to places that people can’t.
  const roots = [document.documentElement, document.body]
  if (roots.some((root) => /hidden|clip/.test(getComputedStyle(root).overflowX))) for (const root of roots) root.scrollLeft = 0
  const { left, top, width, height } = element.getBoundingClientRect()
  if (left + width / 2 < 0 || left + width / 2 > innerWidth) return { outcome: 'outside', detail: '' }
  const points = [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y): [number, number] => [left + width * x, top + height * y]))
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
  const [middle] = hits
  if (middle === null || middle === undefined || hits.some((hit) => hit !== null && (element.contains(hit) || isLabel(hit, element))))
    return null
  if (isShownLayer(middle)) return null
  const { path } = placeOf(middle)
  if (getComputedStyle(element).pointerEvents === 'none')
    return { outcome: 'covered', detail: `${placeOf(element).path} { pointer-events: auto; }` }
  return { outcome: 'covered', detail: `${middle.contains(element) ? `${path}::before, ${path}::after` : path} { pointer-events: none; }` }
}

const isLabel = (hit: Element, element: Element): boolean => hit.shadowRoot !== null || hit.closest('label')?.contains(element) === true

/** A dialog or banner that people see can be closed, or is a fault of its own. An invisible layer is neither. */
function isShownLayer(hit: Element): boolean {
  for (let at: Element | null = hit; at !== null; at = at.parentElement)
    if (at.matches('dialog') || getComputedStyle(at).position === 'fixed') return isSeen(at) && textOn(at) !== ''
  return false
}
