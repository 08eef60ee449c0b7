import type { Press } from '../../../tried/tried.ts'
import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
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
      const finding = main === undefined ? null : judge(main, where)
      if (finding !== null) return finding
    }
    const [main] = loads.flatMap(({ facts }) => facts.filter(isMain))
    if (main === undefined) return pass('Not checked: no button belongs to the main heading.')
    return pass(`“${main.text}” ${main.outcome === 'works' ? 'reacts when it’s pressed' : 'can be reached'}.`)
  },
})

function judge(press: Press, where: string): Finding | null {
  const { outcome, text, detail, place } = press
  if (outcome === 'covered')
    return fail(
      `Something covers “${text}”${where}, so it can’t be pressed.`,
      paste('Let clicks reach the button with this CSS:', detail),
      [press],
    )
  if (outcome === 'outside')
    return fail(`“${text}” is outside the window${where}, so nobody sees it.`, paste('Move this element into the window:', place.html), [
      press,
    ])
  if (outcome === 'nothing') {
    const why = detail === '' ? '' : ` Its script fails: ${detail}`
    return fail(
      `Nothing happens when “${text}” is pressed${where}.${why}`,
      paste('Make this element do something, or make it a link:', place.html),
      [press],
    )
  }
  if (outcome === 'harms')
    return warn(`After “${text}” is pressed${where}, ${detail}.`, paste('Fix what pressing this element does:', place.html), [press])
  if (outcome === 'throws')
    return warn(
      `Pressing “${text}”${where} causes an error: ${detail}`,
      paste('Fix the error that pressing this element causes:', place.html),
      [press],
    )
  return null
}

/** Whether visitors can’t use the main button of the page at all, at one width or both. */
export const isMainActionDead = (watched: WatchedFacts): boolean =>
  triedIn(watched, 'presses').some(({ facts }) =>
    facts.some((press) => isMain(press) && /^(?:covered|outside|nothing)$/.test(press.outcome)),
  )
