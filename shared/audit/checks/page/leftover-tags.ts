import { defineCheck, pass, paste, warn } from '../../check.ts'
import { tagLeftovers } from '../../words/tag-leftovers.ts'

export const leftoverTags = defineCheck({
  id: 'leftover-tags',
  label: 'Template text in tags',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/special-tags',
  run({ page }) {
    const found = tagLeftovers(page).map(({ where, text }) => `${where}: “${text.slice(0, 80)}”`)
    if (found.length === 0) return pass('No tag still has template text.')
    return warn(`Template text is left in ${found.join(', ')}.`, paste('Replace these values, or remove the tags:', found.join('\n')))
  },
})
