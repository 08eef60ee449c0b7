import { contrastRatio } from '../../color.ts'
import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { isPictured, namesOf, textOn, wait } from '../named.ts'

/** A full turn, on and off again, that people see as blinking rather than fading, and how long it may go on (WCAG 2.2, 2.2.2). In milliseconds. */
const longestTurn = 1200
const longestRun = 5000
/** Of switches without any fading. */
const longestSwitch = 2200
const fewestChanges = 4
const watchedMs = 4500
const maxRecords = 2000
const harmless = /cursor|caret|skeleton|shimmer|load|spinner|type[dwr]|scroll|chevron|arrow/i
const stopWords = /^(?:pause|stop|anhalten|pausieren|arrêter|detener|ferma|parar)\b/i

type Sight = { seen: number; color: string; ground: string }
const sightOf = (element: Element): Sight => {
  const { opacity, visibility, display, color, backgroundColor } = getComputedStyle(element)
  return { seen: visibility === 'hidden' || display === 'none' ? 0 : Number(opacity), color, ground: backgroundColor }
}
const areFar = (one: Sight, other: Sight): boolean =>
  Math.abs(one.seen - other.seen) >= 0.6 ||
  (['color', 'ground'] as const).some((name) => {
    const [a, b] = [parseColor(one[name]), parseColor(other[name])]
    return a.alpha > 0.5 && b.alpha > 0.5 && contrastRatio(a.rgb, b.rgb) >= 2
  })

/** Starts to watch for texts that blink. What it returns gives those that still did at the end, unless the page has a button to stop them. */
export function watchBlinking(): () => Promise<Element[]> {
  const start = performance.now()
  const changes = new Map<Element, { at: number; sight: Sight }[]>()
  let records = 0
  const observer = new MutationObserver((list) => {
    for (const { target } of list) {
      if (!(target instanceof HTMLElement) || ++records > maxRecords) continue
      const known = changes.get(target) ?? []
      changes.set(target, [...known, { at: performance.now(), sight: sightOf(target) }])
    }
  })
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style', 'class', 'hidden'] })
  return async () => {
    while ([...changes].some(mayBlink) && performance.now() < start + watchedMs) await wait(100)
    observer.disconnect()
    const scripted = [...changes].filter(([, seen]) => isBlinking(seen)).map(([element]) => element)
    const found = [...scripted, ...findAnimated()].filter((one) => isRead(one) && !isPictured(one) && !harmless.test(namesOf(one)))
    const canStop = found.length > 0 && [...document.querySelectorAll('button, [role="button"]')].some((one) => stopWords.test(textOn(one)))
    return canStop ? [] : [...new Set(found)]
  }
}

const isRead = ({ textContent }: Element) => /\p{L}{4}/u.test(textContent ?? '') && !harmless.test(textContent ?? '')

/** Whether it’s worth to watch on: a text was hidden, changed just now, or changed and changed back. */
const mayBlink = ([element, seen]: [Element, Seen]): boolean => {
  const [first, second] = seen
  if (first === undefined || !isRead(element) || seen.length >= fewestChanges) return false
  return second === undefined ? first.sight.seen === 0 || performance.now() - first.at < longestTurn : isByTurns(seen)
}

type Seen = readonly { at: number; sight: Sight }[]

/** Whether a script switches between two sights that differ. */
function isByTurns(seen: Seen): boolean {
  const sights = seen.map(({ sight }) => JSON.stringify(sight))
  const [first, second] = seen
  return (
    first !== undefined &&
    second !== undefined &&
    new Set(sights).size === 2 &&
    sights.every((sight, at) => sight !== sights[at - 1]) &&
    areFar(first.sight, second.sight)
  )
}

function isBlinking(seen: Seen): boolean {
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || seen.length < fewestChanges || !isByTurns(seen)) return false
  return ((last.at - first.at) / (seen.length - 1)) * 2 <= longestSwitch
}

/** What a style sheet’s animation makes blink. */
const findAnimated = (): Element[] =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || effect.target === null || effect.pseudoElement !== null || playState !== 'running') return []
    const { duration, iterations = 1, direction } = effect.getComputedTiming()
    const once = Number(duration)
    if (!(once * iterations > longestRun) || once * (direction?.startsWith('alternate') ? 2 : 1) > longestTurn) return []
    const now = sightOf(effect.target)
    const frames = effect.getKeyframes().map(({ opacity, visibility, color, backgroundColor }): Sight => ({
      seen: visibility === 'hidden' ? 0 : Number(opacity ?? 1),
      color: String(color ?? now.color),
      ground: String(backgroundColor ?? now.ground),
    }))
    return frames.some((one) => frames.some((other) => areFar(one, other))) ? [effect.target] : []
  })
