import type { Passage } from './passages.ts'
import { isEnded } from './cut-by-box.ts'

/** Boxes that move, collapse or show one part at a time. */
export const foldedNames =
  /slide|swiper|carousel|collaps|accordion|marquee|ticker|scroll|fold|expand|reveal|more|tab|panel|mock|preview|screen(?!-h)|demo|terminal|code|window/i

/** Whether a box as high as the window, such as a hero, is shorter than its own text. */
export function isCutByScreen({ element, areas, chain }: Passage): boolean {
  if (chain.isLifted) return false
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowY, transform, position } = getComputedStyle(at)
    if (transform !== 'none' || position === 'fixed' || foldedNames.test(`${at.id} ${at.getAttribute('class') ?? ''}`)) return false
    if (overflowY === 'visible') continue
    const { bottom, height, width } = at.getBoundingClientRect()
    // A box with most of the page in it is told as one that can’t be scrolled.
    if ((at.textContent ?? '').length > (document.body.textContent ?? '').length / 2) return false
    const isHero = /hidden|clip/.test(overflowY) && height >= innerHeight * 0.5 && width >= innerWidth * 0.6 && !isEnded(at)
    return isHero && areas.some((area) => area.bottom > bottom + (area.bottom - area.top) * 0.3)
  }
  return false
}
