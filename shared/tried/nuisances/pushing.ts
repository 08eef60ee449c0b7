import { isSeen, wait } from '../named.ts'

/** How far down the page something begins, in pixels, and how high it is. */
type Places = Map<HTMLElement, { top: number; height: number }>

const least = 24
const placeOf = (one: HTMLElement) => {
  const { top, height } = one.getBoundingClientRect()
  return { top: Math.round(top + scrollY), height: Math.round(height) }
}

/** The texts and controls of the first screen that scroll with the page. */
export function placesOnScreen(): Places {
  const found = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button')].filter(
    (one) => isSeen(one) && one.closest('[aria-live], [class*="slide" i], [class*="carousel" i]') === null,
  )
  return new Map(found.map((one) => [one, placeOf(one)] as const).filter(([, { top }]) => top >= 0 && top < innerHeight))
}

/** What has come in above the first screen and pushed it down, if it did: all of it moved by the same distance, and nothing in it grew. */
export function findPushed(before: Places): HTMLElement | null {
  const moved = [...before].flatMap(([one, { top, height }]) => {
    const now = placeOf(one)
    return one.isConnected && isSeen(one) && now.height === height ? [now.top - top] : []
  })
  const [step = 0] = moved.filter((by) => by >= least)
  if (moved.length < 4 || moved.filter((by) => by === step).length < moved.length * 0.6 || step < least) return null
  const known = new Set<Element>(before.keys())
  const added = [...document.querySelectorAll<HTMLElement>('body > *, body > * > *')].find(
    (one) =>
      isSeen(one) &&
      !known.has(one) &&
      ![...known].some((old) => one.contains(old)) &&
      placeOf(one).top < step &&
      !/fixed|absolute/.test(getComputedStyle(one).position),
  )
  return added ?? null
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node: Node | null }[] }

/** How long after the page has loaded people have begun to read, in milliseconds; and a shift that they notice (web.dev, CLS). */
const reading = { ms: 1500, shift: 0.05 }

/** What has been pushed away since people have begun to read, without their doing. */
export async function findLateShifts(): Promise<Element[]> {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return []
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const from = (navigation?.loadEventEnd ?? Infinity) + reading.ms
  const shifts: Shift[] = []
  const observer = new PerformanceObserver((list) => void shifts.push(...(list.getEntries() as Shift[])))
  observer.observe({ type: 'layout-shift', buffered: true })
  await wait(50)
  observer.disconnect()
  const late = shifts.filter(({ startTime, value, hadRecentInput }) => startTime > from && value >= reading.shift && !hadRecentInput)
  const [moved] = late.flatMap(({ sources = [] }) =>
    sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null))),
  )
  return moved ? [moved] : []
}
