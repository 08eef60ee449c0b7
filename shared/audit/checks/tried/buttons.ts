import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { oneOrMany } from '../../../plural.ts'
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
      const harmful = others.find(({ outcome }) => outcome === 'harms')
      if (harmful !== undefined)
        return fail(
          `After “${harmful.text}” is pressed${where}, ${harmful.detail}.`,
          paste('Fix what pressing this element does:', harmful.place.html),
          [harmful],
        )
      const failing = others.find(({ outcome }) => outcome === 'throws')
      if (failing !== undefined)
        return warn(
          `Pressing “${failing.text}”${where} causes an error: ${failing.detail}`,
          paste('Fix the error that pressing this element causes:', failing.place.html),
          [failing],
        )
    }
    const isNone = loads.every(({ facts }) => facts.every(({ kind, outcome }) => kind !== 'button' || outcome === 'unpressed'))
    return pass(
      isNone ? 'Not checked: the page has no other buttons that can be pressed safely.' : 'The other buttons react when they’re pressed.',
    )
  },
})
