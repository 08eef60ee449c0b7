type Cell = string | number | null

/** Rows as CSV (RFC 4180), with a byte order mark, without which spreadsheets misread UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`

/** Spreadsheets run a text that begins with one of these as a formula; an apostrophe makes it text. */
function cellOf(value: Cell): string {
  const text = String(value ?? '')
  const safe = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
