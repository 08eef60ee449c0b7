/**
 * The value of JSON with the slips that people and templates make: a comma too many, comments, line breaks in texts, curly quotes, `undefined`.
 * Anything else is for its author to mend: null.
 */
export function repairJson(source: string): object | null {
  // Where straight quotes do the work, curly ones are part of texts.
  const quoted = source.includes('"') ? source : source.replaceAll(/[“”„]/g, '"')
  const plain = quoted
    .replaceAll(/("(?:[^"\\]|\\[^])*")|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (_, text?: string) =>
      text === undefined ? '' : escapeBreaks(text),
    )
    .replaceAll(
      /("(?:[^"\\]|\\[^])*")|,(?=\s*[}\]])|\b(?:undefined|NaN)\b/g,
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

// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these in a text.
const escapeBreaks = (text: string) => text.replaceAll(/[\u0000-\u001f]/g, (mark) => JSON.stringify(mark).slice(1, -1))
