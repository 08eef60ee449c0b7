import type { BlockedLoad } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { directivesOf } from '../../content-policy.ts'
import { heardIn } from '../../watched/heard.ts'
import { oneOrMany } from '../../../plural.ts'

const placeOf = ({ file, line }: BlockedLoad): string => (file === null ? '' : `, from ${file}${line === null ? '' : `:${line}`}`)

const lineOf = (blockedLoad: BlockedLoad): string =>
  blockedLoad.reason === 'mixed-content'
    ? `${blockedLoad.url} (http on an https page)`
    : `${blockedLoad.url} (${blockedLoad.directive}${placeOf(blockedLoad)})`

/** A missing image or beacon doesn’t break a page; a missing script or style may. */
const isGrave = ({ reason, directive, isOwn }: BlockedLoad): boolean =>
  reason === 'mixed-content' || (isOwn && /^(?:script|style)-src/.test(directive))

/** Source: CSP Level 3, securitypolicyviolation events, and W3C Mixed Content. */
export const blockedContent = defineCheck({
  id: 'blocked-content',
  label: 'Blocked content',
  weight: 4,
  learnMore: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP',
  needs: ['watched'],
  run({ watched }) {
    const heard = heardIn(watched)
    if (heard === null) return pass('Not checked: the page couldn’t be observed while it loaded.')
    const { blockedLoads } = heard
    const [first] = blockedLoads
    if (first === undefined) return pass('The browser doesn’t block any of the page’s content.')
    const mixed = blockedLoads.filter(({ reason }) => reason === 'mixed-content')
    const [one] = mixed
    const isGraveOne = blockedLoads.some(isGrave)
    const finding = isGraveOne ? fail : warn
    if (one !== undefined) {
      const count = oneOrMany(mixed.length, 'a file', 'files')
      const fix = paste('Use these URLs instead:', mixed.map(({ url }) => url.replace(/^http:/, 'https:')).join('\n'))
      return finding(`The browser blocks ${count} that this https page loads over http: ${one.url}.`, fix)
    }
    const count = oneOrMany(blockedLoads.length, 'something', 'things')
    const detail = `The page’s Content Security Policy blocks ${count} the page uses: ${lineOf(first)}.`
    const amended = amend(first.policy, blockedLoads)
    if (amended !== null)
      return finding(
        detail,
        paste(
          'If the page should load this, replace the current policy with this one, in the Content-Security-Policy header or <meta> tag that sets it:',
          amended,
        ),
      )
    return finding(
      detail,
      paste(
        'Allow these in your Content Security Policy (inline code by hash), or remove them from the page:',
        blockedLoads.map(lineOf).join('\n'),
      ),
    )
  },
})

/** The policy with the blocked origins allowed; null if they can’t be allowed by URL, or several policies apply. */
function amend(policy: string, blockedLoads: readonly BlockedLoad[]): string | null {
  const isUrl = (url: string) => /^https?:/.test(url) && URL.canParse(url)
  if (
    policy === '' ||
    blockedLoads.some((blockedLoad) => blockedLoad.policy !== policy || blockedLoad.directive === '' || !isUrl(blockedLoad.url))
  )
    return null
  const directives = directivesOf(policy)
  for (const { directive, url } of blockedLoads) {
    const names = [directive, directive.replace(/-(?:elem|attr)$/, ''), 'default-src']
    const name = names.find((each) => directives.has(each))
    if (name === undefined) return null
    const sources = (directives.get(name) ?? []).filter((source) => source !== "'none'")
    const { origin } = new URL(url)
    directives.set(name === 'default-src' ? (names[1] ?? directive) : name, [...new Set([...sources, origin])])
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}
