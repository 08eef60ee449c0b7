import { findCover } from '../rendered/read-cover.ts'
import { isLayered, isSeen, namesOf, textOn, toNamed, wait } from './named.ts'
import { press, pressKey } from './press.ts'
import { findUnseen, scrollThrough } from './scroll-through.ts'
import type { Look } from './tried.ts'
import { walkFocus } from './walk-focus.ts'

/** Scrolls through the page and walks along its controls. */
export async function look(until: number): Promise<Look> {
  const stuckCover = (await closeCover()) ? [] : [findCoverElement()].filter((one) => one !== null).map(toNamed)
  await scrollThrough(until)
  const unseen = await findUnseen(until)
  scrollTo({ top: 0, behavior: 'instant' })
  const walk = await walkFocus(until)
  scrollTo({ top: 0, behavior: 'instant' })
  return { stuckCover, unseen, ...walk }
}

const closeWords =
  /^(?:[×✕✖✗⨯x]|(?:close|dismiss|schließen|fermer|cerrar|chiudi|fechar|sluiten|stäng|luk|sulje|zamknij|zavřít|bezárás|închide|закрыть|закрити|κλείσιμο|kapat)\b.*|(?:閉じる|关闭|關閉|닫기|إغلاق|סגור|बंद करें|tutup|đóng|ปิด).*)$/i
export const isCloseControl = (one: Element): boolean =>
  closeWords.test(textOn(one)) ||
  closeWords.test(one.getAttribute('aria-label') ?? '') ||
  /(?:^|[-_\s])(?:btn-)?(?:close|dismiss)/i.test(namesOf(one))

const controls = 'button, [role="button"], a[href], input, select, textarea, [onclick], [tabindex], iframe, label, summary'

export function findCoverElement(): HTMLElement | null {
  const cover = findCover()
  if (
    cover === null ||
    cover.share < 0.5 ||
    (!cover.isDialog && (cover.hasVisual || cover.characters * 2 >= document.body.innerText.length))
  )
    return null
  return document.querySelector<HTMLElement>(cover.place.path)
}

/** Tries to close what covers the page, in the ways that people know. Returns true if nothing covers it, or it has other ways that aren’t tried. */
async function closeCover(): Promise<boolean> {
  const cover = findCoverElement()
  if (cover === null) return true
  const inside = [...document.querySelectorAll(controls)].filter((one) => isSeen(one) && isLayered(one))
  const close = inside.filter(isCloseControl)
  const others = inside.filter((one) => !close.includes(one) && !one.matches('a[href], form *'))
  // An overlay without any control is reported by visible-content.
  if (others.length > 0 || close.length === 0) return true
  const ways: (() => void)[] = [
    ...close.map((one) => () => press(one)),
    () => void pressKey('Escape'),
    () => press(document.elementFromPoint(3, 3) ?? document.body),
    () => press(cover),
  ]
  for (const way of ways) {
    way()
    await wait(500)
    if (findCoverElement() !== cover) return true
  }
  return false
}
