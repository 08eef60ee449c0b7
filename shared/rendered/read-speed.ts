import { placeOf } from './place.ts'
import type { Place, Speed, View } from './rendered.ts'

type Paint = PerformanceEntry & { element: Element | null }
type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Navigation = PerformanceNavigationTiming & { activationStart?: number; deliveryType?: string }

/** Shifts less than a second apart, within five seconds, count as one (web.dev, Cumulative Layout Shift). */
const [gap, maxWindow] = [1000, 5000]

const navigation = () => performance.getEntriesByType('navigation')[0] as Navigation | undefined
const isMeasured = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type)

/** How the page loaded in this tab. Null where the browser measures nothing, or the tab loaded in the background. */
export function readSpeed(): Speed {
  const paints = entriesOf('largest-contentful-paint') as Paint[] | null
  const shifts = entriesOf('layout-shift') as Shift[] | null
  const start = navigation()?.activationStart ?? 0
  const since = (ms: number) => Math.max(0, Math.round(ms - start))
  const largest = paints?.at(-1)
  const response = navigation()?.responseStart ?? 0
  return {
    firstByte: response === 0 ? null : since(response),
    largestPaint: largest === undefined ? null : { ms: since(largest.startTime), place: largest.element && placeOf(largest.element) },
    blocked: entriesOf('longtask')?.reduce((sum, { duration }) => sum + Math.round(duration - 50), 0) ?? null,
    shift: shifts && sumOfShifts(shifts.filter(({ hadRecentInput }) => !hadRecentInput)),
  }
}

/** Whether the page came from the network, as on a first visit. */
export function readLoad(): View['load'] {
  const entry = navigation()
  if (entry === undefined) return 'unknown'
  if (entry.type === 'back_forward' || entry.deliveryType === 'cache' || (entry.transferSize === 0 && entry.decodedBodySize > 0))
    return 'cached'
  const own = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ decodedBodySize }) => decodedBodySize > 0)
  return own.some(({ transferSize }) => transferSize === 0) ? 'cached' : 'first'
}

/** When the largest element so far was painted, as performance.now; null if that isn’t known. */
export const readLargestPaint = (): number | null => entriesOf('largest-contentful-paint')?.at(-1)?.startTime ?? null

/** Entries from before this call, available immediately. Null if the browser doesn’t measure them. */
function entriesOf(type: string): PerformanceEntry[] | null {
  if (!isMeasured(type)) return null
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type, buffered: true })
  const entries = observer.takeRecords()
  observer.disconnect()
  return entries
}

/** Whether somebody has clicked or typed on the page. */
export const hasInput = (): boolean => (entriesOf('first-input')?.length ?? 0) > 0

export const movedUp = (sources: readonly Pick<Shift['sources'][number], 'previousRect' | 'currentRect'>[]): boolean =>
  sources.length > 0 && sources.every(({ previousRect, currentRect }) => currentRect.top < previousRect.top)

/** The worst window of shifts, and what moved in it. */
function sumOfShifts(shifts: Shift[]): NonNullable<Speed['shift']> {
  let worst = { score: 0, shifts: [] as Shift[] }
  let window = { score: 0, shifts: [] as Shift[] }
  for (const shift of shifts) {
    const [first, last] = [window.shifts[0], window.shifts.at(-1)]
    const isNew =
      first === undefined || last === undefined || shift.startTime - last.startTime > gap || shift.startTime - first.startTime > maxWindow
    window = isNew ? { score: shift.value, shifts: [shift] } : { score: window.score + shift.value, shifts: [...window.shifts, shift] }
    if (window.score > worst.score) worst = window
  }
  const [largest] = [...worst.shifts].sort((a, b) => b.value - a.value)
  const isUp = movedUp(largest?.sources ?? [])
  return { score: Math.round(worst.score * 1000) / 1000, sources: placesOf(worst.shifts), ...(isUp && { isUp }) }
}

function placesOf(shifts: Shift[]): Place[] {
  const moved = [...shifts].sort((a, b) => b.value - a.value).flatMap(({ sources }) => sources.map(({ node }) => node))
  return [...new Set(moved)]
    .filter((node) => node instanceof Element)
    .slice(0, 5)
    .map(placeOf)
}
