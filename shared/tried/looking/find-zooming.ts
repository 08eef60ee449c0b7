import { isPictured, isSeen } from '../named.ts'

const phoneWidth = 500
/** In CSS pixels. Safari on iPhones zooms in when a field with smaller text takes the focus. */
const least = 16
const fields =
  'textarea, select, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="submit"], [type="button"], [type="reset"], [type="image"])'

/** Fields on a phone whose small text makes the page zoom in. A page that fixes its scale doesn’t. */
export function findZooming(): Element[] {
  const scale = document.querySelector<HTMLMetaElement>('meta[name="viewport" i]')?.content ?? ''
  if (
    innerWidth > phoneWidth ||
    !/width\s*=\s*device-width/i.test(scale) ||
    /maximum-scale\s*=\s*1(?:\.0+)?(?![\d.])|user-scalable\s*=\s*(?:no|0)/i.test(scale)
  )
    return []
  return [...document.querySelectorAll<HTMLInputElement>(fields)]
    .filter(
      (one) =>
        isSeen(one) && !one.disabled && !one.readOnly && !isPictured(one) && Number.parseFloat(getComputedStyle(one).fontSize) < least,
    )
    .slice(0, 8)
}
