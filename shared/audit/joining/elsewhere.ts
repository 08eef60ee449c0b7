import { splitFix } from '../check.ts'

// Apart from each-page.ts, because the popup joins reports before it can judge pages.

/** A part of a fix: what to do, and what to paste. */
export type Part = { todo: string; text: string }

export const toPart = (fix: string, where = ''): Part => {
  const { instruction, snippet } = splitFix(fix)
  const todo = where === '' ? instruction : `On ${where}, ${instruction.charAt(0).toLowerCase()}${instruction.slice(1)}`
  return { todo, text: snippet ?? '' }
}

/** The part of a finding, and of its fix, that is about other pages; null if it’s all about the page itself. */
export function elsewhereIn({ detail, fix }: { detail: string; fix: string | null }): { detail: string; parts: Part[] } | null {
  const at = detail.search(/(?:^|(?<=\. ))On [^\s.]*\S*\//)
  if (fix === null || at < 0) return null
  const { instruction, snippet } = splitFix(fix)
  const parts = fix.split(/\n(?=<!-- On http)/).slice(1)
  return {
    detail: detail.slice(at),
    parts:
      parts.length === 0
        ? [{ todo: instruction, text: snippet ?? '' }]
        : parts.map((part) => {
            const [, todo = '', text = ''] = /^<!-- (.*) -->\n?([^]*)$/.exec(part.trim()) ?? []
            return { todo, text }
          }),
  }
}
