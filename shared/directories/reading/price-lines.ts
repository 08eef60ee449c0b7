import type { TextBlock } from '../../page/page.ts'

const amount = /(?:[$€£¥₹]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|gbp|dollars?|euros?)\b))/i
const words = /\b(?:free|gratis|kostenlos|gratuit|per (?:month|year|listing|launch|submission)|one-time)\b|\/\s?(?:mo|month|yr|year)\b/i
const aboutListing = /\b(?:submit|submissions?|list(?:ed|ings?)?|launch(?:es)?|plans?|post|badge)\b/i
const caps = { lines: 30, chars: 200 }

/** Lines of a page that may say what a listing costs. On a home page, what products there cost isn’t meant. */
export function findPriceLines(blocks: readonly TextBlock[], page: 'home' | 'other'): string[] {
  const lines = blocks.flatMap(({ text, action }) => {
    if (text.length > 600 || !(amount.test(text) || words.test(text))) return []
    if (page === 'home' && (action || !aboutListing.test(text))) return []
    return [text.slice(0, caps.chars).toWellFormed()]
  })
  return [...new Set(lines)].slice(0, caps.lines)
}
