import { isCloseControl } from '../looking/look.ts'
import { isLayered, isSeen, wait } from '../named.ts'
import { press, pressKey } from './press.ts'

const flowOf = (element: Element) => getComputedStyle(element).overflowY

/** Whether scrolling is locked. The overflow of body applies to the window, unless html has its own. */
export function isLocked(): boolean {
  const { documentElement: root, body } = document
  return /hidden|clip/.test(flowOf(flowOf(root) === 'visible' ? body : root)) || getComputedStyle(body).position === 'fixed'
}

/** Whether there’s more below the window, and it can be scrolled to. Ask before a press: what locks a page often changes its height. */
export const canBeScrolled = (): boolean =>
  Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) > innerHeight + 100 && !isLocked()

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
export const openDialogs = (): Element[] => [...document.querySelectorAll(dialogs)].filter(isSeen)
const closers = () =>
  [...document.querySelectorAll('button, [role="button"], a')].filter((one) => isCloseControl(one) && isSeen(one) && isLayered(one))

/** Closes what a press opened over the page, and says whether the page stays locked without it. */
export async function staysLocked(): Promise<boolean> {
  const isOpen = () => openDialogs().length + closers().length > 0
  if (!isLocked() || !isOpen()) return false
  for (const way of [() => void pressKey('Escape'), ...closers().map((one) => () => press(one))]) {
    way()
    if (await isLockedWithout(isOpen)) return true
    if (!isOpen()) return false
  }
  return false
}

/** Pages unlock once what was open has faded out. */
export async function isLockedWithout(isOpen: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 2000 && (isLocked() || isOpen()); waited += 100) {
    await wait(100)
    if (waited >= 500 && isOpen()) return false
  }
  return isLocked() && !isOpen()
}

/** Whether most of the page’s text is inert, so that nothing in it can be pressed or reached with the keyboard. */
export function isDead(): boolean {
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')].filter(
    (one) => one.parentElement?.closest('[inert]') == null && isSeen(one),
  )
  const dead = inert.reduce((sum, { innerText }) => sum + innerText.length, 0)
  return dead > document.body.innerText.length / 3
}

/** What a closed menu leaves behind: a page that can no longer be scrolled or used. */
export async function whatStays(wasFree: boolean, wasDead: boolean, isOpen: () => boolean): Promise<'locks' | 'dead' | null> {
  if (wasFree && (await isLockedWithout(isOpen))) return 'locks'
  for (let waited = 0; waited < 1000 && isDead(); waited += 100) await wait(100)
  return !wasDead && !isOpen() && isDead() ? 'dead' : null
}
