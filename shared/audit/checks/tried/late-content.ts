import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, paste } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'

/** Source: web.dev, “Ensure text remains visible”, and users’ reports of texts that wait for an animation. */
export const lateContent = defineCheck({
  id: 'late-content',
  label: 'Text that appears on scrolling',
  weight: 5,
  learnMore: 'https://developer.mozilla.org/docs/Web/API/Intersection_Observer_API',
  needs: ['watched'],
  run({ watched }) {
    const loads = triedIn(watched, 'look')
    if (loads.length === 0) return pass(notTried)
    for (const {
      facts: { unseen },
      where,
    } of loads) {
      const [text] = unseen
      if (text !== undefined) {
        const css = [...new Set(unseen.map(({ place }) => place.path))].join(', ')
        return fail(
          `${oneOrMany(unseen.length, 'A text stays', 'texts stay')} invisible${where} even when scrolled to: “${text.text}”.`,
          paste(
            'Find out why its animation doesn’t run. Until then, add this to your style sheet:',
            `${css} { opacity: 1 !important; visibility: visible !important; }`,
          ),
          unseen,
        )
      }
    }
    return judgeDoubts('late-content', faultsIn(watched), 'All text becomes visible while scrolling.')
  },
})

export const isUnseen = (watched: WatchedFacts): boolean => triedIn(watched, 'look').some(({ facts }) => facts.unseen.length > 0)
