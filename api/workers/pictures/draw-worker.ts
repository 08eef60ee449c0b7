import { platform, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { drawableText, charactersOf } from '../../drawing/launch-picture/drawable-text.ts'
import type { LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import { lineRuns } from '../../drawing/launch-picture/line-runs.ts'
import { pictureSvg, type Face, type Glyph } from '../../drawing/launch-picture/picture-svg.ts'
import { logoImage } from './logo-image.ts'
import { rendering, renderSvg } from './render-svg.ts'
import { Buffer, Direction, shape } from 'harfbuzzjs'
import { type LoadedFont, findFont } from './font-files.ts'

// Threads have their own priority only on Linux; elsewhere this would slow down the whole service.
// Findings go before pictures.
if (platform() === 'linux' && !isMainThread) setPriority(10)

export { fitPicture } from './fit-picture.ts'

type Task = { picture: LaunchPicture; logo: Uint8Array | null; icon: Uint8Array | null }

/** The social image of a launch as a PNG, with the files of its logo and of the catalog’s icon. Runs in a worker thread (picture-drawer.ts). Accepts any text and file. */
export const drawPicture = (task: Task): Promise<Uint8Array> => rendering(() => draw(task))

/** What a new thread does before its first task: it loads the renderer and the fonts of most pictures. */
export async function warmUp(): Promise<void> {
  const picture = {
    slug: 'lanterna',
    name: 'Lanterna',
    tagline: 'Tides on your wrist',
    category: 'Tools',
    logo: '',
    site: 'Catalog',
    host: 'example.com',
    icon: '',
    rail: '#000',
    score: null,
  }
  await drawPicture({ picture, logo: null, icon: null })
}

async function draw({ picture, logo, icon }: Task): Promise<Uint8Array> {
  const line = { name: drawableText(picture.name), tagline: drawableText(picture.tagline), category: drawableText(picture.category) }
  const fontOf = await fontsFor({
    name: `${line.name}${picture.slug}${picture.slug.toUpperCase()}${picture.site}${picture.score ?? ''}`,
    text: `${line.tagline}${line.category}${picture.host}of 100`,
  })
  const inFace = (face: FaceName, text: string) => drawableText(text, (character) => fontOf(face, character) !== null)
  const drawn = {
    ...picture,
    logo: drawnImage(logo),
    icon: drawnImage(icon),
    name: inFace('name', line.name) || picture.slug,
    tagline: inFace('text', line.tagline),
    category: inFace('text', line.category),
  }
  const svg = pictureSvg(drawn, { name: faceOf('name', fontOf), text: faceOf('text', fontOf) })
  return renderSvg(svg).png
}

/** As a data: URL; empty for one that the renderer would leave out, such as a damaged file. */
function drawnImage(file: Uint8Array | null): string {
  const image = file && logoImage(file)
  return image !== null && isDrawn(image) ? image : ''
}

const isDrawn = (image: string): boolean =>
  renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image width="64" height="64" href="${image}"/></svg>`,
  ).pixels.some((value) => value !== 0)

/** Lays out lines in a typeface. Cached, because line breaking measures the same words again and again. */
function faceOf(face: FaceName, fontOf: FontOf): Face {
  const lines = new Map<string, ReturnType<Face>>()
  return (text, direction) => {
    const key = `${direction} ${text}`
    const before = lines.get(key)
    if (before !== undefined) return before
    const line: ReturnType<Face> = { width: 0, glyphs: [] }
    for (const { text: run, font, isRtl } of lineRuns(text, direction, (character) => fontOf(face, character))) {
      const { width, glyphs } = shapeRun(run, font, isRtl)
      for (const glyph of glyphs) line.glyphs.push({ ...glyph, x: line.width + glyph.x })
      line.width += width
    }
    lines.set(key, line)
    return line
  }
}

/** The glyphs of a text in one font and direction, from left to right, in ems. */
function shapeRun(text: string, { font, unit }: LoadedFont, isRtl: boolean): { width: number; glyphs: Glyph[] } {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let x = 0
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }): Glyph => {
    const glyph = { path: font.glyphToPath(codepoint), unit, x: (x + xOffset) / unit, y: yOffset / unit }
    x += xAdvance
    return glyph
  })
  return { width: x / unit, glyphs }
}

/** The machine may have no fonts at all, so fonts for every supported script ship with the service, under the SIL Open Font License. */
const others = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai']

/** The image’s two typefaces: the font tried first, and the weight in any script. */
const faces = { name: { family: 'bricolage-grotesque', weight: 700 }, text: { family: 'geist', weight: 500 } }
type FaceName = keyof typeof faces

/** Japanese, Korean and Chinese draw the same Han character differently; kana or hangul in the text says which to use. */
function eastAsian(text: string): string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']
  return /\p{sc=Hangul}/u.test(text) ? ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'] : ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
}

/** Joiners and variation selectors are invisible, so no font needs to have them. */
const isInvisible = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

/** The font for a character in a typeface; null if none has it. */
type FontOf = (face: FaceName, character: string) => LoadedFont | null

/** Finds a font for each character of the texts, and for the ellipsis. */
async function fontsFor(texts: Record<FaceName, string>): Promise<FontOf> {
  const families = [...others, ...eastAsian(`${texts.name} ${texts.text}`)]
  const found = { name: new Map<string, LoadedFont>(), text: new Map<string, LoadedFont>() }
  for (const face of ['name', 'text'] as const) {
    const { family: own, weight } = faces[face]
    for (const character of new Set(charactersOf(`${texts[face]} …`))) {
      const codes = Array.from(character, (one) => one.codePointAt(0) ?? 32).filter((code) => !isInvisible(code))
      for (const family of codes.length === 0 ? [] : [own, ...families]) {
        const font = await findFont(family, weight, codes)
        if (font === null) continue
        found[face].set(character, font)
        break
      }
    }
  }
  return (face, character) => found[face].get(character) ?? null
}
