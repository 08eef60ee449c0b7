import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'
import { decompress } from 'wawoff2'

/** One file of a font at one weight. `unit` is its units per em. */
export type LoadedFont = { font: Font; unit: number }

/** A file of @fontsource-variable, which splits each font into many, and the characters it may contain. */
type FontFile = { path: string; ranges: [first: number, last: number][] }

const load = createRequire(import.meta.url)
const known = new Map<string, FontFile[]>()

function filesOf(family: string): FontFile[] {
  const before = known.get(family)
  if (before !== undefined) return before
  const list = load.resolve(`@fontsource-variable/${family}/unicode.json`)
  const slices = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
  const files = slices.map(([slice, text]) => ({
    path: join(dirname(list), 'files', `${family}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]): [number, number] => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }))
  known.set(family, files)
  return files
}

/** About 200 KB each; an image needs about ten. */
const loaded = new LRUCache<string, LoadedFont>({ max: 60 })

async function loadFile(path: string, weight: number): Promise<LoadedFont> {
  const key = `${weight} ${path}`
  const before = loaded.get(key)
  if (before !== undefined) return before
  const face = new Face(new Blob(await decompress(readFileSync(path))))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const file = { font, unit: face.upem }
  loaded.set(key, file)
  return file
}

/** The file of a font family that has all of these code points; null if none does. */
export async function findFont(family: string, weight: number, codes: readonly number[]): Promise<LoadedFont | null> {
  const [first = 0] = codes
  for (const { path, ranges } of filesOf(family)) {
    if (!ranges.some(([from, to]) => first >= from && first <= to)) continue
    const file = await loadFile(path, weight)
    if (codes.every((code) => (file.font.nominalGlyph(code) ?? 0) !== 0)) return file
  }
  return null
}
