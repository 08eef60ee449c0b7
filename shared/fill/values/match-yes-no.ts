import { foldWords } from '../texts/fold-words.ts'
import answers from '../words/options/yes-no.json' with { type: 'json' }

const words: Record<string, string> = answers

/** The option that says “Yes” or “No” in any language, alone or before an explanation. Null if none does, or several do. */
export function matchYesNo(answer: string, options: readonly string[]): string | null {
  const own = new Set((words[answer] ?? answer).split(' | ').map(foldWords))
  const saying = options.filter((option) => own.has(foldWords(option)) || own.has(foldWords(option.split(/[,.:;(–—]/)[0] ?? '')))
  return saying.length === 1 ? (saying[0] ?? null) : null
}
