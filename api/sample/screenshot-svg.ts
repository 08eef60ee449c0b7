import { escapeMarkup } from '../../shared/escape-markup.ts'
import { paletteOf, type Palette, logoSvg } from '../drawing/logo-svg.ts'
import { seeded } from '../../shared/seeded.ts'
import { paths } from '../../shared/paths.ts'
import { sampleProducts } from './sample-products.ts'

type Shown = { slug: string; name: string; tagline: string }

/** A window of the product, 1280 by 800, on a colored ground. `number` counts from 1; neighbours show different kinds of window. */
export function screenshotSvg({ slug, name, tagline }: Shown, number: number): string {
  const colors = paletteOf(slug)
  const window = windows[(seeded(slug, windows.length) + number) % windows.length] ?? board
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800" role="img" aria-label="${escapeMarkup(`${name}, screenshot ${number}`)}" font-family="ui-sans-serif, 'Inter', 'Segoe UI', system-ui, sans-serif">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors.bright}"/><stop offset="1" stop-color="${colors.strong}"/></linearGradient>
<clipPath id="c"><rect x="120" y="96" width="1040" height="640" rx="18"/></clipPath>
</defs>
<rect width="1280" height="800" fill="url(#g)"/>
<circle cx="${180 + seeded(`${slug}${number}`, 900)}" cy="60" r="320" fill="#fff" opacity="0.1"/>
<rect x="120" y="112" width="1040" height="640" rx="22" fill="${colors.deep}" opacity="0.28"/>
<g clip-path="url(#c)"><rect x="120" y="96" width="1040" height="640" fill="#fff"/>
<rect x="120" y="96" width="1040" height="52" fill="${colors.pale}"/>
${[0, 1, 2].map((index) => `<circle cx="${150 + index * 24}" cy="122" r="7" fill="${colors.strong}" opacity="${0.75 - index * 0.25}"/>`).join('')}
${label(640, 122, name, colors.ink, 17, 600, 'middle')}
${window(colors, `${slug} ${number}`, tagline)}
</g>
</svg>`
}

type Window = (colors: Palette, seed: string, tagline: string) => string

const label = (x: number, y: number, text: string, fill: string, size: number, weight: number, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" dominant-baseline="central" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`

const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(height / 2, 12)}" fill="${fill}" opacity="${opacity}"/>`

const many = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('')

const sidebar = ({ pale, ink, strong }: Palette, seed: string): string =>
  `<rect x="120" y="148" width="220" height="588" fill="${pale}"/>` +
  bar(136, 176, 188, 38, strong, 0.16) +
  many(8, (row) => bar(156, 188 + row * 50, 80 + seeded(`${seed} side ${row}`, 80), 14, row === 0 ? strong : ink, row === 0 ? 1 : 0.22))

/** Figures over a column chart. */
const figures: Window = (colors, seed, tagline) =>
  sidebar(colors, seed) +
  label(380, 192, tagline, colors.ink, 24, 700) +
  many(3, (index) => {
    const x = 380 + index * 252
    const value = (1 + seeded(`${seed} figure ${index}`, 98)).toString() + [' %', '', ' h'][index]
    return (
      bar(x, 232, 232, 112, colors.pale) + bar(x + 20, 254, 92, 12, colors.ink, 0.3) + label(x + 20, 304, value, colors.strong, 38, 700)
    )
  }) +
  bar(380, 368, 736, 336, colors.pale, 0.6) +
  many(14, (index) => {
    const height = 60 + seeded(`${seed} column ${index}`, 200)
    return bar(410 + index * 50, 676 - height, 30, height, index === 9 ? colors.bright : colors.strong, index === 9 ? 1 : 0.8)
  })

/** Cards in three columns. */
const board: Window = (colors, seed, tagline) =>
  label(160, 192, tagline, colors.ink, 24, 700) +
  many(3, (column) => {
    const x = 160 + column * 326
    const cards = 3 + seeded(`${seed} cards ${column}`, 2)
    return (
      `<rect x="${x}" y="230" width="306" height="520" rx="14" fill="${colors.pale}"/>` +
      bar(x + 20, 252, 96, 14, colors.ink, 0.45) +
      many(cards, (row) => {
        const y = 286 + row * 112
        const lead = row === 0 && column === 1
        return (
          bar(x + 14, y, 278, 98, lead ? colors.strong : '#fff') +
          bar(x + 32, y + 24, 120 + seeded(`${seed} card ${column} ${row}`, 90), 14, lead ? '#fff' : colors.ink, lead ? 0.95 : 0.6) +
          bar(x + 32, y + 50, 90 + seeded(`${seed} line ${column} ${row}`, 120), 10, lead ? '#fff' : colors.ink, lead ? 0.55 : 0.2) +
          `<circle cx="${x + 266}" cy="${y + 74}" r="11" fill="${colors.bright}"/>`
        )
      })
    )
  })

/** A page of writing beside a list. */
const page: Window = (colors, seed, tagline) =>
  sidebar(colors, seed) +
  bar(420, 196, 64, 8, colors.strong) +
  label(420, 240, tagline, colors.ink, tagline.length > 36 ? 24 : 32, 700) +
  many(12, (row) => {
    const gap = row % 5 === 4
    return gap
      ? ''
      : bar(
          420,
          298 + row * 34,
          row % 5 === 3 ? 260 + seeded(`${seed} end ${row}`, 200) : 640 - seeded(`${seed} row ${row}`, 40),
          12,
          colors.ink,
          0.24,
        )
  }) +
  bar(420, 298, 300, 12, colors.bright, 0.9)

/** Pictures in a grid. */
const gallery: Window = (colors, seed, tagline) =>
  label(160, 192, tagline, colors.ink, 24, 700) +
  bar(1000, 174, 120, 38, colors.strong) +
  label(1060, 193, '+', '#fff', 20, 700, 'middle') +
  many(8, (index) => {
    const [x, y] = [160 + (index % 4) * 244, 236 + Math.floor(index / 4) * 250]
    const lift = seeded(`${seed} hill ${index}`, 60)
    return (
      `<svg x="${x}" y="${y}" width="228" height="180"><rect width="228" height="180" rx="12" fill="${index % 3 ? colors.pale : colors.bright}"/>` +
      `<circle cx="${60 + lift * 2}" cy="${40 + lift / 3}" r="20" fill="${colors.bright}" opacity="0.9"/>` +
      `<path d="M0 ${150 - lift} Q 70 ${90 - lift / 2} 120 ${140 - lift / 3} T 228 ${110 + lift / 2} V 168 Q 228 180 216 180 H 12 Q 0 180 0 168 Z" fill="${colors.strong}" opacity="0.85"/></svg>` +
      bar(x, y + 192, 110 + lift, 12, colors.ink, 0.4)
    )
  })

const windows: Window[] = [figures, board, page, gallery]

/** `logos/{slug}.svg` or `screenshots/{slug}-{number from 1}.svg`; null if there is none. */
export function artworkAt(path: string): string | null {
  const { kind, file } = paths.sampleImage.match(path) ?? {}
  const [, logoSlug, shotSlug, number] = /^(?:logos\/([a-z0-9-]+)|screenshots\/([a-z0-9-]+)-([1-9]))\.svg$/.exec(`${kind}/${file}`) ?? []
  const product = sampleProducts.find(({ slug }) => slug === (logoSlug ?? shotSlug))
  if (product === undefined) return null
  return number === undefined ? logoSvg(product) : screenshotSvg(product, Number(number))
}
