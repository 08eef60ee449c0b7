import { paintedParent } from '../rendered/accessibility/geometry.ts'
import { isMatch } from '../rendered/outweighed.ts'
import { visitStyles } from '../rendered/schemes.ts'
import { placeOf } from '../rendered/place.ts'
import type { Named } from './tried.ts'

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits while something holds that would be a fault, for so long at most: only pages with that fault take the time. */
export async function waitWhile(holds: () => boolean, ms: number): Promise<void> {
  for (let waited = 0; waited < ms && holds(); waited += 50) await wait(50)
}

export const textOn = (element: Element): string => {
  const shown = element instanceof HTMLInputElement ? element.value || element.alt : (element as HTMLElement).innerText
  const named =
    element.getAttribute('aria-label') || element.getAttribute('title') || element.querySelector<HTMLImageElement>('img[alt]')?.alt
  return (shown || named || '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
}

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width >= 8 && height >= 8 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

export const isInView = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left >= -4 && right <= innerWidth + 4 && top >= -4 && bottom <= innerHeight + 4
}

/** Whether it’s part of such an element on the screen, through slots and shadow roots. */
export function isWithin(element: Element, selector: string): boolean {
  for (let at: Element | null = element; at !== null; at = paintedParent(at)) if (at.matches(selector)) return true
  return false
}

export const toNamed = (element: Element): Named => ({ place: placeOf(element), text: textOn(element) })

export const namesOf = (element: Element): string =>
  `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('name') ?? ''}`

/** Pictures of an app that are drawn with HTML: what’s in them does nothing on purpose. */
const pictured = '[inert], [aria-hidden="true"], figure, [role="img"], [contenteditable], iframe, pre, code'
const picturedNames =
  /mock|demo|preview|screenshot|illustration|browser|window|device|phone-frame|terminal|example|visual|graphic|app-?shot/i

export function isPictured(element: Element): boolean {
  if (element.closest(pictured) !== null) return true
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
    if (picturedNames.test(namesOf(at))) return true
  return false
}

/** What a rule must set to show something. An underline doesn’t. */
const showing =
  /^(?:display|visibility|opacity|clip|transform|translate|scale|inset|left|right|top|bottom|margin|pointer-events|position|overflow|(?:max-)?(?:height|width|block-size|inline-size)|grid-template|z-index|animation|content|--)/

/** Whether a style sheet shows an element when the pointer or the focus is on something around it, which no script can bring about. */
export const isShownOnHover = (element: Element, by = /:hover|:focus/): boolean =>
  styleRules(by).some(
    ({ selectorText, style }) =>
      [...style].some((name) => showing.test(name)) &&
      isMatch(element, selectorText.replaceAll(/:(?:hover|focus-within|focus-visible|focus)/g, '')),
  )

/** The style rules with such a selector that apply in this window. Those of other hosts can’t be read. */
export function styleRules(by: RegExp): CSSStyleRule[] {
  const found: CSSStyleRule[] = []
  visitStyles((part) => {
    if (part instanceof CSSStyleRule && by.test(part.selectorText) && isInForce(part)) found.push(part)
  })
  return found
}

function isInForce(rule: CSSRule): boolean {
  for (let at = rule.parentRule; at !== null; at = at.parentRule)
    if (at instanceof CSSMediaRule && !matchMedia(at.media.mediaText).matches) return false
  return true
}

/** Whether an element belongs to what lies over the page, such as a dialog or a banner. */
export const isLayered = (element: Element): boolean => {
  if (element.closest('header, nav') !== null) return false
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.matches('dialog') || getComputedStyle(at).position === 'fixed') return true
  return false
}

/** Notices that are a part of the page instead of a layer over it. */
export const noticeBoxes = '[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]'

/** What a field is called. */
export const labelOf = (field: Element): string =>
  [
    (field as HTMLInputElement).labels?.[0]?.innerText,
    ...['aria-label', 'placeholder'].map((name) => field.getAttribute(name)),
    textOn(field),
  ]
    .find((text) => text != null && text.trim() !== '')
    ?.replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60) ??
  field.getAttribute('name') ??
  ''
