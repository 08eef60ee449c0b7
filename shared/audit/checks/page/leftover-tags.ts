import { defineCheck, pass, paste, warn } from '../../check.ts'
import { namesOfOthers } from '../../words/other-name.ts'
import { tagLeftovers } from '../../words/tag-leftovers.ts'
import { excerpt } from '../../words/excerpt.ts'

export const leftoverTags = defineCheck({
  id: 'leftover-tags',
  label: 'Template text in tags',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  ofEachPage: 'any',
  run({ page }) {
    const found = tagLeftovers(page).map(({ where, text }) => `${where}: “${excerpt(text, 80)}”`)
    const others = found.length > 0 ? [] : namesOfOthers(page).map(({ where, text }) => `${where}: “${text}”`)
    if (others.length > 0)
      return warn(
        `A tag uses a name that the page never mentions: ${others.join(', ')}.`,
        paste('Use your own product’s name in these:', others.join('\n')),
      )
    if (found.length === 0) return pass('No tag still has template text.')
    return warn(`Template text is left in ${found.join(', ')}.`, paste('Replace these values, or remove the tags:', found.join('\n')))
  },
})
