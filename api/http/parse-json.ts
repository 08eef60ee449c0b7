import { invalidRequest } from '../domain/failure.ts'
import { countWords } from '../../shared/plural.ts'

/** The largest legitimate body, twenty tool calls, has a few hundred values; the size limit alone would allow 130,000. */
export const jsonLimits = { values: 1000, depth: 32 }

/** Undefined when the text isn't valid JSON. Throws Failure BAD_REQUEST for more values or deeper nesting than any request needs, before parsing. */
export function parseJson(text: string): unknown {
  rejectShape(text)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Counts in the text, before anything is built: a value follows each comma and each bracket. */
function rejectShape(text: string): void {
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values += 1
    else if (opening.has(code)) {
      values += 1
      depth += 1
    } else if (closing.has(code)) depth -= 1
    if (values > jsonLimits.values)
      throw invalidRequest(`The request body has more than ${countWords(jsonLimits.values)} values.`, 'values')
    if (depth > jsonLimits.depth) throw invalidRequest(`The request body is nested more than ${jsonLimits.depth} levels deep.`, 'depth')
  }
}

/** Where the string that opens here ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) return at
  }
  return text.length
}
