/**
 * Parses JSON with the slips that people and templates make: a trailing comma, comments, line breaks in strings, curly quotes, `undefined`.
 * Anything else is left to its author: null.
 */
export function repairJson(source: string): object | null {
  // A string or comment without an end goes to the end: searching for the end again from each quote inside would take quadratic time.
  // Where straight quotes delimit strings, curly ones are part of their text.
  const quoted = source.includes('"') ? source : source.replaceAll(/[“”„]/g, '"')
  const plain = quoted
    .replaceAll(/("(?:[^"\\]|\\[^])*(?:"|\\?$))|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g, (_, text?: string) =>
      text === undefined ? '' : escapeBreaks(text),
    )
    .replaceAll(
      /("(?:[^"\\]|\\[^])*(?:"|\\?$))|,(?=\s*[}\]])|\b(?:undefined|NaN)\b/g,
      (found, text?: string) => text ?? (found === ',' ? '' : 'null'),
    )
    .replace(/[,;]\s*$/, '')
  try {
    const value: unknown = JSON.parse(plain)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** JSON forbids most control characters in a string; the others come out as they are. */
const escapeBreaks = (text: string) => text.replaceAll(/\p{Cc}/gu, (mark) => JSON.stringify(mark).slice(1, -1))
