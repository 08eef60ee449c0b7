import { defineCheck, pass, paste, warn } from '../../check.ts'
import { heardIn, lostHosts } from '../../watched/heard.ts'
import { oneOrMany } from '../../../plural.ts'
import { excerpt } from '../../words/excerpt.ts'

/** Source: WHATWG Console Standard, console.error. */
export const consoleErrors = defineCheck({
  id: 'console-errors',
  label: 'Console errors',
  weight: 1,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
  needs: ['watched'],
  run({ watched }) {
    const heard = heardIn(watched)
    if (heard === null) return pass('Not checked: the page couldn’t be observed while it loaded.')
    const { messages } = heard
    const [first] = messages
    if (first === undefined) return pass('The page’s scripts log no errors.')
    const hosts = lostHosts(heard)
    if (hosts.length > 0) return pass(`Not checked: scripts from ${hosts.join(', ')} didn’t load in this browser.`)
    const more = messages.length === 1 ? '' : `, plus ${messages.length - 1} more`
    const lines = messages.map(({ text, count }) => (count === 1 ? text : `${text} (${count} times)`))
    return warn(
      `The page’s scripts log ${oneOrMany(messages.length, 'an error', 'errors')}: “${excerpt(first.text, 120)}”${more}.`,
      paste('Fix what these messages report, or stop logging them as errors:', lines.join('\n')),
    )
  },
})
