import { maxTextLength } from './watched.ts'

/** A value that a page threw or logged, as text. It’s the page’s own value, so reading it may throw. */
export function textOf(value: unknown): string {
  try {
    if (value instanceof Error || value instanceof DOMException)
      return cut(value.message === '' ? value.name : `${value.name}: ${value.message}`)
    if (typeof value === 'object' && value !== null) return Object.prototype.toString.call(value)
    return cut(String(value))
  } catch {
    return 'unknown value'
  }
}

/** The text of a console.error call, with format specifiers filled in (WHATWG Console, “Formatter”). Null for empty calls and styled banners. */
export function consoleText(args: readonly unknown[]): string | null {
  const [first, ...rest] = args
  if (first === undefined) return null
  if (typeof first !== 'string') return cut(args.map(textOf).join(' '))
  if (first.startsWith('%c')) return null
  const filled = first.replaceAll(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%'
    if (rest.length === 0) return whole
    const next = rest.shift()
    return kind === 'c' ? '' : textOf(next)
  })
  const text = [filled, ...rest.map(textOf)].join(' ').trim()
  return text === '' ? null : cut(text)
}

export const cut = (text: string): string => {
  const line = text
    .slice(0, 4 * maxTextLength)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= maxTextLength ? line : `${line.slice(0, maxTextLength)}…`
}

/** The first place in a stack trace, in the format of either browser. */
export function placeInStack(stack: unknown): { file: string; line: number; column: number } | null {
  if (typeof stack !== 'string') return null
  const found = /\b((?:https?|blob|[a-z]+(?:-web)?-extension):[^\s()]*?):(\d+):(\d+)/.exec(stack.slice(0, 5000))
  return found === null ? null : { file: found[1] ?? '', line: Number(found[2]), column: Number(found[3]) }
}
