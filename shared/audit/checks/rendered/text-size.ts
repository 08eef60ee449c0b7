import type { Texts } from '../../../rendered/rendered.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { inMedia } from '../../snippets.ts'

/** Labels and footnotes may be small; most of the text may not (Lighthouse, “Document doesn’t use legible font sizes”: 60% at 12 px). */
const share = 0.25

const ruleFor = ({ place, size, isOutweighed }: Texts['smallest'][number]): string =>
  `${place.path} { font-size: 0.875rem${isOutweighed ? ' !important' : ''}; } /* now ${size}px */`

export const textSize = defineCheck({
  id: 'text-size',
  label: 'Text size',
  weight: 3,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  needs: ['rendered'],
  run({ rendered: { texts }, media }) {
    const all = texts.characters + texts.toCome
    if (texts.characters < 50 || texts.small / all < share) return pass('The text is large enough to read.')
    const percent = Math.round((texts.small * 100) / all)
    const rules = [...new Set(texts.smallest.map((small) => ruleFor(small)))]
    return warn(
      `${percent}% of the text is smaller than 12 px.`,
      paste('Enlarge it, for example with this CSS:', inMedia(rules.join('\n'), media)),
      texts.smallest,
    )
  },
})
