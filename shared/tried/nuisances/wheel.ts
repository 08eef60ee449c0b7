import { isSeen, wait } from '../named.ts'

/** Returns whether the wheel is left to the browser. Scripts that scroll by themselves read the former values, which count the other way. */
const turn = (hit: Element, deltaY = 240): boolean => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, composed: true })
  for (const name of ['wheelDelta', 'wheelDeltaY']) Object.defineProperty(event, name, { value: -deltaY })
  return hit.dispatchEvent(event)
}

/** Whether turning the mouse wheel, or swiping, moves nothing although there’s more to see. */
export async function ignoresWheel(): Promise<boolean> {
  const { documentElement: root, body } = document
  scrollTo({ top: 0, behavior: 'instant' })
  if (root.scrollHeight < innerHeight * 1.3) return false
  if ([root, body].some((one) => getComputedStyle(one).touchAction === 'none')) return true
  const placeOf = () =>
    [scrollY, ...[...body.querySelectorAll('h1, h2, p')].slice(0, 20).map((one) => one.getBoundingClientRect().top)].join()
  const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (hit === null || hit.closest('canvas, iframe, [class*="map" i], textarea, select') !== null) return false
  const before = placeOf()
  for (let turned = 0; turned < 3; turned++) {
    if (turn(hit)) return false
    await wait(60)
  }
  // Pages with their own smooth scrolling take a while, and pictures to draw: fewer come on a slow machine.
  const frames = { drawn: 0 }
  const count = () => {
    frames.drawn += 1
    if (frames.drawn < leastFrames) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  const isWaiting = (waited: number) => waited < 1200 || (waited < 5000 && frames.drawn < leastFrames)
  for (let waited = 0; isWaiting(waited) && placeOf() === before; waited += 100) await wait(100)
  return frames.drawn >= leastFrames && placeOf() === before
}

const leastFrames = 30

const boxes = 'body canvas, body div, body section, body figure, body ul, body svg'
const maxBoxes = 5
/** Galleries that turn the wheel into steps let go of it after the last one. */
const maxTurns = 40

/** What takes up most of the window and keeps the wheel, or on a phone the finger, so that the page can’t be scrolled from there. */
export async function findWheelKeepers(until: number): Promise<Element[]> {
  if (document.documentElement.scrollHeight < innerHeight * 1.3) return []
  const isPhone = innerWidth < 600
  const large = [...document.querySelectorAll(boxes)].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width >= innerWidth * 0.6 && height >= innerHeight * (isPhone ? 0.7 : 0.45) && height <= innerHeight * 1.5 && isSeen(one)
  })
  const keepers: Element[] = []
  for (const box of large.filter((one) => !large.some((other) => other !== one && one.contains(other))).slice(0, maxBoxes)) {
    if (performance.now() > until) break
    box.scrollIntoView({ block: 'center', behavior: 'instant' })
    await wait(60)
    const { left, top, width, height } = box.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit === null || !box.contains(hit)) continue
    if (isPhone ? getComputedStyle(hit).touchAction === 'none' : await keepsWheel(hit)) keepers.push(box)
  }
  return keepers
}

async function keepsWheel(hit: Element): Promise<boolean> {
  const before = scrollY
  for (let turned = 0; turned < maxTurns; turned++) {
    if (turn(hit, 480) || scrollY !== before) return false
    await wait(turned < 3 ? 60 : 20)
  }
  await wait(800)
  return scrollY === before
}
