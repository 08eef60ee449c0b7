import { followNavigation } from '../held/follow-navigation.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, wait } from '../named.ts'
import { linesOf } from './after-press.ts'
import { isHarmless } from './find-controls.ts'
import { targetOf } from './opened-menu.ts'
import { press } from './press.ts'

/** How long a page may take to swap a view, in milliseconds, and how long when it asks its server for it. */
const swapMs = 2000
const fetchMs = 6000
/** Of the lines of text that a link’s view replaces; headers and footers stay. */
const leastLines = 2

const missingOf = (lines: readonly string[]): string[] => {
  const now = new Set(linesOf(document.body.innerText))
  return lines.filter((line) => !now.has(line))
}

async function comes(is: () => boolean, hasAsked: () => boolean): Promise<boolean> {
  let until = swapMs
  for (let waited = 0; waited < until && !is(); waited += 50) {
    await wait(50)
    if (hasAsked()) until = fetchMs
  }
  return is()
}

/** Whether a view that a press showed under another URL stays when the browser goes back. `gone` are the lines that it replaced. */
export async function staysOnBack(gone: readonly string[], start: string, hasAsked: () => boolean): Promise<string | undefined> {
  let isUnknown = false
  const doubt = () => void (isUnknown = true)
  // What it needs may be held back.
  addEventListener('securitypolicyviolation', doubt, true)
  followNavigation((_url, isLeaving) => isLeaving && doubt())
  history.back()
  const isBack = await comes(() => isUnknown || (location.href === start && missingOf(gone).length < gone.length), hasAsked)
  removeEventListener('securitypolicyviolation', doubt, true)
  return !isBack && location.href === start ? 'the Back button changes the URL but not the page' : undefined
}

/** A view that a button showed in place of most of the page. */
export async function staysAfterPress(lines: readonly string[], start: string, hasAsked: () => boolean): Promise<string | undefined> {
  const gone = missingOf(lines)
  return location.href === start || gone.length <= lines.length / 2 ? undefined : await staysOnBack(gone, start, hasAsked)
}

/** A link by which a script shows another part of the site in place of this one, which Back doesn’t bring back. */
export async function findStuckView(take: Hold['take'], until: number): Promise<{ link: Element; harm: string } | null> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isOfView)
  const isMain = (one: Element) => one.closest('main') !== null
  const hasAsked = () => take().requests
  for (const link of [links.find((one) => !isMain(one)), links.find(isMain)]) {
    if (link === undefined || performance.now() > until || !link.isConnected) continue
    const [start, lines] = [location.href, linesOf(document.body.innerText)]
    take()
    if (!isTakenOver(link)) continue
    if (!(await comes(() => location.href !== start && missingOf(lines).length >= leastLines, hasAsked))) continue
    // Parts of the view may still follow.
    await wait(200)
    const harm = await staysOnBack(missingOf(lines), start, hasAsked)
    if (harm !== undefined) return { link, harm }
  }
  return null
}

/** Whether it leads to another page of the site, or by its hash to another view of this one. */
function isOfView(link: HTMLAnchorElement): boolean {
  const isHash = link.href.split('#')[0] === location.href.split('#')[0]
  return (
    link.origin === location.origin &&
    (isHash ? link.hash.length > 1 && targetOf(link) === null : link.hash === '' && !/\.\w{2,5}$/.test(link.pathname)) &&
    !link.matches('[download], [target]:not([target="_self"]), [role="button"], [role="tab"], [aria-current]') &&
    isSeen(link) &&
    isHarmless(link) &&
    !isPictured(link)
  )
}

/** Presses a link. Whether a script, rather than the browser, follows it. */
function isTakenOver(link: HTMLAnchorElement): boolean {
  let isTaken = link.hash !== ''
  const note = (event: Event) => void (isTaken ||= event.defaultPrevented)
  document.addEventListener('click', note)
  press(link)
  document.removeEventListener('click', note)
  return isTaken
}
