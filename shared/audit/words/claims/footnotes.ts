import type { Page } from '../../../page/page.ts'
import { ownTexts } from './claim.ts'

/** An asterisk after a word, a number or a price, as for a footnote. Before a letter it’s a wildcard, and doubled it’s Markdown. */
const marked = /(?<=[\p{Ll}\d%€)])(?<![*\p{Lu}])\*(?![\p{L}\d*./])/u
const rated = /\b(?:a|grade|level|rated)\s?\*|\*\s?(?:star|hotel)|hotel\*|\b(?:match|pattern|wildcard|glob|prefix)/i
/** “5* service”: a star, not a note. Prices have their currency. */
const starred = /(?<![$€£¥]\s?|[\d.,])\b[1-7]\*(?=\s\p{Ll}|-)/u
/** Promises that may have conditions, rather than labels of required fields. */
const promising = /[\d%€$£]|\bfree\b|unlimited|guarante|lowest|fastest|kostenlos|unbegrenzt|garant|gratui?t|illimit|ilimit|grátis/i

/** Claims with an asterisk, on a page without a footnote that starts with one. In forms, it marks required fields. */
export function lostFootnotes(page: Page): { kind: 'footnote'; text: string }[] {
  // Of longer pages, the end with its notes may not have been read.
  if (page.text.length > 50_000 || page.blocks.length >= 1000) return []
  const all = page.blocks.map(({ text }) => text)
  const isNoted = all.some((text) => /^\s*[([]?\*|[\s(]\*\s?[\p{L}\d]|\*[:)=]|(?:asterisk|\*) ?(?:mark|denot|bedeut|require)/iu.test(text))
  if (isNoted || /required field|pflichtfeld|champs? obligatoire/i.test(page.text)) return []
  return ownTexts(page).flatMap(({ text, tag, scopes }) =>
    marked.test(text) &&
    !rated.test(text) &&
    !starred.test(text) &&
    !/^(?:form|label|legend|option)$/.test(tag) &&
    text.split(' ').length >= 3 &&
    promising.test(text) &&
    !scopes.some((scope) => /foreign|nav/.test(scope))
      ? [{ kind: 'footnote', text: text.slice(0, 100) }]
      : [],
  )
}
