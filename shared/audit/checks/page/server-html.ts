import { defineCheck, pass, paste, warn } from '../../check.ts'
import { plural } from '../../../plural.ts'
import { hasParagraph, hasReadableCopy, serverCopy } from '../../script-shell.ts'
import { clean } from '../../words/text.ts'

/** Needs the response: a browser tab holds the page after its scripts have run. */
export const serverHtml = defineCheck({
  id: 'server-html',
  label: 'Works without JavaScript',
  weight: 6,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: ['response'],
  run(facts) {
    const length = plural(Array.from(clean(facts.page.text)).length, 'character')
    if (hasReadableCopy(facts.page)) return pass(`${length} of text in the HTML.`)
    const copy = serverCopy(facts)
    const cause =
      facts.page.scriptCount > 0
        ? 'the rest needs JavaScript, which link previews, many crawlers and AI agents don’t run'
        : 'not enough to tell what this is'
    const silent = hasParagraph(facts.page)
      ? 'Fixed together with “Main heading”.'
      : 'Render a main heading and a paragraph on the server that say what your product does.'
    const fix = copy === null ? silent : paste('Render the page on the server; until then, include this in your app’s root element:', copy)
    return warn(`${length} of text in the HTML; ${cause}.`, fix)
  },
})
