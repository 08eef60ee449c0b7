import { defineCheck } from '../../check.ts'
import { doubtfulLinks } from '../rendered/dead-links.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { anchor } from '../../snippets.ts'
import { hereLinks } from '../../words/links/here.ts'
import { astrayLinks } from '../../words/links/astray-links.ts'

export const linksAstray = defineCheck({
  id: 'links-astray',
  label: 'Links to the wrong place',
  weight: 4,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  ofEachPage: 'any',
  run(facts) {
    const { page, site } = facts
    // On the first page, `dead-links` tells those.
    const told = new Set(site === undefined ? doubtfulLinks(facts).flatMap(({ kind, text }) => (kind === 'nowhere' ? [text] : [])) : [])
    const isTold = ({ url, text }: { url: string; text: string }) =>
      told.has(text) && url.replace(/#.*$/, '') === page.url.replace(/#.*$/, '')
    const astray = astrayLinks(page).filter((link) => !isTold(link))
    const doubts = astray.map(({ kind, url, text, better }) => ({
      kind,
      text: text.slice(0, 60),
      ...(text !== url && { at: url }),
      tag: anchor(better ?? url, text),
    }))
    const nameless = hereLinks(page).map(({ url, text }) => ({ kind: 'says-nothing', text, at: url, tag: anchor(url, text) }))
    return judgeDoubts('links-astray', [...doubts, ...nameless], 'No link leads to a placeholder, a preview or somebody else’s page.')
  },
})
