import { isTouched } from '../looking/find-hovers.ts'
import { isSeen, isShownOnHover, wait } from '../named.ts'
import { pressKey } from './press.ts'

const boxesIn = (opener: Element): Element[] => [...(opener.parentElement?.querySelectorAll('*') ?? [])].slice(0, 50)

/** Whether styles show a menu when the pointer or the focus is on what opens it. */
export const isHoverMenu = (opener: Element): boolean =>
  opener.matches('[aria-haspopup], nav *, header *') && boxesIn(opener).some((one) => !isSeen(one) && isShownOnHover(one))

const linksIn = (opener: Element) =>
  boxesIn(opener).filter((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement && one.href !== '' && !isSeen(one))

/** Whether some links of a closed menu stand nowhere else. */
export function hasOwnLinks(opener: Element): boolean {
  const others = new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isSeen).map(({ href }) => href))
  return linksIn(opener).some(({ href }) => !others.has(href))
}

/** Whether a button in a menu opens its own only for a pointer: by styles, or by a script; null if keys open it, too. */
export async function opensForPointer(opener: Element): Promise<boolean | null> {
  const links = linksIn(opener)
  if (isTouched() || links.length === 0 || !opener.matches('nav *, header *') || opener.matches('a[href]:not([href="#"])')) return false
  const closed = boxesIn(opener).filter((one) => !isSeen(one))
  if (closed.some((one) => isShownOnHover(one, /:focus/))) return false
  const ways = [() => opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))]
  for (const key of ['Enter', ' ', 'ArrowDown']) ways.push(() => pressKey(key, {}, opener))
  for (const way of ways) {
    way()
    await wait(250)
    if (links.some(isSeen)) return null
  }
  if (closed.some((one) => isShownOnHover(one, /:hover/))) return true
  const around = [opener, opener.parentElement, opener.parentElement?.parentElement].filter((one) => one != null)
  const send = (...names: string[]) => {
    for (const one of around)
      for (const name of names) one.dispatchEvent(new MouseEvent(name, { bubbles: !/(?:enter|leave)$/.test(name), view: window }))
  }
  send('mouseenter', 'mouseover')
  await wait(300)
  const isOpen = links.some(isSeen)
  send('mouseleave', 'mouseout')
  await wait(300)
  return isOpen
}
