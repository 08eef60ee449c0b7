import type { Layout } from '../../../rendered/rendered.ts'
import { defineCheck, fail, mayBeWhy, pass, paste, warn } from '../../check.ts'
import { inMedia } from '../../snippets.ts'

/** Tables and code can’t become narrower than their content, so they get a scrollbar of their own. */
function ruleFor({ place: { html }, isOutweighed }: Layout['wide'][number]): string {
  const sizes = /^<(?:table|pre)\b/.test(html)
    ? 'display: block; max-width: 100%; overflow-x: auto;'
    : 'min-width: 0; max-width: 100%; box-sizing: border-box;'
  return isOutweighed ? sizes.replaceAll(';', ' !important;') : sizes
}

export const pageWidth = defineCheck({
  id: 'page-width',
  label: 'Horizontal scrolling',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  needs: ['rendered'],
  isOfOthers: true,
  run({ rendered: { view, layout, requests }, media }) {
    const over = layout.contentWidth - view.width
    const where = `in a ${view.width} px window`
    if (over <= 4 || layout.wide.length === 0) return pass(`The page doesn’t scroll sideways ${where}.`)
    const rules = layout.wide.map((wide) => `/* ${wide.width} px wide */\n${wide.place.path} { ${ruleFor(wide)} }`)
    const fix = paste('Keep these elements within the page, for example with this CSS:', inMedia(rules.join('\n'), media))
    const detail = `The page is ${layout.contentWidth} px wide, so it scrolls sideways ${where}.`
    const lost = [...new Set(requests.failed.filter(({ isOwn, kind }) => !isOwn && kind === 'style').map(({ url }) => new URL(url).host))]
    if (lost.length === 0) return fail(detail, fix, layout.wide)
    return warn(`${detail} Styles from ${lost.join(', ')} ${mayBeWhy}`, fix, layout.wide)
  },
})
