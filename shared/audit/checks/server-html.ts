import { escapeMarkup } from '../../escape-markup.ts'
import { defineCheck, pass, paste, warn } from '../check.ts'
import { descriptionFrom, nameOf, taglineOf } from '../own-words.ts'
import { hasReadableCopy } from '../script-shell.ts'
import { clean, widthOf } from '../text.ts'

/** Needs the response: what a browser tab holds is the page after its scripts have run. */
export const serverHtml = defineCheck({
  id: 'server-html',
  label: 'Readable without scripts',
  weight: 6,
  needs: ['response'],
  run(facts) {
    const width = widthOf(clean(facts.page.text))
    if (hasReadableCopy(facts.page)) return pass(`The HTML carries ${width} characters of text.`)
    const copy = [
      '<main>',
      `  <h1>${escapeMarkup(taglineOf(facts, 80) || nameOf(facts))}</h1>`,
      `  <p>${escapeMarkup(descriptionFrom(facts, { min: 70, max: 300 }) || nameOf(facts))}</p>`,
      '</main>',
    ].join('\n')
    const cause =
      facts.page.scriptCount > 0
        ? 'the rest needs scripts, which link previews, many robots and AI agents do not run'
        : 'nobody learns what this is'
    return warn(
      `The HTML carries ${width} characters of text: ${cause}.`,
      paste('Render the page on the server; until then, let the server send this inside the element that your script fills:', copy),
    )
  },
})
