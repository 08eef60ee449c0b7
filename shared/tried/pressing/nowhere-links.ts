import { isHandled } from '../../page/doubts/href-error.ts'
import { isLayered, isPictured, isSeen, noticeBoxes, textOn, toNamed, wait } from '../named.ts'
import type { Fault } from '../tried.ts'
import type { Changes } from './changes.ts'
import { looksPressable, mayPress } from './find-controls.ts'
import { press } from './press.ts'
import { isOpaque } from './try-presses.ts'
import starts from './starts.json' with { type: 'json' }

const [fewest, most] = [3, 6]
const lists = 'ul, ol, nav, footer, header, section, main'
const slowMs = 600
const toStart = new RegExp(`^(?:${starts.join('|')})$`, 'iu')
const fields = 'input:not([type="hidden"], [type="search"]), textarea, select'

/** Links to “#”, each text once, that nothing but a script can make useful, and none that is known to. */
function findCandidates(): HTMLAnchorElement[] {
  const heading = (document.querySelector('h1')?.textContent ?? '').toLowerCase()
  const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href="#"], a[href="#!"], a[href^="javascript:void"]')].filter((one) => {
    const text = textOn(one).toLowerCase()
    const opensList = one.parentElement?.matches('li:has(ul, ol, div)') || one.nextElementSibling?.matches('ul, ol, div, nav')
    return (
      isSeen(one) &&
      (text.match(/\p{L}/gu)?.length ?? 0) > 2 &&
      !isHandled(one.getAttributeNames(), one.className) &&
      !opensList &&
      !isPictured(one) &&
      !isLayered(one) &&
      one.closest(`form, ${noticeBoxes}`) === null &&
      mayPress(one) &&
      !toStart.test(text) &&
      !heading.includes(text) &&
      !document.title.toLowerCase().includes(text)
    )
  })
  return [...new Map(found.toReversed().map((one) => [textOn(one).toLowerCase(), one])).values()].toReversed()
}

/** Links that promise something and lead to “#”: three or more, or those that look like buttons, and pressing all of one list does nothing. */
export async function findNowhere(changes: Changes, until: number): Promise<Fault[]> {
  const all = isOpaque() ? [] : findCandidates()
  // What a button leads back to may be the form at the top.
  const asks = [...document.querySelectorAll(fields)].some((one) => isSeen(one) && one.getBoundingClientRect().top + scrollY < innerHeight)
  const links = all.length >= fewest ? all : asks ? [] : all.filter((one) => looksPressable(one) && one.closest('footer') === null)
  const idle: Element[] = []
  for (const list of [...Map.groupBy(links, (one) => one.closest(lists)).values()].slice(0, most)) {
    if (performance.now() > until) break
    scrollTo({ top: 0, behavior: 'instant' })
    const { isJump } = await changes.after(list[0] as Element, () => list.forEach((one) => press(one)))
    await wait(slowMs)
    if (isJump()) idle.push(...list)
  }
  return all.length < fewest || idle.length >= fewest ? idle.map((one) => ({ ...toNamed(one), kind: 'nowhere' })) : []
}
