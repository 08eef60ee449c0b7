import { isSeen, textOn } from '../named.ts'
import { hasPointerMenu } from './find-controls.ts'

export const bare = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '')

/** The URLs and texts of the links and buttons that can be seen, or scrolled to, or that an icon may open. */
export const reachable = (hidden = hasPointerMenu() ? 'header a[href], nav a[href], [class*="menu" i] a[href]' : 'base'): string[] =>
  [...document.querySelectorAll('a[href], button, [role="button"], summary, select, [role="menuitem"]')]
    .filter((one) => (isSeen(one) && isInWindow(one)) || one.matches(hidden) || isInSubmenu(one))
    .flatMap((one) => [textOn(one).toLowerCase(), ...(one instanceof HTMLAnchorElement ? [bare(one.href)] : [])])

/** A closed list beneath an entry of a menu, which a second press opens. */
function isInSubmenu(element: Element): boolean {
  const entry = element.closest('ul')?.parentElement?.querySelector(':scope > a, :scope > button')
  return entry !== null && entry !== undefined && entry !== element && isSeen(entry) && isInWindow(entry)
}

/** Menus that are closed often wait beside the window, or in a box without height. */
function isInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  let isIn = right > 0 && left < innerWidth
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowX)) isIn = true
    if (/hidden|clip/.test(overflowY) && at.clientHeight < 4) return false
  }
  return isIn
}
