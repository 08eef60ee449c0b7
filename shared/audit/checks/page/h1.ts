import { escapeMarkup } from '../../../escape-markup.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { givenName, taglineOf } from '../../words/own-words.ts'
import { serverCopy } from '../../server-copy.ts'
import { clean, fit } from '../../words/text.ts'

/** A page with more main headings than this needs no longer list of them. */
const shownHeadings = 10

/** A page that gets its copy from the fix of "server-html" gets its heading with it. */
function headingFix(facts: AuditFacts): string {
  if (facts.response !== undefined && serverCopy(facts) !== null) {
    return 'Put in the copy that the finding “Readable without scripts” gives: the main heading is part of it.'
  }
  const text = taglineOf(facts) || givenName(facts)
  if (text === '') return 'Put one <h1> above the first paragraph that says what the product does: the page has no words for it yet.'
  return paste('Put the main heading above the first paragraph:', `<h1>${escapeMarkup(text)}</h1>`)
}

export const h1 = defineCheck({
  id: 'h1',
  label: 'Main heading',
  weight: 2,
  run(facts) {
    const texts = facts.page.headings.filter(({ level }) => level === 1).map(({ text }) => clean(text))
    const [first, ...others] = texts.filter(Boolean)
    if (first === undefined) {
      const detail = texts.length === 0 ? 'There is no <h1>.' : 'The <h1> is empty.'
      return warn(detail, headingFix(facts))
    }
    if (others.length === 0) return pass(`Found: “${fit(first, 80)}”.`)
    const lower = others
      .slice(0, shownHeadings)
      .map((text) => `<h2>${escapeMarkup(text)}</h2>`)
      .join('\n')
    return warn(
      `There are ${others.length + 1} <h1> headings.`,
      paste(`Keep “${fit(first, 60)}” as the one <h1> and turn the rest into:`, lower),
    )
  },
})
