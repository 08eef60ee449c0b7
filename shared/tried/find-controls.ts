import { defineTopic, mentions } from '../audit/topics/topic.ts'
import unpressed from './unpressed.json' with { type: 'json' }

/** Words on controls that pay, delete, sign out, download, share or ask for a permission, or that may well do nothing now: a slide shows no previous one. */
const unpressedTopic = defineTopic(unpressed)
/** The same in ids and class names, where icons say what they do. */
const unpressedNames =
  /(?:^|[-_\s])(?:pay|buy|checkout|delete|remove|logout|sign-?out|download|share|copy|clipboard|print|prev|next|arrow|swiper|slick|slide|carousel|theme|dark-?mode|intercom|crisp|chat|widget|play|scroll-?top|active|selected|current|is-on|disabled|loading)(?:$|[-_\s])/i
/** Pictures of an app that are drawn with HTML: their buttons do nothing on purpose. */
const pictured = '[inert], [aria-hidden="true"], figure, [role="img"], [contenteditable], iframe, pre, code'
const picturedNames =
  /mock|demo|preview|screenshot|illustration|browser|window|device|phone-frame|terminal|example|visual|graphic|app-?shot/i
const buttons = 'button, [role="button"], input[type="button"], input[type="image"]'
const fields = 'input:not([type="button"], [type="submit"], [type="image"], [type="hidden"]), textarea, select, [contenteditable]'
const openers = 'summary, [aria-expanded="false"], [role="tab"][aria-selected="false"], [aria-haspopup]:not(select), [popovertarget]'
const chosen =
  '[disabled], [aria-disabled="true"], [aria-pressed="true"], [aria-selected="true"], [aria-checked], [aria-current], [data-state="active"], [data-state="on"]'

export const textOn = (element: Element): string => {
  const shown = element instanceof HTMLInputElement ? element.value || element.alt : (element as HTMLElement).innerText
  return (shown || element.getAttribute('aria-label') || element.getAttribute('title') || '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
}

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width >= 8 && height >= 8 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

const namesOf = (element: Element): string => `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('name') ?? ''}`

/** Whether a press is harmless, and one that does nothing would be a fault. */
export function mayPress(element: Element): boolean {
  const words = [textOn(element), element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '']
  if (words.some((text) => mentions(text, unpressedTopic)) || unpressedNames.test(namesOf(element))) return false
  return !element.matches(chosen) && element.closest(pictured) === null && !isPictured(element)
}

const isPictured = (element: Element): boolean => {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
    if (picturedNames.test(namesOf(at))) return true
  return false
}

/** A tool’s button may need what its field is still missing. */
function isOfField(element: Element): boolean {
  let at: Element | null = element
  for (let steps = 0; steps < 4 && at !== null && !at.matches('body, main, header'); steps++, at = at.parentElement)
    if (at.querySelector(fields) !== null) return true
  return false
}

/** What opens something, as far as its markup says so. */
export const findOpeners = (): Element[] => [...document.querySelectorAll(openers)].filter((one) => isSeen(one) && mayPress(one))

/** Buttons that belong to no form and no field, in page order. */
export const findButtons = (): Element[] =>
  [...document.querySelectorAll(buttons)].filter(
    (one) => isSeen(one) && !one.matches(openers) && one.closest('form') === null && mayPress(one) && !isOfField(one) && textOn(one) !== '',
  )

/** The first control after the main heading that looks like a button, or else the one before it. */
export function findMainAction(): Element | null {
  const heading = [...document.querySelectorAll('h1, h2')].find(isSeen)
  const isOwn = (element: Element) =>
    element.closest(`header, nav, footer, dialog, [role="dialog"], aside, ${pictured}`) === null && !isPictured(element)
  const found = [...document.querySelectorAll(`${buttons}, button, input[type="submit"], a[href]`)].filter(
    (one) => isOwn(one) && isSeen(one) && isFirstScreen(one) && textOn(one).length >= 2 && looksPressable(one) && !one.matches(chosen),
  )
  const isAfter = (one: Element) => heading !== undefined && (heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return found.find(isAfter) ?? found.at(-1) ?? null
}

const isFirstScreen = (element: Element): boolean => element.getBoundingClientRect().top + scrollY < 1.3 * innerHeight

/** A link that looks like a button: it has a ground or a border of its own, and room around its text. */
function looksPressable(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement)) return true
  const { backgroundColor, backgroundImage, borderTopWidth, paddingLeft } = getComputedStyle(element)
  const hasGround = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none'
  return (hasGround || Number.parseFloat(borderTopWidth) > 0) && Number.parseFloat(paddingLeft) >= 6
}
