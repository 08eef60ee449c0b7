import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { isSeen } from '../named.ts'

/** `share` is the part of its track that a bar fills, `said` the number beside it, both from 0 to 1. */
type Bar = { fill: Element; share: number; said: number }

const candidates =
  'progress, meter, [style*="width"], [style*="scaleX"], [style*="--"], [class*="fill" i], [class*="bar" i], [class*="progress" i], [class*="level" i]'
const maxBars = 300
/** What a percentage is about when it isn’t what the bar shows. */
const others = /\boff\b|sav(?:e|ing)|discount|rabatt|faster|slower|more than|fewer|less|up to|\+|[<>≥≤]/i
/** How far a bar may be from its number. */
const tolerance = 0.1

/** The part of its track that an element fills, if it’s a bar that lies along one. */
function shareOf(fill: Element): number | null {
  if (fill instanceof HTMLProgressElement) return fill.position < 0 ? null : fill.position
  if (fill instanceof HTMLMeterElement) return (fill.value - fill.min) / (fill.max - fill.min)
  const track = fill.parentElement
  if (track === null || fill.querySelector('p, div, li, img, svg') !== null || fill.getAnimations().length > 0) return null
  const [own, around] = [fill.getBoundingClientRect(), track.getBoundingClientRect()]
  const { backgroundColor, backgroundImage, display } = getComputedStyle(fill)
  const ground = getComputedStyle(track)
  const isPainted = (color: string, image: string) => parseColor(color).alpha > 0.05 || image !== 'none'
  const isAlong = own.height >= 2 && own.height <= 40 && around.height - own.height <= 8 && Math.abs(own.left - around.left) <= 6
  const isBar = isAlong && around.width >= 60 && display !== 'inline' && track.childElementCount <= 2
  if (!isBar || !isPainted(backgroundColor, backgroundImage) || !isPainted(ground.backgroundColor, ground.backgroundImage)) return null
  return own.width / around.width
}

/** The only share that the text around a bar states: 80%, 4 of 5, or 4.5/5. */
function saidBeside(fill: Element, isBar: (one: Element) => boolean): number | null {
  let at = fill.parentElement
  for (let up = 0; up < 4 && at !== null && at !== document.body; up += 1, at = at.parentElement) {
    if ([...at.querySelectorAll(candidates)].filter(isBar).length > 1) return null
    const text = at.innerText
    if (text.length > 160 || others.test(text)) return null
    const percents = [...text.matchAll(/(\d{1,3}(?:[.,]\d+)?)\s?%/g)]
    const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(?:\/|of|von|sur|de|di)\s*(\d+)/g)]
    const [found] = percents.length === 0 ? parts : percents
    if (found === undefined) continue
    if (percents.length + parts.length > 1) return null
    const number = (text = '') => Number(text.replace(',', '.'))
    const said = number(found[1]) / (percents.length > 0 ? 100 : number(found[2]))
    return said >= 0 && said <= 1 ? said : null
  }
  return null
}

/** Bars that are longer or shorter than the number beside them says. Bars of a group may be drawn to another scale, and count what is left. */
export function findWrongBars(): Element[] {
  const shares = new Map<Element, number>()
  for (const fill of [...document.querySelectorAll(candidates)].filter(isSeen).slice(0, maxBars)) {
    const share = shareOf(fill)
    if (share !== null && !shares.has(fill)) shares.set(fill, share)
  }
  const bars = [...shares].flatMap(([fill, share]): Bar[] => {
    const said = saidBeside(fill, (one) => shares.has(one))
    // A bar may only fill once something else has happened.
    return said === null || (share < 0.02 && said > 0.02) ? [] : [{ fill, share, said }]
  })
  return bars
    .filter(({ fill, share, said }) => {
      const group = bars.filter((other) => other.fill.className === fill.className && other.said > 0)
      const scales = group.map((other) => other.share / other.said).sort((a, b) => a - b)
      const scale = group.length > 2 ? (scales[Math.floor(scales.length / 2)] ?? 1) : 1
      return [said, 1 - said, said * scale].every((expected) => Math.abs(share - expected) > tolerance)
    })
    .map(({ fill }) => fill.parentElement ?? fill)
}
