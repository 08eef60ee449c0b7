import createBidi from 'bidi-js'
import { charactersOf } from './drawable-text.ts'

export type Run<Font> = { text: string; font: Font; isRtl: boolean }

const bidi = createBidi()

type Part<Font> = { text: string; font: Font; level: number }

/** Groups adjacent characters with the same font and level. Characters without a font are left out. */
function partsOf<Font>(text: string, levels: Uint8Array, fontOf: (character: string) => Font | null): Part<Font>[] {
  const parts: Part<Font>[] = []
  let at = 0
  for (const character of charactersOf(text)) {
    const level = levels[at] ?? 0
    at += character.length
    const last = parts.at(-1)
    const font = fontOf(character)
    if (font === null) continue
    if (last?.font === font && last.level === level) last.text += character
    else parts.push({ text: character, font, level })
  }
  return parts
}

/** Rule L2 of the Unicode Bidirectional Algorithm (UAX 9): from the highest level down, reverse everything at that level or above. */
function inVisualOrder<Font>(parts: Part<Font>[]): Part<Font>[] {
  const ordered = [...parts]
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  }
  return ordered
}

/** The runs of a line from left to right. */
export function lineRuns<Font>(text: string, direction: 'ltr' | 'rtl', fontOf: (character: string) => Font | null): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  return inVisualOrder(partsOf(text, levels, fontOf)).map(({ text: run, font, level }) => ({ text: run, font, isRtl: level % 2 === 1 }))
}
