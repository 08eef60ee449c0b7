import type { Use } from '../rendered.ts'
import { findCover } from '../read-cover.ts'
import { ageOf, readPassages } from './passages.ts'
import { findBlocked, findUnreachable, findWaiting, waitMs } from './read-obstacles.ts'
import { findBlindFields } from './read-fields.ts'
import { findLostOnPictures } from './read-on-pictures.ts'
import { findBuried } from './find-buried.ts'
import { findCut, findHidden, findOverlapping, revealMs } from './read-texts-at-fault.ts'
import { findSplit } from './split-words.ts'

/** How often to look again whether the page has finished. In milliseconds. */
const pauseMs = 500

/**
 * What keeps people from using the page. A page that seems to be loading gets `patience` milliseconds, so that it’s judged once it has had the time;
 * without patience, what may still come is left out.
 */
export async function readUse(patience: number): Promise<Use> {
  const end = performance.now() + patience
  for (;;) {
    const passages = readPassages()
    const age = ageOf()
    const waiting = findWaiting(passages)
    const hidden = findHidden(passages, Math.max(age, revealMs))
    const cover = findCover()
    // What only hides the page may be a preloader, even one that lets clicks through.
    const isVeil = cover?.isOpaque === true && cover.characters < 40
    const mayGo = cover !== null && cover.share >= 0.5 && (isVeil || (!cover.isClosable && !cover.isClear))
    const isDone = (!mayGo || age >= waitMs) && (waiting === null || age >= waitMs) && (hidden.length === 0 || age >= revealMs)
    if (isDone || performance.now() + pauseMs > end) {
      return {
        hidden: age >= revealMs ? hidden : [],
        blind: findBlindFields(),
        lost: await findLostOnPictures(passages),
        cut: findCut(passages),
        buried: findBuried(passages),
        overlapping: findOverlapping(passages),
        split: findSplit(passages),
        unreachable: findUnreachable(passages),
        blocked: findBlocked(),
        waiting: age >= waitMs ? waiting : null,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
