import { escapeMarkup } from '../../../escape-markup.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { givenName, taglineOf } from '../../words/own-words.ts'
import { inServedHtml, serverCopy } from '../../script-shell.ts'
import { clean, fit, foldLatin } from '../../words/text.ts'

/** A longer list of headings is cut. */
const shownHeadings = 10

/** A page that gets its text from the fix of "server-html" gets its heading with it. */
function headingFix(facts: AuditFacts, isEmpty: boolean): string {
  if (facts.response !== undefined && serverCopy(facts) !== null) {
    return 'Fixed together with “Works without JavaScript”.'
  }
  const text = taglineOf(facts) || givenName(facts)
  if (text === '') return 'Add one <h1> above the first paragraph that says what your product does.'
  return paste(isEmpty ? 'Replace the empty <h1> with:' : 'Add this above the first paragraph:', `<h1>${escapeMarkup(text)}</h1>`)
}

/** The heading to keep: the first that says more than the product’s name, which is often its logo. */
function toKeep(texts: readonly string[], name: string): string | undefined {
  if (texts.length > shownHeadings) return texts[0]
  return texts.find((text) => foldLatin(text) !== foldLatin(name) && /\p{L}{2}/u.test(text)) ?? texts[0]
}

export const h1 = defineCheck({
  id: 'h1',
  label: 'Main heading',
  weight: 2,
  learnMore: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
  run(facts) {
    const texts = facts.page.headings.filter(({ level }) => level === 1).map(({ text }) => clean(text))
    const full = texts.filter(Boolean)
    const first = toKeep(full, givenName(facts))
    const others = full.filter((_, at) => at !== full.indexOf(first ?? ''))
    if (first === undefined) {
      const isEmpty = texts.length > 0
      return warn(isEmpty ? 'The <h1> is empty.' : `No <h1> heading${inServedHtml(facts)}.`, headingFix(facts, isEmpty))
    }
    if (others.length === 0) return pass(`Found: “${fit(first, 80)}”.`)
    const lower = others.slice(0, shownHeadings).map((text) => `<h2>${escapeMarkup(text)}</h2>`)
    const change = others.length > shownHeadings ? `the other ${others.length} to <h2>, for example` : 'the others to'
    return warn(
      `${others.length + 1} <h1> headings. A page should have one.`,
      paste(`Keep “${fit(first, 60)}” as the only <h1> and change ${change}:`, lower.join('\n')),
    )
  },
})
