import { charactersOf } from '../../drawing/launch-picture/drawable-text.ts'
import { findFont, type LoadedFont } from './font-files.ts'

/** The machine may have no fonts at all, so fonts for every supported script ship with the service, under the SIL Open Font License. */
const others = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai']

/** The image’s two typefaces: the font tried first, and the weight in any script. */
const faces = { name: { family: 'bricolage-grotesque', weight: 700 }, text: { family: 'geist', weight: 500 } }
export type FaceName = keyof typeof faces

/** Japanese, Korean and Chinese draw the same Han character differently; kana or hangul in the text says which to use. */
function eastAsian(text: string): string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']
  return /\p{sc=Hangul}/u.test(text) ? ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'] : ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
}

/** Joiners and variation selectors are invisible, so no font needs to have them. */
const isInvisible = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

/** The font for a character in a typeface; null if none has it. */
export type FontOf = (face: FaceName, character: string) => LoadedFont | null

/** Finds a font for each character of the texts, and for the ellipsis. */
export async function fontsFor(texts: Record<FaceName, string>): Promise<FontOf> {
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
