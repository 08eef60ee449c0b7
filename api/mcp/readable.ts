/**
 * A value as indented lines for a reader: `key: value`, `- ` before list items, texts of several lines below their key. Nothing is left out,
 * so that an agent that reads only the text knows as much as one that reads the structured content.
 */
export function readable(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.map((item) => listItem(item, indent)).join('\n')
  if (typeof value !== 'object' || value === null) return `${indent}${scalar(value)}`
  return Object.entries(value)
    .map(([key, inner]) => (isShort(inner) ? `${indent}${key}: ${scalar(inner)}` : `${indent}${key}:\n${block(inner, `${indent}  `)}`))
    .join('\n')
}

function listItem(item: unknown, indent: string): string {
  const text = isShort(item) ? scalar(item) : block(item, `${indent}  `).slice(indent.length + 2)
  return `${indent}- ${text}`
}

const block = (value: unknown, indent: string): string =>
  typeof value === 'string' ? value.replaceAll(/^/gm, indent) : readable(value, indent)

const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\n') : typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** Nothing, an empty text, list or object are told apart as JSON has them; lists and objects come here only when they are empty. */
const scalar = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
