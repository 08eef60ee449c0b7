import { isSeen, textOn, toNamed, wait } from './named.ts'
import { pressKey } from './press.ts'
import type { Look, Named } from './tried.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'
/** Widgets within which arrow keys lead on, and fields that show a caret or take the Tab key. */
const ownKeys =
  '[role="menu"], [role="menubar"], [role="listbox"], [role="grid"], [role="tablist"], [role="radiogroup"], [role="application"], [contenteditable], textarea'
const withCaret =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="image"], [type="range"], [type="file"], [type="color"], [type="reset"])'
const maxWalked = 24
const properties = [
  'boxShadow',
  'borderColor',
  'borderWidth',
  'backgroundColor',
  'backgroundImage',
  'backgroundPosition',
  'backgroundSize',
  'color',
  'textDecorationLine',
  'textDecorationColor',
  'textDecorationThickness',
  'textUnderlineOffset',
  'transform',
  'scale',
  'translate',
  'opacity',
  'filter',
  'fontWeight',
  'visibility',
  'clipPath',
  'width',
  'height',
  'left',
  'top',
  'fill',
  'stroke',
] as const

/** Walks along the controls in the order of the Tab key and looks for those on which the focus can’t be seen, or from which it doesn’t get away. */
export async function walkFocus(until: number): Promise<Pick<Look, 'walked' | 'unmarked' | 'traps' | 'mouseOnly'>> {
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((one) => one.tabIndex >= 0 && !one.matches('[disabled], [type="hidden"], [inert] *') && isSeen(one))
    .sort((a, b) => (a.tabIndex || Infinity) - (b.tabIndex || Infinity))
    .slice(0, maxWalked)
  const [unmarked, traps]: [Named[], Named[]] = [[], []]
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
    // Without this, browsers think of a mouse, and pages show no focus on purpose.
    if (!control.matches(':focus-visible') || control.matches(withCaret)) continue
    walked += 1
    if (looksOf(control) !== before) continue
    await wait(200) // a transition may only have begun
    if (document.activeElement === control && looksOf(control) === before) unmarked.push(toNamed(control))
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return { walked, unmarked, traps, mouseOnly: findMouseOnly() }
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
    .concat(properties.map((name) => style[name]))
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

/** What has a handler for presses in its markup, but nothing for the keyboard. */
function findMouseOnly(): Named[] {
  const found = [
    ...document.querySelectorAll(
      '[onclick]:not(button, input, select, textarea, label, summary, option, area, body, html, form, dialog, [onkeydown], [onkeyup])',
    ),
  ]
  return found
    .filter((one) => {
      const isHarmless = /^\s*(?:event\.(?:stopPropagation|preventDefault)\(\)|return false)?;?\s*$/.test(one.getAttribute('onclick') ?? '')
      const isReached = one.closest(focusable) !== null || one.querySelector(focusable) !== null
      return !isHarmless && !isReached && isSeen(one) && getComputedStyle(one).cursor === 'pointer' && textOn(one) !== ''
    })
    .slice(0, 10)
    .map(toNamed)
}
