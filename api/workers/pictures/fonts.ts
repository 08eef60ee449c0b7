import { charactersOf } from '../../drawing/launch-picture/drawable-text.ts'
import { findFont, type LoadedFont } from './font-files.ts'

/** The machine may have no fonts at all, so all scripts that a picture can show come with the service. Under the SIL Open Font License. */
const others = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai']

/** The picture’s two faces: what draws them first, and how heavy they are in any script. */
const faces = { name: { family: 'bricolage-grotesque', weight: 700 }, text: { family: 'geist', weight: 500 } }
export type FaceName = keyof typeof faces

/** The same Han character is drawn differently in Japanese, Korean and Chinese: kana or hangul in the text tell which. */
function eastAsian(text: string): string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']
  return /\p{sc=Hangul}/u.test(text) ? ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'] : ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
}

/** Drawn as nothing, so that no font needs to have them: joiners and variation selectors. */
const isInvisible = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

/** The font of a character in a face; null if none has it. */
export type FontOf = (face: FaceName, character: string) => LoadedFont | null

/** Finds a font for each character of the texts, and for what ends a line that is cut. */
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
