import { isPictured, isSeen, namesOf, textOn, wait } from '../named.ts'
import type { Timer } from '../note-start.ts'
import { press } from '../pressing/press.ts'

/** A text that takes some seconds to read. */
const leastText = 25
const pauseWords = /^(?:pause|stop|anhalten|pausieren|stoppen|arrêter|detener|pausa|parar|ferma|stoppa|⏸|❚❚|▮▮)/iu
const pauseAlone = new RegExp(
  String.raw`${pauseWords.source}\p{L}{0,3}(?: (?:the )?(?:slides|slideshow|quotes|carousel|animation|rotation))?$`,
  'iu',
)
const pauseNames = /pause|autoplay|stop-?(?:slide|rotation|carousel)|play-?(?:pause|toggle)/i
const harmless = /clock|count|timer|ticker|price|typ(?:ed|ing|ewriter)|live|log|terminal|chat|code/i

type Texts = Map<HTMLElement, string>

/** The longer texts that can be seen now. Those that slide away are beyond the edge of their box. */
function readTexts(): Texts {
  const found = [...document.querySelectorAll<HTMLElement>('p, blockquote, li, h2, h3, h4, q, span, div, figcaption, cite')].filter(
    (one) => {
      const text = one.textContent ?? ''
      const own = [...one.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && (nodeValue ?? '').trim().length >= leastText,
      )
      return own && text.trim().length < 600 && isSeen(one) && isWithinBox(one) && !isPictured(one)
    },
  )
  return new Map(found.map((one) => [one, (one.textContent ?? '').trim()]))
}

function isWithinBox(one: HTMLElement): boolean {
  const { left, right } = one.getBoundingClientRect()
  const middle = (left + right) / 2
  for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const box = at.getBoundingClientRect()
    if (/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflowX) && (middle < box.left || middle > box.right)) return false
  }
  return middle >= 0 && middle <= innerWidth
}

/** A text that another one has replaced, in place or beside it. */
function findReplaced(before: Texts): HTMLElement | null {
  const now = readTexts()
  const added = [...now].filter(([one, text]) => before.get(one) !== text)
  if (added.length === 0 || now.size > before.size + 2) return null
  for (const [one, text] of before) {
    if (now.get(one) === text) continue
    const partner = added.find(([other]) => other === one || (other.localName === one.localName && sharesBox(other, one)))
    if (partner !== undefined) return partner[0]
  }
  return null
}

const sharesBox = (one: Element, other: Element): boolean => {
  for (let at = one.parentElement, up = 0; at !== null && up < 5 && !at.matches('main, body'); at = at.parentElement, up += 1)
    if (at.contains(other)) return true
  return false
}

function boxesOf(element: HTMLElement): HTMLElement[] {
  const boxes = [element]
  for (let at = element.parentElement; at !== null && !at.matches('main, body') && boxes.length < 7; at = at.parentElement) boxes.push(at)
  return boxes
}

/** Whether the page, or its part, has something to stop it with, or the person reading does by pointing at it or tabbing to it. */
async function canBePaused(element: HTMLElement, step: () => Promise<HTMLElement | null>): Promise<boolean> {
  const labels = (one: Element) => [textOn(one), one.getAttribute('aria-label') ?? ''].filter((text) => text !== '')
  const buttons = [...document.querySelectorAll('button, [role="button"], input[type="checkbox"]')].filter(
    (one) => isSeen(one) && (labels(one).some((text) => pauseWords.test(text)) || pauseNames.test(namesOf(one))),
  )
  const boxes = boxesOf(element)
  const isPause = (one: Element) => one.matches('button') && labels(one).every((text) => pauseAlone.test(text))
  const [own] = boxes.flatMap((box) => buttons.filter((one) => isPause(one) && box.contains(one)).map((button) => ({ box, button })))
  if (own === undefined && buttons.length > 0) return true
  if (own !== undefined) {
    press(own.button)
    await wait(200)
    const changed = [await step(), await step()]
    if (own.button.isConnected) press(own.button)
    if (!changed.every((one) => one !== null && own.box.contains(one))) return true
  }
  for (const name of ['pointerenter', 'mouseenter', 'focusin']) {
    for (const one of boxes) one.dispatchEvent(name === 'focusin' ? new FocusEvent(name) : new MouseEvent(name))
    if (name === 'mouseenter') element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }
  const isStopped = (await step()) === null
  for (const one of boxes) for (const name of ['pointerleave', 'mouseleave', 'focusout']) one.dispatchEvent(new Event(name))
  return isStopped
}

/** A text that a timer replaces again and again, and nothing pauses (WCAG 2.2, 2.2.2): one or none. */
export async function findRotating(pending: () => readonly Timer[], hasRun: readonly Timer[]): Promise<Element[]> {
  const done = new Set(hasRun)
  const isDue = (one: Timer) => one.repeats || !done.has(one)
  for (const timer of pending()
    .filter((one) => one.delay <= 20_000 && isDue(one))
    .slice(0, 3)) {
    let next: Timer | undefined = timer
    const step = async () => {
      const before = readTexts()
      const waiting = pending()
      // A page may have stopped it, or set another one for the next step.
      next =
        next !== undefined && waiting.includes(next) && isDue(next) ? next : waiting.find((one) => one.delay === timer.delay && isDue(one))
      if (next === undefined) return null
      done.add(next)
      next.run()
      let replaced = findReplaced(before)
      for (let waited = 0; waited < 900 && replaced === null; waited += 100) {
        await wait(100)
        replaced = findReplaced(before)
      }
      return replaced
    }
    const replaced = await step()
    if (replaced === null || harmless.test(boxesOf(replaced).slice(0, 3).map(namesOf).join(' '))) continue
    const again = await step()
    return again !== null && !(await canBePaused(again, step)) ? [again] : []
  }
  return []
}
