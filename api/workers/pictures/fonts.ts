import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { drawnCharacters } from './drawn-characters.ts'

/** A font of @fontsource-variable: many small files, each for some characters. */
type Family = { name: string; folder: string; files: { path: string; ranges: [first: number, last: number][] }[] }

/** The machine may have no fonts at all, so all scripts that a picture can show come with the service. Under the SIL Open Font License. */
const names = {
  name: 'bricolage-grotesque',
  text: 'geist',
  others: ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai'],
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
  chinese: 'noto-sans-sc',
} as const

const load = createRequire(import.meta.url)
const families = new Map<string, Family>()

function familyOf(name: string): Family {
  const known = families.get(name)
  if (known !== undefined) return known
  const list = load.resolve(`@fontsource-variable/${name}/unicode.json`)
  const folder = dirname(list)
  const slices = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
  const files = slices.map(([slice, text]) => ({
    path: join(folder, 'files', `${name}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]): [number, number] => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }))
  const family = { name, folder, files }
  families.set(name, family)
  return family
}

/** The same Han character is drawn differently in Japanese, Korean and Chinese: kana or hangul in the text tell which. */
function eastAsian(text: string) {
  const { japanese, korean, chinese } = names
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [japanese, korean, chinese] as const
  return /\p{sc=Hangul}/u.test(text) ? ([korean, chinese, japanese] as const) : ([chinese, japanese, korean] as const)
}

/** Drawn as nothing, so that no font needs to have them: joiners and variation selectors. */
const isInvisible = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

export type Fonts = {
  buffers: Uint8Array[]
  canDraw: (character: string) => boolean
  /** The name of the font that draws a character in a face, as the font itself says it. */
  familyOf: (face: 'name' | 'text', character: string) => string
}

/** What the fonts call themselves once they are cut down: a variable font has the name of its first instance. */
const ownNames = {
  [names.name]: 'Bricolage Grotesque 96pt ExtraBold',
  [names.text]: 'Geist',
  'noto-sans': 'Noto Sans',
  'noto-sans-arabic': 'Noto Sans Arabic',
  'noto-sans-hebrew': 'Noto Sans Hebrew Thin',
  'noto-sans-thai': 'Noto Sans Thai',
  [names.japanese]: 'Noto Sans JP Thin',
  [names.korean]: 'Noto Sans KR Thin',
  [names.chinese]: 'Noto Sans SC Thin',
}

/** Everything a font draws besides the texts: the space before a mark, and what ends a cut line. */
const always = ' …'

/** Adds the parts of a family that draw some of `codes`, and returns those that it can’t draw. */
async function addFamily(name: string, weight: number, codes: ReadonlySet<number>, buffers: Uint8Array[]): Promise<Set<number>> {
  const left = new Set(codes)
  for (const { path, ranges } of familyOf(name).files) {
    const claimed = [...left].filter((code) => ranges.some(([first, last]) => code >= first && code <= last))
    if (claimed.length === 0) continue
    const text = String.fromCodePoint(...claimed) + always
    const font = await subsetFont(readFileSync(path), text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
    const drawn = drawnCharacters(font)
    const found = claimed.filter((code) => drawn.has(code))
    if (found.length > 0) buffers.push(font)
    for (const code of found) left.delete(code)
  }
  return left
}

/** The fonts for a picture, cut down to its characters: `name` and `text` are set in faces of their own, where those have the characters. */
export async function fontsFor(texts: { name: string; text: string }): Promise<Fonts> {
  const codesOf = (text: string) => new Set(Array.from(`${text}${always}`, (character) => character.codePointAt(0) ?? 32))
  const codes = { name: codesOf(texts.name), text: codesOf(texts.text) }
  const buffers: Uint8Array[] = []
  const missing = {
    name: await addFamily(names.name, 700, codes.name, buffers),
    text: await addFamily(names.text, 500, codes.text, buffers),
  }
  let left = new Set([...missing.name, ...missing.text].filter((code) => !isInvisible(code)))
  const drawnBy = new Map<number, string>()
  for (const name of [...names.others, ...eastAsian(`${texts.name} ${texts.text}`)]) {
    const rest = await addFamily(name, 600, left, buffers)
    for (const code of left) if (!rest.has(code)) drawnBy.set(code, ownNames[name])
    left = rest
  }
  const codeOf = (character: string) => character.codePointAt(0) ?? 32
  return {
    buffers,
    canDraw: (character) => Array.from(character).every((one) => !left.has(codeOf(one))),
    familyOf: (face, character) =>
      (missing[face].has(codeOf(character)) ? drawnBy.get(codeOf(character)) : undefined) ?? ownNames[names[face]],
  }
}
