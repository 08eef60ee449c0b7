import { escapeMarkup } from '../../shared/escape-markup.ts'
import { paletteOf, type Palette } from './palette.ts'
import { seeded } from '../../shared/seeded.ts'

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
