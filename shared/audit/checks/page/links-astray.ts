import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { anchor } from '../../snippets.ts'
import { astrayLinks } from '../../words/links/astray-links.ts'

export const linksAstray = defineCheck({
  id: 'links-astray',
  label: 'Links to the wrong place',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  run({ page }) {
    const doubts = astrayLinks(page).map(({ kind, url, text, better }) => ({
      kind,
      text: text.slice(0, 60),
      ...(text !== url && { at: url }),
      tag: anchor(better ?? url, text),
    }))
    return judgeDoubts('links-astray', doubts, 'No link leads to a placeholder, a preview or somebody else’s page.')
  },
})
