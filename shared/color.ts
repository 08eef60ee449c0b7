/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const hexOf = (color: Rgb): string => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Reads `#rrggbb`; null for anything else. */
export function fromHex(hex: string): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** WCAG 2.2, relative luminance. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG 2.2, contrast ratio: from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** `color` with some opacity over `ground`. */
export function blend(color: Rgb, opacity: number, ground: Rgb): Rgb {
  const mix = (above: number, below: number) => above * opacity + below * (1 - opacity)
  return [mix(color[0], ground[0]), mix(color[1], ground[1]), mix(color[2], ground[2])]
}

/** Hue, saturation and lightness (CSS Color 4, section 7.1), from 0 to 1. */
function toHsl([red, green, blue]: Rgb): [number, number, number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  const lightness = max - range / 2
  if (range === 0) return [0, 0, lightness]
  const sixth = max === r ? (g - b) / range + 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [(sixth % 6) / 6, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl([hue, saturation, lightness]: [number, number, number]): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const at = (offset + hue * 12) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [part(0), part(8), part(4)]
}

const steps = 400

/**
 * The color closest to `color` that reaches a contrast ratio on `ground`: same hue and saturation, only as much lighter or darker as
 * needed. Black or white if the hue can’t reach it.
 */
export function nearestReadable(color: Rgb, ground: Rgb, ratio: number): Rgb {
  if (contrastRatio(color, ground) >= ratio) return color
  const [hue, saturation, lightness] = toHsl(color)
  for (let step = 1; step <= steps; step += 1) {
    for (const changed of [lightness - step / steps, lightness + step / steps]) {
      if (changed < 0 || changed > 1) continue
      const candidate = fromHsl([hue, saturation, changed])
      if (contrastRatio(candidate, ground) >= ratio) return candidate
    }
  }
  const [black, white]: [Rgb, Rgb] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  return contrastRatio(black, ground) > contrastRatio(white, ground) ? black : white
}
