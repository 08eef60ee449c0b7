import type { Hold } from '../held/hold.ts'
import { closeCover, findCoverElement, hasControl } from '../looking/look.ts'
import { toNamed, wait } from '../named.ts'
import { findPushed, placesOnScreen } from './pushing.ts'
import { findReturned, openLayers, type Layer } from './returning.ts'
import { findRotating } from './rotating.ts'
import type { Started } from '../note-start.ts'
import type { Later } from '../tried.ts'

const maxTimers = 20

/** Runs the page’s pending timers without waiting for them: some reload the page, others open a late dialog. */
export async function tryLater(
  { timers, pending }: Pick<Started, 'timers' | 'pending'>,
  take: Hold['take'],
  closed: readonly Layer[],
): Promise<Later> {
  const isCovered = findCoverElement() !== null
  // Presses may have opened them again.
  const gone = closed.filter(({ text }) => !openLayers().some((open) => open.text === text))
  take()
  scrollTo({ top: 0, behavior: 'instant' })
  const atFirst = placesOnScreen()
  for (const { run, delay } of timers.slice(0, maxTimers)) {
    run()
    await wait(30)
    if (take().leadsTo !== null)
      return { stuckCover: [], faults: [{ ...toNamed(document.body), text: `after ${Math.round(delay / 1000)} seconds`, kind: 'leaves' }] }
  }
  if (timers.length === 0) return { stuckCover: [], faults: [] }
  await Promise.all([wait(600), framesPass()])
  const faults = (await findReturned(gone, [])).map((one) => ({ ...toNamed(one), kind: 'returns' }))
  const [pushed, isScrolled] = [findPushed(atFirst), scrollY > innerHeight / 3]
  for (const one of await findRotating(pending, timers)) faults.push({ ...toNamed(one), kind: 'rotates' })
  if (isScrolled) faults.push({ ...toNamed(document.body), text: '', kind: 'scrolls' })
  if (pushed !== null) faults.push({ ...toNamed(pushed), kind: 'pushes' })
  if (isCovered) return { stuckCover: [], faults }
  const cover = findCoverElement()
  const isStuck = cover !== null && (!hasControl(cover) || !(await closeCover()))
  return { stuckCover: isStuck ? [toNamed(cover)] : [], faults }
}

/** Half a second of frames: what moves smoothly moves with them, and a busy browser draws them late. Waits for three seconds at most. */
async function framesPass(): Promise<void> {
  const until = performance.now() + 3000
  for (let frame = 0; frame < 30 && performance.now() < until; frame++) await Promise.race([new Promise(requestAnimationFrame), wait(500)])
}
