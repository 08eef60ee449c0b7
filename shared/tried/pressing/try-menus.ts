import { isLoopbackHost } from '../../hosts.ts'
import type { Changes } from './changes.ts'
import { emptied, harmSince, noteShown } from './after-press.ts'
import { goneWhenWide } from './gone-when-wide.ts'
import { findOpeners, isMenuButton } from './find-controls.ts'
import { findCoverElement, isCloseControl } from '../looking/look.ts'
import { isSeen, textOn, toNamed, wait, waitWhile } from '../named.ts'
import { hasOwnLinks, isHoverMenu, opensForPointer } from './hover-menus.ts'
import { findLostChoices, noteChosen } from './other-choice.ts'
import { isCutByEdge, isOnTop, judgeOpened, seenItems, seenLinks } from './opened-menu.ts'
import { linkedPages } from './linked-pages.ts'
import { press, pressKey } from './press.ts'
import { bare, reachable } from './reachable.ts'
import { canBeScrolled, isDead, whatStays } from './stays-locked.ts'
import { maxTried, type Menus, type Press } from '../tried.ts'
import { hasHiddenNext, isOpaque, pressOf } from './try-presses.ts'

const maxOpeners = 10

/** Opens what can be opened, closes it again with Escape, and notes where the links that can be seen lead. `menus` stay as they are when the window gets wider. */
export async function tryMenus(changes: Changes, until: number, menus: readonly HTMLElement[]): Promise<Menus> {
  scrollTo({ top: 0, behavior: 'instant' })
  const [navigation, pages] = [findNavigation(), linkedPages()]
  const reached = new Set<string>()
  const reach = () => {
    for (const name of reachable()) if (reached.size < maxTried) reached.add(name)
  }
  reach()
  const presses: Press[] = []
  const start = location.href
  const chosen = noteChosen()
  // Those of the header first: a phone’s menu is more than an answer to a question.
  const openers = findOpeners().sort((a, b) => Number(isMenuButton(b)) - Number(isMenuButton(a)))
  for (const opener of openers.slice(0, maxOpeners)) {
    if (performance.now() > until || location.href.split('#')[0] !== start.split('#')[0]) break
    if (!opener.isConnected || !isSeen(opener)) continue
    const tried = await tryOpener(opener, changes, reach)
    const gone = tried.kind === 'menu' && tried.outcome === 'works' ? goneWhenWide(menus, opener) : undefined
    presses.push(gone === undefined ? tried : pressOf(opener, 'menu', 'vanishes', toNamed(gone).place.html))
    if (presses.at(-1)?.outcome === 'stuck') break
  }
  for (const one of performance.now() < until ? await findLostChoices(chosen) : [])
    presses.push(pressOf(one, 'opener', 'harms', 'what it showed before doesn’t come back'))
  return { presses, navigation, reached: [...reached], pages }
}

async function tryOpener(opener: Element, changes: Changes, reach: () => void): Promise<Press> {
  const kind = isMenuButton(opener) ? 'menu' : 'opener'
  const result = (outcome: Press['outcome'], detail = '') => pressOf(opener, kind, outcome, detail)
  opener.scrollIntoView({ block: 'center', behavior: 'instant' })
  const covered = findCoverElement()
  const [before, items, wasFree, wasDead] = [seenLinks(), seenItems(), canBeScrolled(), isDead()]
  const [shown, panel] = [noteShown(), document.getElementById(opener.getAttribute('aria-controls') ?? '')]
  const wasHidden = panel !== null && !isSeen(panel)
  const from = bare(location.href)
  const { isChanged, isShown, hasAsked, errors, leadsTo, requests } = await changes.after(opener, () => press(opener))
  await wait(300)
  reach()
  const [error] = errors
  // The focus alone may have opened it.
  if (!isChanged && opener.matches('[aria-expanded="true"]')) return result('works')
  if (!isChanged && isHoverMenu(opener) && !hasOwnLinks(opener)) return result('unpressed')
  if (!isChanged) {
    const byPointer = await opensForPointer(opener)
    if (byPointer !== false) return result(byPointer === null ? 'works' : 'hovers')
    return isHoverMenu(opener) ? result('unpressed') : result('nothing', error)
  }
  if (error !== undefined) return result('throws', error)
  if (leadsTo !== null || requests || bare(location.href) !== from) return result('works')
  if (!isOpaque() && hasHiddenNext(opener) && !isShown()) return result('empty')
  if (opener.matches('[role="tab"]') && !isOpaque() && !isShown()) return result('same')
  const { top, bottom } = opener.getBoundingClientRect()
  if (isSeen(opener) && !opener.matches('a[href^="#"]:not([href="#"])') && (bottom < 0 || top > innerHeight) && scrollY < 50)
    return result('jumps')
  if (isEmpty(opener)) return result('empty')
  if (opener.matches('[role="tab"]') && !isOpaque() && (await emptied(shown, opener)) !== undefined) return result('blank')
  if (wasHidden && isSeen(panel) && opener.matches('[aria-expanded="false"]')) return result('unsaid')
  if (await isShort(panel ?? opener.nextElementSibling ?? opener.closest('h2, h3, h4, h5, dt')?.nextElementSibling, opener))
    return result('short')
  if (await isCutByEdge(items, opener)) return result('cut')
  const harm = await harmSince(shown, opener, hasAsked)
  if (harm !== undefined) return result('harms', harm)
  const isOpen = () => seenLinks().some((link) => !before.includes(link))
  const wasOpen = isOpen()
  const fault = await judgeOpened(before, kind === 'menu')
  if (fault !== null) return result(fault)
  const cover = document.querySelector<HTMLElement>('dialog[open]:modal') ?? findCoverElement()
  if (cover !== null && cover !== covered && isSeen(cover)) {
    const [outcome, detail] = await closeAgain(cover, opener)
    const left = outcome === 'stuck' ? null : await whatStays(wasFree, wasDead, isOpen)
    return left === null ? result(outcome, detail) : result(left)
  }
  // One of its links may have closed it.
  const isClosed = kind === 'menu' && wasOpen && !isOpen()
  if (!isClosed && opener.matches('[aria-expanded="true"], [open] > summary')) press(opener)
  else if (!isClosed) pressKey('Escape')
  await wait(100)
  if (isStuckOpen(opener, panel)) return result('sticks')
  return result((isOpen() ? null : await whatStays(wasFree, wasDead, isOpen)) ?? 'works')
}

/** Whether a second press leaves open what the first one opened, while others are open too: in some accordions, one always stays open. */
function isStuckOpen(opener: Element, panel: Element | null): boolean {
  const group = groupOf(opener)
  const alike = [...(group?.querySelectorAll('[aria-expanded="true"]') ?? [])].filter((one) => one.className === opener.className)
  return panel !== null && isSeen(panel) && alike.length > 1 && alike.includes(opener)
}

/** The part of the page that holds others like it, such as the accordion that it’s part of. */
function groupOf(opener: Element): Element | null {
  const isAlike = (one: Element) => one !== opener && one.className === opener.className
  for (let at = opener.parentElement; at !== null; at = at.parentElement)
    if ([...at.querySelectorAll('[aria-expanded]')].some(isAlike)) return at
  return null
}

/** Whether the end of what was opened is cut off, where nothing scrolls to it. */
async function isShort(panel: Element | null | undefined, opener: Element): Promise<boolean> {
  if (!panel || !opener.matches('[aria-expanded="true"]') || !isSeen(panel) || textOn(panel).length < 20) return false
  // Cards that open themselves stand beside others.
  if (panel.matches('[aria-expanded]')) return false
  const isCut = () => panel.scrollHeight > panel.clientHeight + 12 && /hidden|clip/.test(getComputedStyle(panel).overflowY)
  for (let waited = 0; waited < 1200 && isCut(); waited += 100) await wait(100)
  return isCut() && panel.isConnected && isSeen(panel)
}

/** Whether what an opener says it has opened can’t be seen. */
function isEmpty(opener: Element): boolean {
  const details = opener.matches('summary') ? opener.closest('details') : null
  if (details !== null)
    return (
      details.open &&
      [...details.childNodes].every(
        (node) =>
          node === opener ||
          ((node.textContent ?? '').trim() === '' &&
            !(node instanceof Element && node.querySelector('img, svg, video, iframe, input') !== null)),
      )
    )
  if (opener.getAttribute('aria-expanded') !== 'true') return false
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  return panel !== null && !panel.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Closes what covers the page: with Escape, as people do who use a keyboard, or else in any way. */
async function closeAgain(cover: HTMLElement, opener: Element): Promise<[Press['outcome'], string]> {
  const isGone = () => !cover.isConnected || !isSeen(cover) || (!(cover instanceof HTMLDialogElement) && findCoverElement() === null)
  const { html } = toNamed(cover).place
  if (cover instanceof HTMLDialogElement && cover.matches(':modal')) {
    // The browser itself closes these, unless a script forbids it.
    const isForbidden = cover.getAttribute('closedby') === 'none' || !cover.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (!isForbidden) cover.close()
  } else pressKey('Escape')
  await waitWhile(() => !isGone(), 500)
  if (isGone()) return ['works', '']
  const close = [...cover.querySelectorAll('button, [role="button"], a')].filter((one) => isSeen(one) && isCloseControl(one))
  const others = cover.querySelector('button, [role="button"], form[method="dialog"]') !== null
  const reach = isOnTop(opener) ? [opener] : []
  for (const one of [...close, ...reach, document.elementFromPoint(3, innerHeight - 3) ?? document.body]) {
    press(one)
    await waitWhile(() => !isGone(), 400)
    // Phones have no Escape key.
    if (isGone()) return isMenuButton(opener) ? ['works', ''] : ['stays', html]
  }
  return [others && close.length === 0 ? 'stays' : 'stuck', html]
}

/** The links in the header that lead to other pages of the site. */
function findNavigation(): Menus['navigation'] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href], [role="navigation"] a[href]')].filter(
    (link) =>
      isSeen(link) &&
      link.closest('footer, main, aside, [hreflang]') === null &&
      /^https?:/.test(link.protocol) &&
      bare(link.href) !== bare(location.href),
  )
  const own = links.filter(
    ({ hostname }) =>
      hostname === location.hostname || isLoopbackHost(hostname) || hostname.endsWith(location.hostname.replace(/^www\./, '')),
  )
  const found = new Map(own.map((link) => [bare(link.href), textOn(link)]))
  return [...found].flatMap(([url, text]) => (text === '' || url === location.origin ? [] : [{ text, url }])).slice(0, 30)
}
