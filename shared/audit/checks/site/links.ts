import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { LinkFacts } from '../../facts.ts'
import { pluralForm } from '../../../plural.ts'
import { andMore } from '../../words/subject.ts'

/** Statuses of sites that block crawlers or require a sign-in: people get through. */
const guarded = new Set([401, 402, 403, 405, 407, 418, 429, 451, 503, 999])

const isBroken = ({ status, reason }: Pick<LinkFacts, 'status' | 'reason'>) =>
  status === null || reason !== null || (status >= 400 && !guarded.has(status))

export const links = defineCheck({
  id: 'links',
  label: 'Broken links',
  weight: 4,
  learnMore: 'https://www.rfc-editor.org/rfc/rfc9110#name-client-error-4xx',
  needs: ['links'],
  run({ page, links: requested, pages = [] }) {
    // Pages of the site were requested whole.
    const linked = new Set(page.links.map(({ url }) => url.replace(/#.*$/, '')))
    const known = new Set(requested.map(({ url }) => url))
    const sample: LinkFacts[] = [...requested, ...pages.filter(({ url }) => linked.has(url) && !known.has(url))]
    const slow = sample.filter(({ status, isSlow }) => isSlow && status === null)
    const checked = sample.filter((link) => !slow.includes(link))
    const broken = checked.filter(isBroken)
    const late =
      slow.length === 0
        ? ''
        : `Not checked, as ${pluralForm(slow.length, 'it', 'they')} didn’t answer in time: ${slow.map(({ url }) => url).join(', ')}.`
    if (checked.length === 0) return pass(late || 'No links to check.')
    const only = checked.length === 1
    if (broken.length === 0)
      return pass(`${only ? 'The one link checked works.' : `All ${checked.length} links checked work.`} ${late}`.trim())
    const list = broken.map(({ url, status, reason }) => `${url} (${reason ?? (status === null ? 'no response' : `status ${status}`)})`)
    const fix = paste('Fix or remove these links:', list.join('\n'))
    const [first] = broken
    const text = page.links.find(({ url }) => url.replace(/#.*$/, '') === first?.url)?.text
    const name = `The link ${text ? `“${text}”` : (first?.url ?? '')}`
    const detail = `${andMore(name, broken.length, ['link', 'links'])} ${pluralForm(broken.length, 'is', 'are')} broken.`
    const all = `${detail} ${late}`.trim()
    return broken.length * 2 > checked.length ? fail(all, fix) : warn(all, fix)
  },
})
