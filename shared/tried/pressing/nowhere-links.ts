import { networkIn } from '../../page/network-icon.ts'
import { isHandled } from '../../page/doubts/href-error.ts'
import { isLayered, isPictured, isSeen, noticeBoxes, textOn, toNamed, wait } from '../named.ts'
import type { Started } from '../note-start.ts'
import type { Fault } from '../tried.ts'
import type { Changes } from './changes.ts'
import { mayPress } from './find-controls.ts'
import { press } from './press.ts'
import { isOpaque } from './try-presses.ts'
import starts from './starts.json' with { type: 'json' }

const [fewest, most] = [3, 6]
const lists = 'ul, ol, nav, footer, header, section, main'
const [settleMs, slowMs] = [100, 600]
const toStart = new RegExp(`^(?:${starts.join('|')})$`, 'iu')

/** Links to “#”, each text once, that nothing but a script can make useful, and none that is known to. */
function findCandidates(): HTMLAnchorElement[] {
  const heading = (document.querySelector('h1')?.textContent ?? '').toLowerCase()
  const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href="#"], a[href="#!"], a[href^="javascript:void"]')].filter((one) => {
    const text = nameOf(one).toLowerCase()
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
  return [...new Map(found.toReversed().map((one) => [nameOf(one).toLowerCase(), one])).values()].toReversed()
}

/** What is written on a link, or else the network whose icon it shows. */
const nameOf = (link: Element): string =>
  textOn(link) ||
  (networkIn([...link.querySelectorAll('i, span, svg, use, img')].flatMap((one) => [...one.attributes].map(({ value }) => value))) ?? '')

/** Whether nothing listens to presses on an element, or on what it’s in. */
const isUnheard = (element: Element, handled: WeakSet<EventTarget>): boolean =>
  !handled.has(element) &&
  (element as HTMLElement).onclick === null &&
  (element.parentElement === null || isUnheard(element.parentElement, handled))

/** Three links or more that promise something and lead to “#”, of lists in which pressing all does nothing, as nothing listens there. */
export async function findNowhere(changes: Changes, { handled, holdFetch }: Started, until: number): Promise<Fault[]> {
  // Without what was noted from the start, nobody knows who listens.
  const all = isOpaque() || holdFetch === null ? [] : findCandidates().filter((one) => isUnheard(one, handled))
  const idle: Element[] = []
  for (const list of all.length < fewest ? [] : [...Map.groupBy(all, (one) => one.closest(lists)).values()].slice(0, most)) {
    if (performance.now() > until) break
    scrollTo({ top: 0, behavior: 'instant' })
    await wait(settleMs)
    const { isJump } = await changes.after(list[0] as Element, () => list.forEach((one) => press(one)))
    await wait(slowMs)
    if (isJump() && scrollY === 0) idle.push(...list)
  }
  return idle.length < fewest ? [] : idle.map((one) => ({ ...toNamed(one), text: nameOf(one), kind: 'nowhere' }))
}
