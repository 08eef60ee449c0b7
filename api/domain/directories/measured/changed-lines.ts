/** The lines that differ between two readings of a page; null if none do. Counters in lines without a price don’t matter. */
export function changedLines(before: readonly string[], after: readonly string[]): { before: string[]; after: string[] } | null {
  const without = (lines: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map(keyOf))
    return lines.filter((line) => !known.has(keyOf(line)))
  }
  const changed = { before: without(before, after), after: without(after, before) }
  return changed.before.length + changed.after.length === 0 ? null : changed
}

function keyOf(line: string): string {
  const text = line.toLowerCase().replace(/\s+/g, ' ').trim()
  return /[$€£¥₹]|\b(?:usd|eur|gbp|dollars?|euros?)\b/.test(text) ? text : text.replace(/[\d.,]+/g, '#')
}
