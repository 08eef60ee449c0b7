import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { logoSvg, paletteOf } from '../logo-svg.ts'
import { breakLines } from './break-lines.ts'
import { isRightToLeft } from './drawable-text.ts'
import { pictureSize, type LaunchPicture } from './launch-picture.ts'

const { width, height } = pictureSize
const edge = 76
const logoSize = 152
const markTop = 534

/** A letter’s outline in font units (`unit` to the em), and its position in ems. */
export type Glyph = { path: string; unit: number; x: number; y: number }
/** One of the image’s two typefaces. Lays out a line, left to right, at font size 1. */
export type Face = (line: string, direction: 'ltr' | 'rtl') => { width: number; glyphs: Glyph[] }
export type Faces = { name: Face; text: Face }

/** `isRight`: aligned to the right. */
type Line = { text: string; y: number; size: number; color: string; face: Face; isRight: boolean }

const ink = '#14212b'
const soft = '#4b5a66'

type Place = { x: number; y: number; size: number; color: string; anchor?: 'start' | 'middle' | 'end'; direction?: 'ltr' | 'rtl' }

function textSvg(line: string, face: Face, { x, y, size, color, anchor = 'start', direction = 'ltr' }: Place): string {
  const { width: wide, glyphs } = face(line, direction)
  const start = x - wide * size * { start: 0, middle: 0.5, end: 1 }[anchor]
  const paths = glyphs.map(({ path, unit, x: across, y: up }) => {
    const [left, top, scale] = [start + across * size, y - up * size, size / unit]
    return path === '' ? '' : `<path transform="matrix(${scale} 0 0 ${-scale} ${left} ${top})" d="${path}"/>`
  })
  return `<g fill="${color}">${paths.join('')}</g>`
}

const directionOf = (text: string) => (isRightToLeft(text) ? 'rtl' : 'ltr')

const lineSvg = ({ text, y, size, color, face, isRight, direction }: Line & { direction: 'ltr' | 'rtl' }): string =>
  textSvg(text, face, { ...(isRight ? { x: width - edge, anchor: 'end' as const } : { x: edge }), y, size, color, direction })

type Size = { size: number; lines: number; step: number }

/** The largest size at which the text fits as a whole, else cut at the smallest. Returns its lines from `top` on, and where they end. */
function fit(
  text: string,
  sizes: readonly Size[],
  place: Pick<Line, 'color' | 'face' | 'isRight'> & { top: number },
): { lines: string[]; bottom: number } {
  const direction = directionOf(text)
  const tries = sizes.map(({ size, step, lines }) => ({
    size,
    step,
    ...breakLines(text, { width: width - 2 * edge, lines }, (part) => place.face(part, direction).width * size),
  }))
  const { size, step, lines } = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1) ?? { size: 0, step: 0, lines: [] }
  const { top, ...look } = place
  return {
    lines: lines.map((line, index) => lineSvg({ ...look, text: line, direction, size, y: top + size * 0.82 + index * step })),
    bottom: top + lines.length * step,
  }
}

const nameSizes: Size[] = [
  { size: 92, lines: 1, step: 102 },
  { size: 72, lines: 1, step: 82 },
  { size: 58, lines: 2, step: 66 },
]
/** As many lines as there is room for, down to the mark at the bottom. */
const taglineSizes = (room: number): Size[] =>
  [44, 36].map((size) => ({ size, step: size * 1.28, lines: Math.max(1, Math.floor(room / (size * 1.28))) }))

/** Logo, name, tagline, category and our mark. The texts must be drawable (drawable-text.ts), logo and icon data: URLs. */
export function pictureSvg({ slug, name, tagline, category, site, host, logo, icon, rail, score }: LaunchPicture, faces: Faces): string {
  const colors = paletteOf(slug)
  const isRight = isRightToLeft(name) || isRightToLeft(tagline)
  const title = fit(name, nameSizes, { top: edge + logoSize + 34, color: ink, face: faces.name, isRight })
  const pitch = fit(tagline, taglineSizes(markTop - 20 - title.bottom), { top: title.bottom + 12, color: soft, face: faces.text, isRight })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#f5f3ee"/>
<path d="M0 0h${width}v14H0z" fill="${colors.strong}"/>
${logo === '' ? drawnLogo(slug, faces.name, isRight) : ownLogo(logo, isRight)}
${score === null ? '' : scoreSvg(score, faces, isRight)}
${category === '' ? '' : categorySvg(category, faces.text, isRight)}
${[...title.lines, ...pitch.lines].join('\n')}
${brandSvg({ site, host, icon, rail }, faces)}
</svg>`
}

/** The launch’s own logo, whole, on white: most are made for light pages. */
function ownLogo(image: string, isRight: boolean): string {
  const frame = `x="${isRight ? width - edge - logoSize : edge}" y="${edge}" width="${logoSize}" height="${logoSize}"`
  return `<clipPath id="logo"><rect ${frame} rx="34"/></clipPath><g clip-path="url(#logo)"><rect ${frame} fill="#fff"/><image ${frame} href="${escapeMarkup(image)}"/></g>`
}

/** The launch’s drawn logo, its letter set in a font that ships with the service. */
function drawnLogo(slug: string, face: Face, isRight: boolean): string {
  const x = isRight ? width - edge - logoSize : edge
  const svg = logoSvg({ slug, name: slug }).replace(
    /^<svg [^>]*>/,
    `<svg x="${x}" y="${edge}" width="${logoSize}" height="${logoSize}" viewBox="0 0 240 240">`,
  )
  const [, letter = ''] = />([^<]+)<\/text>/.exec(svg) ?? []
  const initial = textSvg(letter, face, {
    x: x + logoSize / 2,
    y: edge + logoSize * 0.68,
    size: logoSize * 0.5,
    color: '#fff',
    anchor: 'middle',
  })
  return svg.replace(/<text[^>]*>[^<]*<\/text>/, '') + initial
}

/** The category beside the logo. */
function categorySvg(category: string, face: Face, isRight: boolean): string {
  const size = 28
  const wide = face(category, 'ltr').width * size + 52
  const x = isRight ? width - edge - logoSize - 32 - wide : edge + logoSize + 32
  const y = edge + logoSize / 2 - 30
  return `<rect x="${x}" y="${y}" width="${wide}" height="60" rx="30" fill="none" stroke="#b9b2a2" stroke-width="2"/>${textSvg(category, face, { x: x + wide / 2, y: y + 40, size, color: soft, anchor: 'middle' })}`
}

/** The score of an audit as a dial, opposite the logo. */
function scoreSvg(score: number, faces: Faces, isRight: boolean): string {
  const [x, y, radius] = [isRight ? edge + logoSize / 2 : width - edge - logoSize / 2, edge + logoSize / 2, logoSize / 2 - 8]
  const around = 2 * Math.PI * radius
  const color = score >= 90 ? '#0b6b52' : score >= 70 ? '#a16207' : '#b3261e'
  const ring = `cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="16"`
  return `<circle ${ring} stroke="#dcd7cb"/><circle ${ring} stroke="${color}" stroke-dasharray="${(around * score) / 100} ${around}" transform="rotate(-90 ${x} ${y})"/>
${textSvg(String(score), faces.name, { x, y: y + 16, size: 60, color: ink, anchor: 'middle' })}${textSvg('of 100', faces.text, { x, y: y + 42, size: 20, color: soft, anchor: 'middle' })}`
}

/** The catalog’s icon, name and host at the bottom. */
function brandSvg({ site, host, icon, rail }: Pick<LaunchPicture, 'site' | 'host' | 'icon' | 'rail'>, faces: Faces): string {
  const hostSize = Math.min(28, 560 / Math.max(0.1, faces.text(host, 'ltr').width))
  return `<path d="M0 ${height - 10}h${width}" stroke="${rail}" stroke-width="20"/>
<svg x="${edge}" y="${markTop}" width="48" height="48" viewBox="0 0 32 32"><clipPath id="tile"><rect width="32" height="32" rx="7"/></clipPath><g clip-path="url(#tile)">${icon === '' ? markSvg(rail) : `<image width="32" height="32" href="${escapeMarkup(icon)}"/>`}</g></svg>
${textSvg(site, faces.name, { x: edge + 64, y: markTop + 36, size: 34, color: ink })}
${textSvg(host, faces.text, { x: width - edge, y: markTop + 36, size: hostSize, color: soft, anchor: 'end' })}`
}

const markSvg = (rail: string) =>
  `<path d="M0 0h32v32H0z" fill="${ink}"/><g transform="rotate(14 16 16)"><path d="M4.2 12.6h24.2c-.6 5.4-4.3 8.9-9.2 8.9H9.6c-3.2 0-5.4-3.7-5.4-8.9z" fill="#f5f3ee"/><path d="M13.4 10.6V3.4l8.4 7.2z" fill="#f5f3ee"/><path d="M-4 25.7h44" stroke="${rail}" stroke-width="3.6"/></g>`
