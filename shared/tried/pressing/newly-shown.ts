import { holds, toArea } from '../../rendered/accessibility/geometry.ts'
import { readPassages } from '../../rendered/use/passages.ts'
import { findCut } from '../../rendered/use/read-texts-at-fault.ts'
import { waitingWords } from '../../rendered/use/read-obstacles.ts'
import { contrastOf } from '../looking/under-pointer.ts'
import { isPictured, isSeen, textOn, wait } from '../named.ts'
import { linesOf, type Shown } from './after-press.ts'
import { isCloseControl } from '../looking/look.ts'
import { press, pressKey } from './press.ts'
import { isOutOfReach, isTooTall } from './opened-menu.ts'
import { openDialogs } from './stays-locked.ts'

/** How long a page may take to respond to a press, in milliseconds. */
const patience = 4000
/** Text below this contrast ratio can’t be read. */
const lost = 1.25

const texts = 'h1, h2, h3, h4, p, li, label, legend, summary, dt, dd, td, button, a'
/** Whether people can scroll sideways: what the window cuts off isn’t reached. */
export const isWide = (): boolean =>
  document.documentElement.scrollWidth > innerWidth + 24 &&
  ![document.documentElement, document.body].some((root) => /hidden|clip/.test(getComputedStyle(root).overflowX))
const isBlank = ({ lines }: Shown) => {
  const now = linesOf(document.body.innerText)
  const count = (all: readonly string[]) => all.reduce((sum, { length }) => sum + length, 0)
  return count(lines) > 100 && count(now) < count(lines) * 0.1 && now.every((line) => lines.includes(line))
}

/** What a press has shown that nobody can use, as the end of a sentence; undefined if there’s nothing. */
export async function faultShown(before: Shown, pressed: Element, hasAsked: () => boolean): Promise<string | undefined> {
  return (
    (await waitsForever(before, pressed, hasAsked)) ??
    (await goesBlank(before)) ??
    (await dialogFault(before)) ??
    (await misplaced(before)) ??
    (await brokenPicture(before)) ??
    unreadable(before) ??
    (await widens(before))
  )
}

const hasFailed = (since: number) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ startTime, responseStatus }) => startTime >= since && responseStatus >= 400,
  )

/** A button, or text elsewhere on the page, that still says “Loading” after the request failed or was never sent. */
async function waitsForever({ lines, at }: Shown, pressed: Element, hasAsked: () => boolean): Promise<string | undefined> {
  const says = () => {
    if (pressed.isConnected && isSeen(pressed) && waitingWords.test(textOn(pressed)) && !lines.includes(textOn(pressed)))
      return textOn(pressed)
    return document.body.innerText.split('\n').find((line) => waitingWords.test(line.trim()) && !lines.includes(line.trim()))
  }
  for (let waited = 0; waited < patience && says() !== undefined; waited += 200) await wait(200)
  // Requests that we held back never get a response.
  const said = hasAsked() && !hasFailed(at) ? undefined : says()
  return said && `the page keeps saying “${said.trim()}”`
}

async function goesBlank(before: Shown): Promise<string | undefined> {
  for (let waited = 0; waited < 1000 && isBlank(before); waited += 200) await wait(200)
  const isDrawn = [...document.querySelectorAll('canvas, iframe, video')].some(isSeen)
  return isBlank(before) && !isDrawn ? 'nearly everything on the page disappears' : undefined
}

async function widens({ isWide: wasWide }: Shown): Promise<string | undefined> {
  if (wasWide) return undefined
  for (let waited = 0; waited < 800 && isWide(); waited += 200) await wait(200)
  return isWide() ? 'the page becomes wider than the window' : undefined
}

/** A dialog that opens behind the page, is taller than the window, or lies over the whole page without taking keyboard focus. */
async function dialogFault({ dialogs }: Shown): Promise<string | undefined> {
  const find = () => openDialogs().find((one) => !dialogs.includes(one))
  const opened = find()
  if (opened === undefined) return undefined
  const { left, top, width, height } = opened.getBoundingClientRect()
  const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
  const isBehind =
    !opened.matches(':modal') &&
    points.some((hit) => hit !== null) &&
    points.every((hit) => hit === null || (!opened.contains(hit) && getComputedStyle(hit).position !== 'fixed'))
  if (isBehind && getComputedStyle(opened).pointerEvents !== 'none') return 'its dialog opens behind the page'
  if (isTooTall(opened)) return 'its dialog is taller than the window, and part of it can’t be scrolled into view'
  // Talks are read from their end, and lists from what is chosen in them.
  const isPlaced =
    opened.querySelector('textarea, [role="log"], [contenteditable], [aria-current], [aria-selected="true"], [type="radio"]:checked') !==
    null
  if (opened.scrollTop > 80 && !isPlaced) return 'its dialog opens scrolled down, so its beginning is out of sight'
  if (!opened.matches('[aria-modal="true"], dialog:modal')) return undefined
  await wait(500)
  const isLeft =
    find() === opened && !isBare(opened) && !opened.contains(document.activeElement) && document.activeElement?.shadowRoot == null
  return isLeft ? 'its dialog opens, but keyboard focus stays on the page behind it' : undefined
}

const isSettled = () => document.getAnimations().every((it) => it.playState !== 'running' || it.effect?.getTiming().iterations === Infinity)
const boxed = 'button, [role="button"], a[href], input, select, textarea'

/** Texts and controls that appear cut off, or beside the window. What is beside a box that scrolls can be reached. */
async function misplaced(before: Shown): Promise<string | undefined> {
  for (let waited = 0; waited < 600 && !isSettled(); waited += 100) await wait(100)
  if (!isSettled()) return undefined
  const shown = readPassages()
    .filter(({ element }) => isNew(before, element))
    .map((one) => ({ ...one, chain: { ...one.chain, isAside: false, isPinned: false } }))
  const controls = [...document.querySelectorAll('body *')].filter(
    (one) => (one.matches(boxed) || (one.childElementCount === 0 && isCloseControl(one))) && isNew(before, one),
  )
  const beside = [...shown.map(({ element }) => element), ...controls].find(
    (one) => isBeside(one) || (isCloseControl(one) && isOutOfReach(one)),
  )
  if (beside !== undefined) {
    const name = textOn(beside) === '' ? 'a control' : `“${textOn(beside).slice(0, 60)}”`
    return `${name} is off the screen, where nobody can see it`
  }
  const [cut] = findCut(shown)
  return cut && `“${cut.text.slice(0, 60)}” is cut off`
}

const sidesOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  const isBefore = left < -12
  return { isBefore, isOut: isBefore || right > innerWidth + 12, isIn: left < innerWidth - 12 && right > 12 }
}

/** Whether it’s partly beside the window, or together with a part of its box, where the page can’t be scrolled to. A close button may lie beside its box. */
function isBeside(element: Element): boolean {
  const { isBefore, isOut, isIn } = sidesOf(element)
  if (!isOut) return false
  const flows = [document.documentElement, document.body].map((root) => getComputedStyle(root))
  let isFixed = flows.some(({ overflowX, direction }) => /hidden|clip/.test(overflowX) || (isBefore && direction === 'ltr'))
  let isPart = isIn
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at)
    if (/auto|scroll|hidden|clip/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) return false
    const box = sidesOf(at)
    isPart ||=
      box.isIn &&
      (isCloseControl(element) || (box.isOut && holds(toArea(at.getBoundingClientRect()), toArea(element.getBoundingClientRect()))))
    isFixed ||= position === 'fixed' || at.matches('dialog, [popover]')
  }
  return isPart && isFixed
}

/** Whether a dialog has nothing to press or to enter. */
const isBare = (dialog: Element) => dialog.querySelector(`${boxed}, iframe, video, [onclick]`) === null

/** Whether nothing closes a dialog that a press has opened: not Escape, not its Close button, not a press on it or beside it. */
export async function staysOpen({ dialogs }: Shown): Promise<string | undefined> {
  // The browser itself closes native ones.
  const opened = openDialogs().find((one) => !dialogs.includes(one) && !(one instanceof HTMLDialogElement))
  const close =
    opened === undefined
      ? []
      : [...opened.querySelectorAll('button, [role="button"], a')].filter((one) => isSeen(one) && isCloseControl(one))
  if (opened === undefined) return undefined
  const { width, height } = opened.getBoundingClientRect()
  const isOver = isBare(opened) && width * height > (innerWidth * innerHeight) / 2
  if (close.length === 0 && !isOver) return undefined
  const pressed = isOver ? [opened, opened.firstElementChild ?? opened, document.body] : close
  for (const way of [...pressed.map((one) => () => press(one)), () => void pressKey('Escape')]) {
    way()
    for (let waited = 0; waited < 800 && opened.isConnected && isSeen(opened); waited += 100) await wait(100)
    if (!opened.isConnected || !isSeen(opened)) return undefined
  }
  return close[0] === undefined
    ? 'its dialog covers the page and can’t be closed: it has no button, and the Escape key does nothing'
    : `its dialog stays open, even when “${textOn(close[0])}” or the Escape key is pressed`
}

const isNew = ({ seen }: Shown, one: Element) => !seen.has(one) && isSeen(one) && !isPictured(one)

async function brokenPicture(before: Shown): Promise<string | undefined> {
  // Those of other hosts may be blocked in this browser.
  const pictures = [...document.images].filter((one) => isNew(before, one) && URL.parse(one.currentSrc)?.origin === location.origin)
  for (let waited = 0; waited < 1000 && pictures.some((one) => !one.complete); waited += 100) await wait(100)
  const broken = pictures.find((one) => one.complete && one.naturalWidth === 0 && one.currentSrc !== '' && isSeen(one))
  return broken && 'the picture that should open doesn’t load'
}

/** Text in the color of its background, once nothing is fading in. */
function unreadable(before: Shown): string | undefined {
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return undefined
  const shown = [...document.querySelectorAll(texts)].filter(
    (one) => isNew(before, one) && one.childElementCount === 0 && textOn(one) !== '',
  )
  const faint = shown.slice(0, 60).find((one) => contrastOf(one, true) < lost && contrastOf(one, false) < lost)
  return faint && `text that appears has the color of its background: “${textOn(faint).slice(0, 60)}”`
}
