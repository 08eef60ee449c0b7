import { judgeFound } from '../../accessibility/found.ts'
import { rulesOf } from '../../accessibility/rules.ts'
import { defineCheck, joinFindings } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

/** axe-core’s rules for text alternatives (WCAG 2.2, 1.1.1). */
export const imageRules = rulesOf('images')

export const imageAlternatives = defineCheck({
  id: 'image-alternatives',
  label: 'Alt text',
  weight: 3,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  needsOne: ['accessibility', 'markup'],
  ofEachPage: 'any',
  run(facts) {
    const passed = 'Every image has alt text or is marked as decorative.'
    return joinFindings([judgeFound(facts, imageRules, passed), judgeDoubts('image-alternatives', facts.page.doubts, passed)])
  },
})
