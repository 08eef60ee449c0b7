import { escapeMarkup } from '../../escape-markup.ts'
import { defineCheck, pass, paste, warn } from '../check.ts'
import { nameOf, taglineOf } from '../own-words.ts'
import { clean, fit } from '../text.ts'

/** A page with more main headings than this needs no longer list of them. */
const shownHeadings = 10

export const h1 = defineCheck({
  id: 'h1',
  label: 'Main heading',
  weight: 2,
  run(facts) {
    const texts = facts.page.headings.filter(({ level }) => level === 1).map(({ text }) => clean(text))
    const [first, ...others] = texts.filter(Boolean)
    if (first === undefined) {
      const detail = texts.length === 0 ? 'There is no <h1>.' : 'The <h1> is empty.'
      const heading = `<h1>${escapeMarkup(taglineOf(facts, 80) || nameOf(facts))}</h1>`
      return warn(detail, paste('Put the main heading above the first paragraph:', heading))
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
