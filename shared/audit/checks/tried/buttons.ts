import { defineCheck, pass, paste, warn } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'
import { judgePress } from '../../watched/judge-press.ts'
import { notTried, triedIn } from '../../watched/tried.ts'

/** Source: users’ reports of buttons that do nothing. The main one is judged by `main-action`. */
export const buttons = defineCheck({
  id: 'buttons',
  label: 'Buttons',
  weight: 3,
  learnMore: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  needs: ['watched'],
  run({ watched }) {
    const loads = triedIn(watched, 'presses')
    if (loads.length === 0) return pass(notTried)
    for (const { facts, where } of loads) {
      const others = facts.filter(({ kind }) => kind === 'button')
      const dead = others.filter(({ outcome }) => outcome === 'nothing')
      const [first] = dead
      if (first !== undefined)
        return warn(
          `Nothing happens when ${oneOrMany(dead.length, 'this button is', 'buttons are')} pressed${where}: ${dead.map(({ text }) => `“${text}”`).join(', ')}.`,
          paste('Make these elements do something, or remove them:', dead.map(({ place }) => place.html).join('\n')),
          dead,
        )
      const findings = others.map((one) => judgePress(one, where)).filter((one) => one !== null)
      const worst = findings.find(({ status }) => status === 'fail') ?? findings[0]
      if (worst !== undefined) return worst
    }
    const isNone = loads.every(({ facts }) => facts.every(({ kind, outcome }) => kind !== 'button' || outcome === 'unpressed'))
    return pass(
      isNone ? 'Not checked: the page has no other buttons that can be pressed safely.' : 'The other buttons react when they’re pressed.',
    )
  },
})
