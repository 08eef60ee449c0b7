import { escapeMarkup } from '../../shared/escape-markup.ts'
import { seeded } from '../../shared/seeded.ts'
import { hexOf } from '../../shared/color.ts'

type Named = { slug: string; name: string }

/** A square app icon of 240 by 240: one of six grounds, with the name's first letter. The same slug gives the same picture. */
export function logoSvg({ slug, name }: Named): string {
  const colors = paletteOf(slug)
  const ground = grounds[seeded(`${slug} ground`, grounds.length)] ?? rings
  const initial = String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" role="img" aria-label="${escapeMarkup(name)}">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors.strong}"/><stop offset="1" stop-color="${colors.deep}"/></linearGradient>
<clipPath id="c"><rect width="240" height="240" rx="54"/></clipPath>
</defs>
<g clip-path="url(#c)"><rect width="240" height="240" fill="url(#g)"/>
${ground(colors, seeded(slug, 360))}
</g>
<text x="120" y="124" text-anchor="middle" dominant-baseline="central" font-family="ui-rounded, 'Avenir Next', 'Segoe UI', system-ui, sans-serif" font-size="118" font-weight="700" fill="#fff">${escapeMarkup(initial)}</text>
</svg>`
}

type Ground = (colors: Palette, angle: number) => string

const rings: Ground = ({ bright }, angle) =>
  [190, 146, 102].map((radius) => `<circle cx="${angle % 2 ? 210 : 30}" cy="214" r="${radius}" fill="${bright}" opacity="0.2"/>`).join('')

const waves: Ground = ({ bright }) =>
  [150, 178, 206]
    .map((y) => `<path d="M-10 ${y} q 32 -34 65 0 t 65 0 t 65 0 t 65 0 V 250 H -10 Z" fill="${bright}" opacity="0.24"/>`)
    .join('')

const tiles: Ground = ({ bright }, angle) =>
  Array.from({ length: 16 }, (_, index) => {
    const shade = seeded(`${angle} ${index}`, 5) * 0.1
    return `<rect x="${(index % 4) * 60}" y="${Math.floor(index / 4) * 60}" width="60" height="60" fill="${bright}" opacity="${shade.toFixed(1)}"/>`
  }).join('')

const fold: Ground = ({ bright }, angle) =>
  `<path d="M0 0 H240 L${angle % 2 ? 0 : 240} 240 Z" fill="${bright}" opacity="0.28"/><path d="M0 240 L120 120 L240 240 Z" fill="#fff" opacity="0.1"/>`

const rays: Ground = ({ bright }, angle) =>
  Array.from({ length: 9 }, (_, index) => {
    const turn = (angle + index * 40) % 360
    return `<path d="M120 120 L106 -90 L134 -90 Z" transform="rotate(${turn} 120 120)" fill="${bright}" opacity="0.26"/>`
  }).join('')

const dots: Ground = ({ bright }) =>
  Array.from({ length: 49 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    return `<circle cx="${column * 36 + 12}" cy="${row * 36 + 12}" r="${(2 + (column + row) * 0.9).toFixed(1)}" fill="${bright}" opacity="0.32"/>`
  }).join('')

const grounds: Ground[] = [rings, waves, tiles, fold, rays, dots]

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
