import { defineCheck, pass } from '../../check.ts'
import { phoneView } from '../../watched/phone-view.ts'
import { pageWidth } from '../rendered/page-width.ts'

/** Source: WCAG 2.2, 1.4.10 Reflow. Judged as `page-width` judges the tab. */
export const phoneWidth = defineCheck({
  id: 'phone-width',
  label: 'Scrolling on phones',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  needs: ['watched'],
  run(facts) {
    const phone = phoneView(facts)
    if (typeof phone === 'string') return pass(`Not checked: ${phone}`)
    const { view, layout } = facts.watched.desktop.rendered
    const isWideAnyway = pageWidth.run({ ...facts, rendered: facts.watched.desktop.rendered }).status !== 'pass'
    if (isWideAnyway && layout.contentWidth >= phone.layout.contentWidth)
      return pass(`Not checked: the page already scrolls sideways in a ${view.width} px window.`)
    return pageWidth.run({ ...facts, rendered: phone })
  },
})
