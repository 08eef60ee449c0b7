import { hexOf } from '../../shared/color.ts'
import { seeded } from '../../shared/seeded.ts'

export type Palette = { deep: string; strong: string; bright: string; pale: string; ink: string }

/** Hues a designer might choose; an even wheel gives too many greens. */
const hues = [4, 18, 32, 46, 88, 146, 166, 186, 204, 222, 242, 262, 284, 318, 340]

export function paletteOf(slug: string): Palette {
  const hue = hues[seeded(slug, hues.length)] ?? 0
  const turn = [28, -34, 150][seeded(`${slug} turn`, 3)] ?? 28
  return {
    deep: oklch(0.32, 0.08, hue),
    strong: oklch(0.58, 0.16, hue),
    bright: oklch(0.78, 0.14, hue + turn),
    pale: oklch(0.965, 0.018, hue),
    ink: oklch(0.28, 0.03, hue),
  }
}

/** As sRGB, which every SVG renderer supports (CSS Color 4, section 18: OKLab to linear sRGB). Colors outside the gamut are clipped. */
function oklch(lightness: number, chroma: number, angle: number): string {
  const [a, b] = [chroma * Math.cos((angle * Math.PI) / 180), chroma * Math.sin((angle * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const [red = 0, green = 0, blue = 0] = linear.map((part) => {
    const light = Math.min(1, Math.max(0, part))
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
  })
  return hexOf([red, green, blue])
}
