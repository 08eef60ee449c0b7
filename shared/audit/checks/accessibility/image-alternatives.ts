import { judgeFound } from '../../accessibility/found.ts'
import type { RuleTable } from '../../accessibility/judge-rules.ts'
import { names, sets } from '../../accessibility/tags.ts'
import { defineCheck, joinFindings } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

const described = 'Replace these tags, and describe the image in each aria-label:'

/** axe-core’s rules for text alternatives (WCAG 2.2, 1.1.1). */
export const imageRules: RuleTable = {
  'image-alt': {
    says: ['An image has no alt text', 'images have no alt text'],
    todo: 'Replace these tags. Describe each image in its alt text, or leave it empty if the image is decorative:',
    cure: sets('alt', ''),
  },
  'input-image-alt': {
    says: ['An image button has no alt text', 'image buttons have no alt text'],
    todo: 'Replace these tags, and say in the alt text what the button does:',
    cure: names('alt'),
    stops: true,
  },
  'area-alt': {
    says: ['A link in an image map has no alt text', 'links in image maps have no alt text'],
    todo: 'Replace these tags, and say in the alt text where each link goes:',
    cure: names('alt'),
    stops: true,
  },
  'svg-img-alt': {
    says: ['An SVG image has no text alternative', 'SVG images have no text alternative'],
    todo: described,
    cure: names('aria-label'),
  },
  'role-img-alt': {
    says: ['An element with an image role has no text alternative', 'elements with an image role have no text alternative'],
    todo: described,
    cure: names('aria-label'),
  },
  'object-alt': {
    says: ['An embedded object has no text alternative', 'embedded objects have no text alternative'],
    todo: described,
    cure: names('aria-label'),
  },
}

export const imageAlternatives = defineCheck({
  id: 'image-alternatives',
  label: 'Alt text',
  weight: 3,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  needsOne: ['accessibility', 'markup'],
  run(facts) {
    const passed = 'Every image has alt text or is marked as decorative.'
    return joinFindings([judgeFound(facts, imageRules, passed), judgeDoubts('image-alternatives', facts.page.doubts, passed)])
  },
})
