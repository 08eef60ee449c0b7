import { isPictured, isSeen, namesOf, textOn, wait } from '../named.ts'
import { press } from './press.ts'

const words =
  /^(?:(?:show |go to |view )?(?:the )?next(?: [a-z]+)?|forward|scroll right|weiter|nächste[rs]?(?: \p{L}+)?|suivant[es]?|siguiente|avanti|successiv[oa]|próxim[oa]|volgende|następn[ya]|次へ|[›»→❯▶>⟩])$/iu
const backWords = /^(?:(?:show |go to |view )?(?:the )?prev(?:ious)?(?: [a-z]+)?|zurück|précédente?|anterior|indietro|vorige|[‹«←❮◀<⟨])$/i
const names = /(?:^|[-_\s])(?:next|arrow-?right|right-?arrow|chevron-?right)(?:$|[-_\s])/i
const backNames = /(?:^|[-_\s])(?:prev|arrow-?left|left-?arrow|chevron-?left)(?:$|[-_\s])/i
const slides = 'img, li, article, figure, blockquote, [class*="slide" i], [class*="card" i], [class*="item" i]'
const maxArrows = 4
/** How long a slide may take to move, in milliseconds. */
const patience = 1200

const isArrow = (element: Element, said: RegExp, named: RegExp): boolean => {
  const texts = [(element as HTMLElement).innerText.trim(), element.getAttribute('aria-label') ?? ''].filter((text) => text !== '')
  if (texts.length > 0) return texts.some((text) => said.test(text.trim()))
  return [element, ...element.querySelectorAll('*')].some((one) => named.test(namesOf(one)))
}

/** Without an effect on purpose, as at the last slide. */
const isOff = (arrow: Element): boolean => arrow.matches('[disabled], [aria-disabled="true"], [class*="disabled"]')

const pressable = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('button, [role="button"], a[href="#"], a:not([href])')].filter(
    (one) => isSeen(one) && !isOff(one) && !one.matches('form *') && !isPictured(one),
  )

/** The box with the slides that an arrow moves. */
function carouselOf(arrow: Element): Element | null {
  let at = arrow.parentElement
  for (
    let steps = 0;
    steps < 5 && at !== null && !at.matches('body, main, header, nav, footer, [class*="pagina" i], [class*="calendar" i]');
    steps += 1
  ) {
    if (hidesSome(slidesIn(at, arrow))) return at
    at = at.parentElement
  }
  return null
}

const slidesIn = (box: Element, arrow: Element): Element[] =>
  [...box.querySelectorAll(slides)].filter((one) => !one.contains(arrow) && one.closest('button, a') === null)

/** Whether a slide is transparent, not shown, or cut off by a box around it. */
function isOut(item: Element): boolean {
  if (!item.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
  const { left, right } = item.getBoundingClientRect()
  for (let at = item.parentElement, up = 0; at !== null && at !== document.body && up < 4; at = at.parentElement, up += 1) {
    const box = at.getBoundingClientRect()
    if (getComputedStyle(at).overflowX !== 'visible' && (left >= box.right - 4 || right <= box.left + 4)) return true
  }
  return false
}

/** Whether there are more slides than can be seen. */
const hidesSome = (items: readonly Element[]): boolean => items.length > 1 && items.some(isOut) && !items.every(isOut)

/** How a carousel looks, apart from a counter beside its arrow: “2 of 5” isn’t a slide. */
function looksOf(box: Element, arrow: Element): string {
  const aside = isCounter(arrow.parentElement) ? arrow.parentElement : null
  const parts = [...box.querySelectorAll('*')].slice(0, 600).filter((one) => aside?.contains(one) !== true)
  return [(box as HTMLElement).innerText.replace(aside?.innerText ?? '', ''), ...parts.map(lookOf)].join()
}

/** Whether nothing but arrows and a count of slides is in a box. */
function isCounter(box: HTMLElement | null): boolean {
  const arrows = [...(box?.querySelectorAll('button, [role="button"], a') ?? [])].map(textOn)
  const rest = arrows.reduce((text, one) => text.replace(one, ''), textOn(box ?? document.body))
  return box !== null && box.querySelector('img, li, p, h3, h4') === null && /^\W*\d+\W*\p{L}{0,4}\W*\d*\W*$/u.test(rest)
}
function lookOf(element: Element): string {
  const { x, y, width } = element.getBoundingClientRect()
  const source = element instanceof HTMLImageElement ? element.currentSrc : ''
  return `${Math.round(x)},${Math.round(y + scrollY)},${Math.round(width)},${getComputedStyle(element).opacity},${getComputedStyle(element).visibility}${source}`
}

/** Arrows of carousels that show no other slide, neither the next nor the previous one. */
export async function findDeadArrows(until: number): Promise<Record<'dead' | 'past', Element[]>> {
  const arrows = pressable(document).filter((one) => isArrow(one, words, names))
  const dead: Element[] = []
  const past: Element[] = []
  for (const arrow of arrows.slice(0, maxArrows)) {
    const box = performance.now() < until ? carouselOf(arrow) : null
    if (box === null) continue
    arrow.scrollIntoView({ block: 'center', behavior: 'instant' })
    await wait(100)
    const back = pressable(box).find((one) => isArrow(one, backWords, backNames))
    const start = location.href
    let isMoved = false
    for (const one of [arrow, ...(back ? [back] : [])]) {
      const before = looksOf(box, arrow)
      press(one)
      for (let waited = 0; waited < patience && !isMoved; waited += 100) {
        await wait(100)
        isMoved = looksOf(box, arrow) !== before || location.href !== start
      }
      if (isMoved) break
    }
    if (!isMoved && isSeen(arrow)) dead.push(arrow)
    else if (isMoved && (await runsPast(arrow, box))) past.push(arrow)
  }
  return { dead, past }
}

/** Whether a carousel goes on after its last slide, to where there’s nothing. */
async function runsPast(arrow: Element, box: Element): Promise<boolean> {
  const items = slidesIn(box, arrow)
  for (let presses = 0; presses <= items.length && presses < 9 && isSeen(arrow) && !isOff(arrow); presses += 1) {
    press(arrow)
    await wait(100)
  }
  const isEmpty = () => items.length > 1 && items.every(isOut) && items.every((one) => one.isConnected)
  for (let waited = 0; waited < 900 && isEmpty(); waited += 100) await wait(100)
  return isEmpty() && slidesIn(box, arrow).every(isOut)
}

/** What an arrow is called when nothing is written on it. */
export const nameOfArrow = (arrow: Element): string => textOn(arrow) || 'Next'
