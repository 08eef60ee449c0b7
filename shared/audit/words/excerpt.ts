/** A text as quoted: its first words, at most so many characters, with an ellipsis if it has more. Apart from text.ts, whose tables the popup’s first screen does without. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  const words = /\s/.test(text.charAt(max)) ? start : start.replace(/\s+\S*$/u, '')
  return `${words.replace(/[\s,;:–—|·、，-]+$/u, '')}…`
}
