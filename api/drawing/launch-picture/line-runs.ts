import createBidi from 'bidi-js'
import { charactersOf, isRightToLeft } from './drawable-text.ts'

/** A part of a line that one font draws in one direction. `before` and `after` are its outer spaces, as they stand from left to right. */
export type Run = { text: string; family: string; before: number; after: number }

const bidi = createBidi()

type Part = { text: string; family: string; level: number }

/** Neighbors of one font and one level. Spaces go with what is before them. */
function partsOf(text: string, levels: Uint8Array, familyOf: (character: string) => string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const character of charactersOf(text)) {
    const level = levels[at] ?? 0
    at += character.length
    const last = parts.at(-1)
    const family = character.trim() === '' && last !== undefined ? last.family : familyOf(character)
    if (last?.family === family && last.level === level) last.text += character
    else parts.push({ text: character, family, level })
  }
  return parts
}

/** Rule L2 of the Unicode Bidirectional Algorithm (UAX 9): from the highest level down, turn around what is at that level or above. */
function inVisualOrder(parts: Part[]): Part[] {
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

/** A renderer turns letters from right to left around by itself, but not punctuation alone. */
const turnedAround = (text: string) =>
  charactersOf(text)
    .toReversed()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('')

function toRun({ text, family, level }: Part): Run {
  const lead = text.length - text.trimStart().length
  const trail = text.length - text.trimEnd().length
  const isTurned = level % 2 === 1
  const drawn = isTurned && !isRightToLeft(text) ? turnedAround(text.trim()) : text.trim()
  return { text: drawn, family, before: isTurned ? trail : lead, after: isTurned ? lead : trail }
}

/** The runs of a line from left to right. Each is drawn for itself: no renderer has to order them or to choose a font. */
export function lineRuns(text: string, direction: 'ltr' | 'rtl', familyOf: (character: string) => string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  return inVisualOrder(partsOf(text, levels, familyOf)).map(toRun)
}
