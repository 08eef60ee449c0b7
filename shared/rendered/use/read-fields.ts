import { blend, contrastRatio, type Rgb } from '../../color.ts'
import { parseColor, type Paint } from '../accessibility/parse-color.ts'
import { plainGround } from '../ground.ts'
import { placeOf } from '../place.ts'
import { listed, type FaultyText } from '../rendered.ts'

const fields =
  'textarea, select, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="submit"], [type="button"], [type="reset"], [type="image"])'
/** Below this, letters can’t be told from what’s behind them. */
const leastContrast = 1.4

/** Fields in which the entered or chosen text, or a placeholder used as a label, is unreadable. */
export function findBlindFields(): FaultyText[] {
  const found = [...document.querySelectorAll<HTMLInputElement>(fields)].filter((field) => {
    const { width, height } = field.getBoundingClientRect()
    if (width < 40 || height < 12 || !field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const ground = plainGround(field)
    if (ground === null || field.closest('[aria-hidden="true"], [inert]') !== null) return false
    const { color, webkitTextFillColor, textShadow } = getComputedStyle(field)
    if (textShadow !== 'none') return false
    const isBlind = isLost(parseColor(webkitTextFillColor || color), ground)
    return isBlind || isPlaceholderLost(field, ground)
  })
  return found.slice(0, listed).map((field) => ({ place: placeOf(field), text: nameOf(field) }))
}

function isPlaceholderLost(field: HTMLInputElement, ground: Rgb): boolean {
  if (!field.placeholder?.trim() || field.value !== '' || [...(field.labels ?? [])].some((label) => label.innerText.trim() !== ''))
    return false
  const { color, opacity } = getComputedStyle(field, '::placeholder')
  const { rgb, alpha } = parseColor(color)
  // Labels that lie on the field stand in for placeholders made transparent on purpose.
  return alpha * Number(opacity) > 0.3 && contrastRatio(blend(rgb, alpha * Number(opacity), ground), ground) < 1.15
}

const isLost = ({ rgb, alpha }: Paint, ground: Rgb): boolean => contrastRatio(blend(rgb, alpha, ground), ground) < leastContrast

const nameOf = (field: HTMLInputElement): string =>
  (field.labels?.[0]?.innerText || field.getAttribute('aria-label') || field.placeholder || field.name || field.localName)
    .trim()
    .slice(0, 60)
