import { markMatches } from '../../domain/search/marks.ts'

/** A text with what was searched for marked. `words` are folded; without any, the text alone. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>
  return <>{markMatches(text, words).map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}</>
}
