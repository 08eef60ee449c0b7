import { visiblePart } from '../accessibility/geometry.ts'
import { placeOf } from '../place.ts'
import { listed, type Use } from '../rendered.ts'
import type { Passage } from './passages.ts'

/** Pages that move their sections themselves, by wheel and touch, lock the window on purpose. */
const movesItself =
  '[data-scroll-container], [class*="fullpage" i], [class*="swiper" i], [class*="smooth" i], [class*="slide" i], [class*="lenis" i], [class*="locomotive" i]'
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Text below the window that no scrolling reaches; null if there’s little, or a dialog may have locked the page. */
export function findUnreachable(passages: readonly Passage[]): Use['unreachable'] {
  if (scrollY > 0 || document.querySelector(movesItself) !== null || [...document.querySelectorAll(dialogs)].some(isShown)) return null
  const lost = passages.filter((passage) => !passage.chain.isAside && isBeyondReach(passage))
  const count = (some: readonly Passage[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const characters = count(lost)
  const [first] = lost
  return first === undefined || characters < 200 || characters < count(passages) * 0.3
    ? null
    : { characters, place: placeOf(first.element) }
}

function isBeyondReach({ element, areas }: Passage): boolean {
  const top = Math.min(...areas.map((area) => area.top))
  if (top < innerHeight) return false
  const { documentElement: root, body } = document
  const rootFlow = getComputedStyle(root).overflowY
  for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
    const { overflowY, position, transform, willChange } = getComputedStyle(at)
    if (transform !== 'none' || willChange.includes('transform')) return false
    // What body says applies to the window, unless html says something else.
    if (at === body && rootFlow === 'visible') return /hidden|clip/.test(overflowY) || position === 'fixed'
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return false
    if (position === 'fixed') return true
    const box = at.getBoundingClientRect()
    if (/hidden|clip/.test(overflowY) && box.bottom <= top) return box.height >= innerHeight * 0.9 && box.width >= innerWidth * 0.5
  }
  return /hidden|clip/.test(rootFlow)
}

const controls = 'a[href], button, [role="button"], input[type="submit"], input[type="button"]'
const maxControls = 300

/** Buttons and links on the first screen that something covers, or that are beyond the window’s sides, unless another one does the same. */
export function findBlocked(): Use['blocked'] {
  const seen = [...document.querySelectorAll<HTMLElement>(controls)].slice(0, maxControls).flatMap((element) => {
    const text = (element.innerText || element.getAttribute('value') || '').replaceAll(/\s+/g, ' ').trim()
    return text === '' || text.length > 60 || !isShown(element) || element.closest(`[aria-hidden="true"], [inert], nav, ${dialogs}`)
      ? []
      : [{ element, text, ...obstacleOf(element) }]
  })
  const isFree = ({ text, element }: (typeof seen)[number]) =>
    seen.some(
      (other) =>
        other.kind === undefined &&
        (other.text === text || (element.matches('a') && other.element.getAttribute('href') === element.getAttribute('href'))),
    )
  return seen
    .flatMap(({ element, text, kind, by }, at) => {
      const self = seen[at]
      return kind === undefined || self === undefined || isFree(self)
        ? []
        : [{ text, place: placeOf(element), kind, by: by ? placeOf(by) : null }]
    })
    .slice(0, listed)
}

function obstacleOf(element: HTMLElement): { kind?: Use['blocked'][number]['kind']; by?: Element } {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  if (width < 8 || height < 8 || element.matches(':disabled, [aria-disabled="true"]')) return {}
  if (right <= 4 || left >= innerWidth - 4) return isOutside(element) ? { kind: 'outside' } : {}
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return {}
  const seen = visiblePart({ left, right, top, bottom }, element)
  if (seen.right - seen.left < width / 2 || seen.bottom - seen.top < height / 2) return {}
  const points = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
  const [by] = points
  const other = points[1]?.closest(controls) ?? null
  if (other !== null && isBeneath(element, other)) return { kind: 'covered', by: other }
  if (
    !by ||
    points.some(
      (hit) => hit === null || hit.contains(element) || element.contains(hit) || hit.closest(`${controls}, label, input, summary`),
    )
  )
    return {}
  return isPassing(by) ? {} : { kind: 'covered', by }
}

/** Whether a button or link of the page lies over most of another one: links that are stretched over a card on purpose only reach further. */
function isBeneath(element: Element, other: Element): boolean {
  if (other === element || other.contains(element) || element.contains(other) || isPassing(other)) return false
  const [own, its] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  const across = Math.min(own.right, its.right) - Math.max(own.left, its.left)
  const along = Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top)
  const isLifted = (one: Element) => /absolute|fixed/.test(getComputedStyle(one).position)
  return (
    across > own.width * 0.4 && along > own.height * 0.4 && !isLifted(other) && (other as Partial<HTMLElement>).innerText?.trim() !== ''
  )
}

/** Bars that stay while the page scrolls cover a button only for now, and a dialog until it’s closed. */
function isPassing(by: Element): boolean {
  if (by.closest(dialogs) !== null) return true
  for (let at: Element | null = by; at !== null && at !== document.body; at = at.parentElement) {
    const { position } = getComputedStyle(at)
    if (/fixed|sticky/.test(position))
      return at.getBoundingClientRect().height < innerHeight * 0.8 || at.querySelector('a, button, input') !== null
  }
  return false
}

/** Whether it’s part of the page itself there, not of a drawer or a carousel. */
function isOutside(element: Element): boolean {
  if (document.documentElement.scrollWidth > innerWidth + 4 && !/hidden|clip/.test(getComputedStyle(document.body).overflowX)) return false
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, transform, position } = getComputedStyle(at)
    if (overflowX !== 'visible' || transform !== 'none' || position === 'fixed') return false
  }
  return true
}

/** What pages say while they load. Without dots, “Laden” is a shop and “Loading docks” are in a harbour. */
export const waitingWords =
  /^(?!laden$|(?:loading|laden?) [\p{L} ]+$)(?:loading|please wait|one moment|just a moment|fetching|wird geladen|lädt|laden|lade(?= )|bitte warten|einen moment|chargement|veuillez patienter|cargando|espere|caricamento|attendere|carregando|aguarde|indlæser|laddar|(?:laster|henter|hämtar)(?=.*(?:…|\.\.))|ladataan|ładowanie|wczytywanie|načítá(?:ní|m)|betöltés|se încarcă|загрузка|завантаження|yükleniyor|φόρτωση|読み込み中|ロード中|加载中|正在加载|載入中|로딩 ?중|불러오는 중|جار[ٍي]? ?التحميل|טוען)(?: [\p{L} ]{0,20})?(?:\.{2,3}|…)?$/iu
/** The same without dots, which counts once a request has failed. */
const maybeWaiting = /^(?:loading|lade|laden) [\p{L} ]{1,25}$/iu
const hasFailedRequest = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, responseStatus }) => /^(?:fetch|xmlhttprequest)$/.test(initiatorType) && responseStatus >= 400,
  )
const skeletons = '[class*="skeleton" i], [class*="shimmer" i], [aria-busy="true"]'
/** A page that still waits by then won’t go on. In milliseconds after the load. */
export const waitMs = 6000

/** What only screen readers get is a pixel in size. */
const isSized = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width >= 8 && height >= 8
}

/** A feature may be called “Loading…”: then its text follows. */
const isHeadingOf = (element: Element): boolean =>
  element.matches('h1, h2, h3, h4, h5, h6, dt') && (element.nextElementSibling?.textContent?.trim().length ?? 0) > 20

/** What says that the page is still loading; `share` is the part of the first screen it takes, and of the page’s text that isn’t there yet. */
export function findWaiting(passages: readonly Passage[]): Use['waiting'] {
  const hasFailed = hasFailedRequest()
  const said = passages.find(
    ({ element, text, chain, areas }) =>
      text.length <= 40 &&
      (waitingWords.test(text) || (hasFailed && maybeWaiting.test(text))) &&
      isSized(element) &&
      chain.opacity > 0.2 &&
      !chain.isAside &&
      areas.some(({ top }) => top < innerHeight * 2) &&
      element.closest('code, pre, button, a[href]') === null &&
      !isHeadingOf(element),
  )
  const empty = [...document.querySelectorAll(skeletons)].filter((element) => {
    const { width, height, top } = element.getBoundingClientRect()
    return (
      width > 60 &&
      height > 7 &&
      top < innerHeight &&
      element.textContent?.trim() === '' &&
      element.querySelector('img, video, canvas, iframe') === null &&
      isShown(element)
    )
  })
  const [bone] = empty
  const characters = passages.filter(({ chain }) => chain.opacity > 0.2).reduce((sum, { text }) => sum + text.length, 0)
  if (said !== undefined) return { place: placeOf(said.element), text: said.text, isAll: characters < 200 }
  return bone === undefined || empty.length < 3 ? null : { place: placeOf(bone), text: '', isAll: characters < 200 }
}
