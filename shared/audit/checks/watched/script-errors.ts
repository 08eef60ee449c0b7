import type { ScriptError, WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, mayBeWhy, pass, paste, warn, type Finding } from '../../check.ts'
import { heardIn, lostHosts } from '../../watched/heard.ts'
import { isBlank } from '../rendered/visible-content.ts'
import { oneOrMany } from '../../../plural.ts'

/** A request that never reached its server, in the words of each browser (Fetch, “network error”). */
const isNetworkError = ({ text }: ScriptError): boolean => /Failed to fetch|NetworkError when attempting|Load failed/.test(text)

/** A module of another host that didn’t arrive in this browser. */
const isOthers = ({ text }: ScriptError, own: string): boolean => {
  const url = /imported module:? (https?:\S+)/.exec(text)?.[1]
  return url !== undefined && URL.parse(url)?.origin !== URL.parse(own)?.origin
}

const placeOf = ({ file, line, column }: ScriptError): string =>
  file === null ? '' : ` (${[file, line, column].filter((part) => part !== null && part !== 0).join(':')})`

const lineOf = (error: ScriptError): string => `${error.text}${placeOf(error)}${error.isRejection ? ', unhandled rejection' : ''}`

/** Source: HTML Standard, “report an exception” and “unhandled promise rejections”. */
export const scriptErrors = defineCheck({
  id: 'script-errors',
  label: 'Script errors',
  weight: 6,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/errors-in-console',
  needs: ['watched'],
  run({ watched, page }) {
    const heard = heardIn(watched)
    if (heard === null) return pass('Not checked: the page couldn’t be observed while it loaded.')
    const errors = heard.errors.filter((error) => !isOthers(error, page.url))
    const [first] = errors
    if (first === undefined) return errorElsewhere(watched) ?? pass('No script errors while the page loaded.')
    const count = oneOrMany(errors.length, 'A script error', 'script errors')
    const more = errors.length === 1 ? '' : `, plus ${errors.length - 1} more`
    const fix = paste('Fix these errors, at these positions in the deployed files:', errors.map(lineOf).join('\n'))
    const where = isBlank(watched.desktop.rendered) ? 'left the page blank' : 'while the page loaded'
    const detail = `${count} ${where}: ${first.text}${placeOf(first)}${more}.`
    const hosts = lostHosts(heard)
    if (hosts.length > 0) return warn(`${detail} Scripts from ${hosts.join(', ')} ${mayBeWhy}`, fix)
    const isCertain = isBlank(watched.desktop.rendered) || errors.some((error) => error.isOwn && !isNetworkError(error))
    return isCertain ? fail(detail, fix) : warn(detail, fix)
  },
})

/** The first page of the site besides this one whose own script fails. */
function errorElsewhere({ elsewhere = [] }: WatchedFacts): Finding | null {
  for (const { path, heard } of elsewhere) {
    if (!heard || lostHosts(heard).length > 0) continue
    const certain = heard.errors.filter((error) => error.isOwn && !isNetworkError(error) && error.text !== '')
    const [first] = certain
    if (first === undefined) continue
    const detail = `On ${path}: ${oneOrMany(certain.length, 'A script error', 'script errors')} while the page loaded: ${first.text}${placeOf(first)}.`
    return fail(detail, paste('Fix these errors, at these positions in the deployed files:', certain.map(lineOf).join('\n')))
  }
  return null
}

/** Whether the page stays blank and an error says why. */
export const isBlankedByError = (watched: Parameters<typeof heardIn>[0]): boolean =>
  isBlank(watched.desktop.rendered) && (watched.desktop.heard?.errors.length ?? 0) > 0
