import { judgeRules, type RuleTable } from '../../accessibility/judge-rules.ts'
import { styles } from '../../accessibility/tags.ts'
import { defineCheck } from '../../check.ts'

/** WCAG 2.2, 2.5.8: at least 24 by 24 CSS pixels, or that much space around them. */
export const targetRules: RuleTable = {
  'target-size': {
    says: [
      'A button or link is smaller than 24 px and too close to others',
      'buttons or links are smaller than 24 px and too close to others',
    ],
    todo: 'Enlarge them, for example with this CSS:',
    cure: (element) => styles(`${element.isInline ? 'display: inline-block; ' : ''}min-width: 24px; min-height: 24px;`)(element),
  },
}

export const targetSize = defineCheck({
  id: 'target-size',
  label: 'Tap target size',
  weight: 2,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
  needs: ['accessibility'],
  run: ({ accessibility }) =>
    judgeRules(accessibility.violations, targetRules, 'Buttons and links are large enough to tap or far enough apart.'),
})
