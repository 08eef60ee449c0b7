import { defineCheck, pass, paste, warn } from '../../check.ts'
import { hasParagraph, hasReadableCopy } from '../../script-shell.ts'
import { serverCopy } from '../../server-copy.ts'
import { characters, clean, widthOf } from '../../words/text.ts'

/** Needs the response: what a browser tab holds is the page after its scripts have run. */
export const serverHtml = defineCheck({
  id: 'server-html',
  label: 'Readable without scripts',
  weight: 6,
  needs: ['response'],
  run(facts) {
    const width = widthOf(clean(facts.page.text))
    if (hasReadableCopy(facts.page)) return pass(`The HTML carries ${characters(width)} of text.`)
    const copy = serverCopy(facts)
    const cause =
      facts.page.scriptCount > 0
        ? 'the rest needs scripts, which link previews, many robots and AI agents do not run'
        : 'nobody learns what this is'
    const silent = hasParagraph(facts.page)
      ? 'Put a main heading above the text, as the finding “Main heading” says: then even a short page can be read.'
      : 'Let the server send, in the HTML itself, a main heading and a paragraph that say what the product does: there are no words for it yet.'
    const fix =
      copy === null
        ? silent
        : paste('Render the page on the server; until then, let the server send this inside the element that your script fills:', copy)
    return warn(`The HTML carries ${characters(width)} of text: ${cause}.`, fix)
  },
})
