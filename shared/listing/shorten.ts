const sentenceEnd = /(?<=[.!?…؟])\s+(?=[\p{Lu}\p{Lo}\p{N}"“«])|(?<=[。！？])/u

export const sentencesOf = (text: string): string[] =>
  text
    .split(sentenceEnd)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** As many whole sentences as fit, or else whole words. */
export function shortenTo(text: string, max: number): string {
  const trimmed = text.trim()
  if (trimmed.length <= max) return trimmed
  let kept = ''
  for (const sentence of sentencesOf(trimmed)) {
    const next = kept === '' ? sentence : `${kept} ${sentence}`
    if (next.length > max) break
    kept = next
  }
  return kept.length >= max * 0.3 ? kept : cutAtWord(trimmed, max)
}

/** The longest start that ends with a clause, or else with a word. */
export function cutAtWord(text: string, max: number): string {
  const head = text.slice(0, max + 1)
  const clause = Math.max(...[', ', '; ', ' — ', ' – ', ': ', '、', '，', '，', ' ('].map((mark) => head.lastIndexOf(mark)))
  if (clause > max * 0.4) return head.slice(0, clause).trim()
  const space = head.lastIndexOf(' ')
  return (space > max * 0.4 ? head.slice(0, space) : text.slice(0, max)).toWellFormed().trim()
}
