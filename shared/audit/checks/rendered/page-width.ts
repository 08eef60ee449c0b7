import { defineCheck, fail, pass, paste } from '../../check.ts'

/** Narrower windows are phones. In CSS pixels. */
const phone = 500

export const pageWidth = defineCheck({
  id: 'page-width',
  label: 'Fits the window',
  weight: 5,
  needs: ['rendered'],
  run({ rendered: { view, layout } }) {
    const over = layout.contentWidth - view.width
    const where = view.width <= phone ? `a phone’s ${view.width} pixels` : `a window of ${view.width} pixels`
    if (over <= 4 || layout.wide.length === 0) return pass(`Nothing reaches beyond ${where}.`)
    const rules = layout.wide.map(
      ({ place, width }) => `/* ${width} pixels wide */\n${place.path} { max-width: 100%; box-sizing: border-box; }`,
    )
    return fail(
      `The page is ${layout.contentWidth} pixels wide, so it scrolls sideways in ${where}.`,
      paste('Keep these elements within the page, for example with these styles:', rules.join('\n')),
    )
  },
})
