import { isCloseControl, layerOf } from '../looking/look.ts'
import { isLayered, isSeen, wait } from '../named.ts'
import type { Timer } from '../note-start.ts'
import { press } from '../pressing/press.ts'

/** A box over the page, and what it said without its numbers: a box may come back with another message. */
export type Layer = { box: HTMLElement; text: string }

const maxClosed = 2
const closeMs = 1000

const closersIn = (box: ParentNode) =>
  [...box.querySelectorAll('button, [role="button"], a')].filter((one) => isSeen(one) && isLayered(one) && isCloseControl(one))
const wordsIn = ({ innerText }: HTMLElement) => innerText.replaceAll(/[\s\d]+/g, ' ').trim()

/** The boxes over the page that have a control to close them. */
export function openLayers(): Layer[] {
  const boxes = closersIn(document).flatMap((one) => layerOf(one) ?? one.closest<HTMLElement>('dialog') ?? [])
  return [...new Set(boxes)].map((box) => ({ box, text: wordsIn(box) })).filter(({ text }) => text.length >= 12)
}

const isOpen = ({ box, text }: Layer): boolean =>
  (box.isConnected && isSeen(box) && wordsIn(box) === text) || openLayers().some((other) => other.text === text)

/** Closes those that are still open. Returns those of `layers` that are closed then, and the timers that they have set. */
export async function closeLayers(layers: readonly Layer[], pending: () => readonly Timer[]): Promise<{ closed: Layer[]; since: Timer[] }> {
  const before = new Set(pending())
  for (const layer of layers.filter(isOpen).slice(0, maxClosed)) {
    const [close] = closersIn(layer.box)
    if (close === undefined || close.matches('a[href]:not([href^="#"])')) continue
    press(close)
    for (let waited = 0; waited < closeMs && isOpen(layer); waited += 100) await wait(100)
  }
  return { closed: layers.filter((layer) => !isOpen(layer)), since: pending().filter((timer) => !before.has(timer)) }
}

/** The closed boxes that are open again, even after the pointer has left the window and what they put off has come. */
export async function findReturned(closed: readonly Layer[], since: readonly Timer[]): Promise<HTMLElement[]> {
  if (closed.length === 0) return []
  const leave = { clientX: innerWidth / 2, clientY: -1, relatedTarget: null }
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', leave))
  document.documentElement.dispatchEvent(new MouseEvent('mouseout', { ...leave, bubbles: true }))
  for (const { run } of since) run()
  await wait(500)
  return closed.filter(isOpen).map(({ box }) => box)
}
