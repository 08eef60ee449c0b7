import { isPictured, isSeen, isShownOnHover, styleRules, textOn, wait } from '../named.ts'
import type { Started } from '../note-start.ts'
import { findVanishing } from './under-pointer.ts'

const matching = (selector: string): HTMLElement[] => {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)]
  } catch {
    return []
  }
}
/** Phones have no pointer. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches || innerWidth <= 500

const within = /:hover\s*[>+~ ]/
const still = (selector: string) => selector.replaceAll(':hover', '').trim()

/** What the pointer shows, with what it has to be on for that. */
type Shown = { trigger: HTMLElement; box: HTMLElement; show: () => () => void }

function findShown(rules: readonly CSSStyleRule[]): Shown[] {
  return rules.flatMap(({ selectorText, style }) =>
    selectorText.split(',').flatMap((selector) => {
      const [, before = '', after = ''] = /^(.*?):hover\s*([>+~ ].*)$/s.exec(selector.trim()) ?? []
      const isShowing = (style.display !== '' && style.display !== 'none') || style.visibility === 'visible' || Number(style.opacity) > 0.5
      if (before === '' || after.includes(':') || !isShowing) return []
      return matching(`${before}${after.startsWith(' ') ? after : ` ${after}`}`).flatMap((box): Shown[] => {
        const trigger = box.closest<HTMLElement>(before)
        if (trigger === null || trigger === box || isSeen(box) || isPictured(box) || !isSeen(trigger)) return []
        const show = () => {
          const had = box.getAttribute('style')
          // Other rules may move it to where it’s shown.
          const applied = rules.filter((rule) =>
            rule.selectorText.split(',').some((one) => within.test(one) && matching(still(one)).includes(box)),
          )
          for (const rule of applied)
            for (const name of rule.style) box.style.setProperty(name, rule.style.getPropertyValue(name), 'important')
          box.style.setProperty('transition', 'none', 'important')
          return () => (had === null ? box.removeAttribute('style') : box.setAttribute('style', had))
        }
        return [{ trigger, box, show }]
      })
    }),
  )
}

const minGap = 4

/** Whether the pointer leaves both on the way from what shows a menu to its links. */
function hasGap({ trigger, box }: Shown): boolean {
  const [from, to] = [trigger.getBoundingClientRect(), box.getBoundingClientRect()]
  const isBelow = to.top >= from.bottom + minGap && to.top - from.bottom < 80
  const isAcross = to.left < from.right && to.right > from.left
  const { transitionDelay, transitionProperty } = getComputedStyle(box)
  const isBridged = ['::before', '::after'].some((pseudo) =>
    [trigger, box].some((one) => !/^(?:none|normal)$/.test(getComputedStyle(one, pseudo).content)),
  )
  const isDelayed = transitionProperty !== 'none' && transitionDelay.split(',').some((one) => Number.parseFloat(one) > 0.1)
  return isBelow && isAcross && !isBridged && !isDelayed && box.querySelector('a[href], button') !== null
}

/** Whether a part of what was opened is cut off, by a box around it or by the window. */
export function isCutOff(box: Element): boolean {
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
  if (width < 20 || height < 10) return false
  if (left < -8 || right > innerWidth + 8) return true
  for (let at = box.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at)
    const edge = at.getBoundingClientRect()
    if (/hidden|clip/.test(overflowY) && (top < edge.top - 8 || bottom > edge.bottom + 8)) return true
    if (/hidden|clip/.test(overflowX) && (left < edge.left - 8 || right > edge.right + 8)) return true
    if (position === 'fixed') break
  }
  return false
}

const reached = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"]), [contenteditable]'
/** Shorter texts say little that isn’t elsewhere. */
const leastText = 20

/** Whether neither keys nor a press reach an element, or anything in or around it. */
const isUnreached = (one: Element, handled: WeakSet<EventTarget>) => {
  for (let at: Element | null = one; at !== null && at !== document.body; at = at.parentElement)
    if (handled.has(at) || (at as HTMLElement).onclick != null) return false
  return one.closest(reached) === null && one.querySelector(reached) === null && !isPictured(one)
}

/** Whether a menu opens only under the pointer, and some of its links stand nowhere else. */
function isForPointer({ trigger, box }: Shown, handled: WeakSet<EventTarget>): boolean {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const others = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((one) => !box.contains(one) && isSeen(one))
  const around = [trigger, ...trigger.querySelectorAll('*')].filter((one) => one === trigger || (!box.contains(one) && !one.contains(box)))
  return (
    links.some(({ href }) => !others.some((other) => other.href === href)) &&
    around.every((one) => !one.matches(reached) && !handled.has(one) && (one as HTMLElement).onclick == null) &&
    trigger.closest(reached) === null &&
    !isShownOnHover(box, /:focus|:checked|:target|:active/)
  )
}

/** What scripts show while the pointer is on it, although neither keys nor a press reach it. */
export async function findPointerTexts({ handled, listened }: Pick<Started, 'handled' | 'listened'>): Promise<Element[]> {
  if (isTouched()) return []
  const hears = (one: Element) =>
    ['mouseenter', 'mouseover', 'pointerenter'].some(
      (name) =>
        listened.get(one)?.has(name) === true || ('onmouseenter' in one && (one.onmouseenter ?? (one as HTMLElement).onmouseover) !== null),
    )
  const found: Element[] = []
  for (const one of [...document.querySelectorAll('main *, body > section *')]
    .filter((at) => hears(at) && isSeen(at) && isUnreached(at, handled))
    .slice(0, 6)) {
    const lines = document.body.innerText.split('\n')
    const send = (...names: string[]) =>
      names.forEach((name) =>
        one.dispatchEvent(new MouseEvent(name, { bubbles: !name.endsWith('r') || name.endsWith('over'), view: window })),
      )
    send('mouseover', 'mouseenter')
    await wait(80)
    const added = document.body.innerText
      .split('\n')
      .filter((line) => !lines.includes(line))
      .join(' ')
    send('mouseout', 'mouseleave')
    await wait(40)
    if (added.length >= leastText && !listened.get(one)?.has('focus') && document.body.innerText.split('\n').length <= lines.length)
      found.push(one)
  }
  return found.slice(0, 3)
}

/** Menus that close before the pointer gets to them, hints and menus that are cut off, and texts that vanish under the pointer. */
export function findHoverFaults(
  handled: WeakSet<EventTarget>,
): Record<'gap' | 'clipped' | 'vanishes' | 'vanishesFocused' | 'hover' | 'mouse', Element[]> {
  const faults: ReturnType<typeof findHoverFaults> = { gap: [], clipped: [], vanishes: [], vanishesFocused: [], hover: [], mouse: [] }
  if (isTouched()) return faults
  const rules = styleRules(/:hover/)
  faults.vanishes = findVanishing('hover')
  faults.vanishesFocused = findVanishing('focus').filter((one) => !faults.vanishes.includes(one))
  for (const shown of findShown(rules).slice(0, 12)) {
    const delays = getComputedStyle(shown.box)
      .transitionDelay.split(',')
      .some((one) => Number.parseFloat(one) > 0.1)
    if (isForPointer(shown, handled)) faults.mouse.push(shown.trigger)
    const words = (shown.box.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const isElsewhere = document.body.innerText.replaceAll(/\s+/g, ' ').includes(words)
    if (
      words.length >= leastText &&
      !isElsewhere &&
      isUnreached(shown.trigger, handled) &&
      !isShownOnHover(shown.box, /:focus|:checked|:target|:active/)
    )
      faults.hover.push(shown.trigger)
    shown.trigger.scrollIntoView({ block: 'center', behavior: 'instant' })
    const restore = shown.show()
    if (isSeen(shown.box)) {
      if (!delays && hasGap(shown)) faults.gap.push(shown.trigger)
      else if (textOn(shown.box).length > 3 && isCutOff(shown.box)) faults.clipped.push(shown.box)
    }
    restore()
  }
  return faults
}
