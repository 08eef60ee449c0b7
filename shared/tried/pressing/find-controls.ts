import { defineTopic, mentions } from '../../audit/topics/topic.ts'
import { isLayered, isPictured, isSeen, namesOf, noticeBoxes, textOn } from '../named.ts'
import notices from '../looking/notice-words.json' with { type: 'json' }
import unpressed from './unpressed.json' with { type: 'json' }

/** Words on controls that pay, delete, sign out, download, share or ask for a permission, or that may well do nothing now: a slide shows no previous one. */
const unpressedTopic = defineTopic(unpressed)
/** The same in ids and class names, where icons say what they do. */
const unpressedNames =
  /(?:^|[-_\s])(?:pay|buy|checkout|delete|remove|logout|sign-?out|download|share|copy|clipboard|print|prev|next|arrow|swiper|slick|slide|carousel|theme|dark-?mode|intercom|crisp|chat|widget|play|scroll-?top|disabled|loading)(?:$|[-_\s])/i
const buttons = 'button, [role="button"], input[type="button"], input[type="image"]'
const fields = 'input:not([type="button"], [type="submit"], [type="image"], [type="hidden"]), textarea, select, [contenteditable]'
const openers =
  'summary, [aria-expanded="false"]:not(input, textarea, [role="combobox"], [contenteditable]), [role="tab"][aria-selected="false"], [aria-haspopup]:not(select), [popovertarget]'
const chosen =
  '[disabled], [aria-disabled="true"], [aria-pressed="true"], [aria-selected="true"], [aria-checked], [aria-current], [data-state="active"], [data-state="on"]'

const chosenNames = /(?:^|[-_\s])(?:active|selected|current|is-on)(?:$|[-_\s])/i

export function isHarmless(element: Element): boolean {
  const words = [textOn(element), element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '']
  return !words.some((text) => mentions(text, unpressedTopic)) && !unpressedNames.test(namesOf(element))
}

/** Whether a press is harmless, and one that does nothing would be a fault. */
export const mayPress = (element: Element): boolean =>
  isHarmless(element) && !element.matches(chosen) && !chosenNames.test(namesOf(element)) && !isPictured(element)

/** A tool’s button may need what its field is still missing. */
function isOfField(element: Element): boolean {
  let at: Element | null = element
  for (let steps = 0; steps < 4 && at !== null && !at.matches('body, main, header'); steps++, at = at.parentElement)
    if ([...at.querySelectorAll(fields)].some(isSeen)) return true
  return false
}

const menuWords = /\bmen[uüú]\b|navigation|меню|メニュー|菜单|選單|메뉴|القائمة|תפריט/i
const menuNames =
  /(?:^|[-_\s])(?:hamburger|burger|navbar-toggler|(?:menu|nav)[-_]?(?:toggle|button|btn|icon)|(?:toggle|open)[-_]?(?:menu|nav))(?:$|[-_\s])/i
export const isMenuButton = (element: Element): boolean =>
  element.matches(`${buttons}, summary`) &&
  (menuNames.test(namesOf(element)) ||
    (menuWords.test(`${textOn(element)} ${element.getAttribute('aria-label') ?? ''}`) && element.closest('header, nav') !== null))

/** Whether an icon that is no button may open a menu for whoever presses it with a pointer. */
export const hasPointerMenu = (): boolean =>
  [...document.querySelectorAll('img, svg, i, div, span')].some(
    (one) =>
      (menuNames.test(namesOf(one)) || menuWords.test(one.getAttribute('alt') ?? '')) &&
      one.closest(`a, label, ${buttons}, summary`) === null &&
      isSeen(one) &&
      one.querySelector('a, button') === null,
  )

/** What opens something, as far as its markup says so. */
export const findOpeners = (): Element[] =>
  [...document.querySelectorAll(`${openers}, ${buttons}`)].filter(
    (one) => isSeen(one) && mayPress(one) && (one.matches(openers) || isMenuButton(one)),
  )

/** Buttons that belong to no form and no field, in page order. */
export const findButtons = (): Element[] =>
  [...document.querySelectorAll(`${buttons}, main a[href="#"]`)].filter(
    (one) =>
      isSeen(one) &&
      !one.matches(openers) &&
      !isMenuButton(one) &&
      one.closest(`form, ${noticeBoxes}`) === null &&
      mayPress(one) &&
      !isLayered(one) &&
      !isOfField(one) &&
      !isOpenNotice(one) &&
      textOn(one) !== '',
  )

/** Whether the notice that a button opens may be open already. */
const isOpenNotice = (button: Element): boolean =>
  new RegExp(notices.about, 'iu').test(textOn(button)) &&
  [...document.querySelectorAll(buttons)].some(
    (one) => one !== button && isSeen(one) && (isLayered(one) || one.closest(noticeBoxes) !== null),
  )

/** The first control after the main heading that looks like a button, or else the one before it. */
export function findMainAction(): Element | null {
  const heading = [...document.querySelectorAll('h1, h2')].find(isSeen)
  const isOwn = (element: Element) =>
    element.closest('nav, footer, dialog, [role="dialog"], aside') === null &&
    !(element.closest('header')?.contains(heading ?? element) === false) &&
    !isPictured(element) &&
    // The page’s own name is where one is.
    ![document.title, textOn(heading ?? document.body)].includes(textOn(element)) &&
    !isLayered(element)
  const found = [...document.querySelectorAll(`${buttons}, button, input[type="submit"], a[href]`)].filter(
    (one) => isOwn(one) && isSeen(one) && isFirstScreen(one) && textOn(one).length >= 2 && looksPressable(one) && !one.matches(chosen),
  )
  const isAfter = (one: Element) => heading !== undefined && (heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return found.find(isAfter) ?? found.at(-1) ?? null
}

/** Links that skip to the content wait above or beside the window, or in a box of a pixel. */
const isFirstScreen = (element: Element): boolean => {
  const { top, bottom, right } = element.getBoundingClientRect()
  if (right <= 0 && element.matches('a[href^="#"]')) return false
  return bottom + scrollY > 0 && top + scrollY < 1.3 * innerHeight && getComputedStyle(element).clipPath === 'none'
}

/** A link that looks like a button: it has a ground or a border of its own, and room around its text. */
function looksPressable(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement)) return true
  const { backgroundColor, backgroundImage, borderTopWidth, paddingLeft } = getComputedStyle(element)
  const hasGround = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== 'none'
  return (hasGround || Number.parseFloat(borderTopWidth) > 0) && Number.parseFloat(paddingLeft) >= 6
}
