import type { Page } from '../../../page/page.ts'
import { ownTexts } from './claim.ts'

/** An asterisk after a word, a number or a price, as before a note. Before a letter it stands for anything, and twice it is Markdown. */
const marked = /(?<=[\p{Ll}\d%€)])(?<![*\p{Lu}])\*(?![\p{L}\d*./])/u
const rated = /\b(?:a|grade|level|rated)\s?\*|\*\s?(?:star|hotel)|hotel\*/i
/** What is promised with a condition, rather than a field to fill in. */
const promising = /[\d%€$£]|\bfree\b|unlimited|guarante|lowest|fastest|kostenlos|unbegrenzt|garant|gratui?t|illimit|ilimit|grátis/i

/** Claims with an asterisk, on a page without a note that begins with one. In forms it marks what must be filled in. */
export function lostFootnotes(page: Page): { kind: 'footnote'; text: string }[] {
  const all = page.blocks.map(({ text }) => text)
  const isNoted = all.some((text) => /^\s*[([]?\*|[\s(]\*\s?[\p{L}\d]|\*[:)=]|(?:asterisk|\*) ?(?:mark|denot|bedeut|require)/iu.test(text))
  if (isNoted || /required field|pflichtfeld|champs? obligatoire/i.test(page.text)) return []
  return ownTexts(page).flatMap(({ text, tag, scopes }) =>
    marked.test(text) &&
    !rated.test(text) &&
    !/^(?:form|label|legend|option)$/.test(tag) &&
    text.split(' ').length >= 3 &&
    promising.test(text) &&
    !scopes.some((scope) => /foreign|nav/.test(scope))
      ? [{ kind: 'footnote', text: text.slice(0, 100) }]
      : [],
  )
}
