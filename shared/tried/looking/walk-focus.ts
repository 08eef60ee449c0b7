import properties from './focus-styles.json' with { type: 'json' }
import { isMenuButton } from '../pressing/find-controls.ts'
import { isPictured, isSeen, isShownOnHover, isWithin, namesOf, textOn, toNamed, wait } from '../named.ts'
import { pressKey } from '../pressing/press.ts'
import type { Look, Named } from '../tried.ts'
import { findDisordered, findDragged, findSwatches, findUnreached } from './find-unfocusable.ts'
import type { Started } from '../note-start.ts'
import { barOver } from './under-bars.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), audio[controls], video[controls]'
/** Widgets within which arrow keys lead on, and fields that show a caret or take the Tab key. */
const ownKeys =
  '[role="menu"], [role="menubar"], [role="listbox"], [role="grid"], [role="tablist"], [role="radiogroup"], [role="application"], [contenteditable], textarea'
const withCaret =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="image"], [type="range"], [type="file"], [type="color"], [type="reset"])'
const maxWalked = 24

/** Walks along the controls in the order of the Tab key and looks for those on which the focus can’t be seen, or from which it doesn’t get away. */
export async function walkFocus(
  { handled, listened }: Pick<Started, 'handled' | 'listened'>,
  until: number,
): Promise<Pick<Look, 'walked' | 'unmarked' | 'traps'> & Record<'mouse' | 'drag' | 'order' | 'sneaky' | 'buried', Element[]>> {
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((one) => one.tabIndex >= 0 && !one.matches('[disabled], [type="hidden"], [inert] *') && isSeen(one))
    .sort((a, b) => (a.tabIndex || Infinity) - (b.tabIndex || Infinity))
    .slice(0, maxWalked)
  const [unmarked, traps, buried]: [Named[], Named[], Element[]] = [[], [], []]
  let walked = 0
  for (const [at, control] of controls.entries()) {
    if (performance.now() > until || !control.isConnected || !isSeen(control)) continue
    const before = looksOf(control)
    control.focus()
    await wait(30)
    const holder = document.activeElement
    const previous = controls[at - 1]
    if (holder !== control && holder !== null && holder === previous && (await keepsFocus(previous, controls))) {
      traps.push(toNamed(previous))
      break
    }
    if (holder === control && (await takesTab(control))) {
      traps.push(toNamed(control))
      break
    }
    if (holder === control && barOver(control) !== null) buried.push(control)
    // Without this, browsers think of a mouse, and pages show no focus on purpose.
    if (!control.matches(':focus-visible') || control.matches(withCaret)) continue
    walked += 1
    if (looksOf(control) !== before) continue
    await wait(200) // a transition may only have begun
    if (document.activeElement === control && looksOf(control) === before) unmarked.push(toNamed(control))
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const sneaky = findSneaky()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return {
    walked,
    unmarked,
    traps,
    buried,
    sneaky,
    mouse: findMouseOnly(handled),
    drag: findDragged({ listened }),
    order: findDisordered(),
  }
}

/** What can be seen of a control and of what’s around it, where its focus may be shown. */
function looksOf(control: Element): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const inside = [...control.querySelectorAll('*')].slice(0, 12)
  const beside = [control.nextElementSibling, control.previousElementSibling, control.parentElement, control.parentElement?.parentElement]
  const all = [control, ...inside, ...labels, ...beside].filter((one) => one instanceof Element)
  return all.flatMap((one) => [null, '::before', '::after'].map((pseudo) => looks(getComputedStyle(one, pseudo)))).join('|')
}

function looks(style: CSSStyleDeclaration): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style
  const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px' && !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor)
  return (isOutlined ? [outlineStyle, outlineWidth, outlineColor, outlineOffset] : [])
    .concat(properties.map((name) => style.getPropertyValue(name)))
    .join(';')
}

/** Whether the focus comes back from two other controls as well. */
async function keepsFocus(keeper: Element, controls: HTMLElement[]): Promise<boolean> {
  const others = controls.filter((one) => one !== keeper && one.isConnected).slice(-2)
  for (const other of others) {
    other.focus()
    await wait(60)
    if (document.activeElement !== keeper) return false
  }
  return others.length === 2
}

/** Whether a control keeps the Tab key for itself, forwards and backwards. */
async function takesTab(control: Element): Promise<boolean> {
  if (control.matches('textarea')) {
    // An editor may take the key if it says how to leave it, and most let go after Escape.
    if (/\besc\b|escape|ctrl|strg|\bF\d\b|\btab\b/i.test(document.body.innerText) || control.closest('[role="application"]')) return false
    pressKey('Escape', {}, control)
  } else if (control.closest(ownKeys) !== null) return false
  for (const shiftKey of [false, true]) {
    if (!pressKey('Tab', { shiftKey }, control)) return false
    await wait(60)
    if (document.activeElement !== control) return false
  }
  return true
}

const natives =
  'button, input, select, textarea, label, summary, option, area, body, html, form, dialog, video, audio, iframe, canvas, svg *, [onkeydown], [onkeyup], [role="presentation"], [aria-hidden="true"]'
/** Layers behind a dialog close it, which Escape does as well. */
const backdropNames = /backdrop|overlay|modal|scrim|mask|lightbox|slide|swiper|carousel|cursor/i

/** Elements that react to clicks but can’t be reached with the keyboard: they look clickable, and nothing in or around them does the same. */
function findMouseOnly(handled: WeakSet<EventTarget>): Element[] {
  const isHandled = (one: Element) => handled.has(one) || (one instanceof HTMLElement && one.onclick !== null)
  const found = [...document.querySelectorAll('body *')].filter((one) => !one.matches(natives) && isHandled(one))
  const pressed = found.filter((one) => {
    const isHarmless = /^\s*(?:event\.(?:stopPropagation|preventDefault)\(\)|return false)?;?\s*$/.test(one.getAttribute('onclick') ?? ' -')
    const inside = [one, one.shadowRoot].some((root) => root?.querySelector(`${focusable}, label`) != null)
    const isReached = inside || isWithin(one, focusable)
    if (isHarmless || isReached || !isSeen(one) || isPictured(one) || backdropNames.test(namesOf(one))) return false
    const isOwnCursor = one.parentElement === null || getComputedStyle(one.parentElement).cursor !== 'pointer'
    const text = textOn(one)
    return getComputedStyle(one).cursor === 'pointer' && isOwnCursor && (text !== '' ? text.length <= 60 : isMenuButton(one))
  })
  return [...new Set([...pressed, ...findUnreached(), ...findSwatches(isHandled), ...findHoverOnly()])].slice(0, 10)
}

/** Menu items whose links appear only on hover, and nowhere else. */
const findHoverOnly = (): Element[] =>
  [...document.querySelectorAll('nav li, header li')].filter((item) => {
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const isOpened = item.querySelector(focusable) !== links[0] || links.some(isSeen)
    if (links.length === 0 || isOpened || !isSeen(item) || textOn(item) === '') return false
    const list = [...item.querySelectorAll('*')].find((one) => one.contains(links[0] ?? null) && isShownOnHover(one, /:hover/))
    const isElsewhere = (href: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some((link) => link.href === href && isSeen(link))
    return list !== undefined && !isShownOnHover(list, /:focus/) && links.some(({ href }) => !isElsewhere(href))
  })

/** Links and buttons of a closed menu, drawer or dialog that take the focus but stay invisible. */
function findSneaky(): HTMLElement[] {
  const closed = [
    ...document.querySelectorAll('nav, [role="dialog"], dialog, aside, [class*="menu" i], [class*="drawer" i], [class*="modal" i]'),
  ].flatMap((box) => {
    const inside = [...box.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (one) => one.tabIndex >= 0 && !one.matches('[disabled], [inert] *'),
    )
    return inside.length >= 2 && inside.every((one) => one.checkVisibility({ visibilityProperty: true }) && isAway(one)) ? [inside] : []
  })
  const [links = []] = closed
  // Some appear once they have the focus.
  return links.filter((one) => {
    one.focus({ preventScroll: true })
    return document.activeElement === one && isAway(one)
  })
}

/** Whether an element is transparent, or off the side of the window, where nobody can scroll. */
function isAway(element: Element): boolean {
  const { left, right, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4) return false
  const isBeside = right <= 0 || (left >= innerWidth && document.documentElement.scrollWidth <= innerWidth + 1)
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { opacity, position, overflowX, transform } = getComputedStyle(at)
    if (Number(opacity) < 0.02) return true
    if (isBeside && position === 'fixed' && (transform !== 'none' || at.getBoundingClientRect().left !== 0)) return true
    if (/auto|scroll/.test(overflowX)) return false
  }
  return false
}
