import type { Press } from '../../../tried/tried.ts'
import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, pass } from '../../check.ts'
import { judgePress } from '../../watched/judge-press.ts'
import { notTried, triedIn } from '../../watched/tried.ts'

const isMain = ({ kind }: Press) => kind === 'main'

/** Source: WCAG 2.2, 2.1.1 and 4.1.2: a control works. Pressed at both widths, with everything that it would send held back. */
export const mainAction = defineCheck({
  id: 'main-action',
  label: 'Main button',
  weight: 6,
  learnMore: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  needs: ['watched'],
  run({ watched }) {
    const loads = triedIn(watched, 'presses')
    if (loads.length === 0) return pass(notTried)
    for (const { facts, where } of loads) {
      const main = facts.find(isMain)
      const finding = main === undefined ? null : judgePress(main, where)
      if (finding !== null) return finding
    }
    const [main] = loads.flatMap(({ facts }) => facts.filter(isMain))
    if (main === undefined) return pass('Not checked: no button belongs to the main heading.')
    return pass(`“${main.text}” ${main.outcome === 'works' ? 'reacts when it’s pressed' : 'can be reached'}.`)
  },
})

/** Whether visitors can’t use the main button of the page at all, at one width or both. */
export const isMainActionDead = (watched: WatchedFacts): boolean =>
  triedIn(watched, 'presses').some(({ facts }) =>
    facts.some((press) => isMain(press) && /^(?:covered|outside|nothing)$/.test(press.outcome)),
  )
