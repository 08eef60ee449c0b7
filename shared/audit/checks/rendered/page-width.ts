import type { Place } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Narrower windows are phones. In CSS pixels. */
const phone = 500

/** Tables and code can’t become narrower than their content, so they scroll by themselves. */
const ruleFor = ({ html }: Place): string =>
  /^<(?:table|pre)\b/.test(html)
    ? 'display: block; max-width: 100%; overflow-x: auto;'
    : 'min-width: 0; max-width: 100%; box-sizing: border-box;'

export const pageWidth = defineCheck({
  id: 'page-width',
  label: 'Fits the window',
  weight: 5,
  needs: ['rendered'],
  run({ rendered: { view, layout, requests } }) {
    const over = layout.contentWidth - view.width
    const where = view.width <= phone ? `a phone’s ${view.width} pixels` : `a window of ${view.width} pixels`
    if (over <= 4 || layout.wide.length === 0) return pass(`Nothing reaches beyond ${where}.`)
    const rules = layout.wide.map(({ place, width }) => `/* ${width} pixels wide */\n${place.path} { ${ruleFor(place)} }`)
    const fix = paste('Keep these elements within the page, for example with these styles:', rules.join('\n'))
    const detail = `The page is ${layout.contentWidth} pixels wide, so it scrolls sideways in ${where}.`
    const lost = [...new Set(requests.failed.filter(({ isOwn, kind }) => !isOwn && kind === 'style').map(({ url }) => new URL(url).host))]
    if (lost.length === 0) return fail(detail, fix)
    return warn(`${detail} Styles from ${lost.join(', ')} didn’t load in this browser, which may be why.`, fix)
  },
})
