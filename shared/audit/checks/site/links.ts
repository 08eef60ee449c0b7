import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { fragmentOf } from '../../../page/doubts/href-error.ts'
import type { Page } from '../../../page/page.ts'
import type { LinkFacts, SitePageFacts } from '../../facts.ts'
import { pluralForm } from '../../../plural.ts'
import { hostOf } from '../../../hosts.ts'
import { isLocal } from '../../address.ts'
import { andMore } from '../../words/subject.ts'

/** Statuses of sites that block crawlers or require a sign-in: people get through. */
const guarded = new Set([401, 402, 403, 405, 407, 418, 429, 451, 503, 999])

/** Links that say that they save something. */
const saving =
  /download|export|source|herunterlad|télécharg|descarg|scarica|baix|transferir|pobierz|stáhn|скача|загру|завантаж|indir|下载|下載|ダウンロード|다운로드/i

const isBroken = ({ status, reason }: Pick<LinkFacts, 'status' | 'reason'>) =>
  status === null || reason !== null || (status >= 400 && !guarded.has(status))

/** People arrive, late. */
const isDetour = ({ status, reason }: LinkFacts) => status !== null && status < 400 && reason?.endsWith('redirects in a row') === true

/** Links to a part of another page that doesn’t exist there. */
function lostParts(page: Page, pages: readonly SitePageFacts[]): LinkFacts[] {
  const found = new Map<string, LinkFacts>()
  for (const { url } of page.links) {
    const other = pages.find((one) => one.status === 200 && one.url === url.replace(/#.*$/, ''))?.page
    const part = other ? fragmentOf(url, url, url) : null
    // Without enough text, scripts are still to write the page.
    if (!other?.anchors || other.characters < 200 || part === null || other.anchors.includes(part.slice(0, 80))) continue
    found.set(url, { url, status: 200, reason: `the page has no element with the id “${part}”` })
  }
  return [...found.values()]
}

const ofLaw =
  /recht|legal|terms|bedingung|condi[cçtz]|\bagb\b|\bcg[uv]\b|voorwaard|regulamin|warunk|villkor|vilkår|ehdot|impressum|imprint|privac|privat|datenschutz|confidential|policy|riservat|integritet|規約|取引法|プライバシ|個人情報|条款|條款|隐私|隱私|약관|개인정보/i

/** Links to terms or a privacy policy that lead back to this page, which says nothing of the kind but in its links. */
function leadingBack(page: Page, pages: readonly SitePageFacts[]): LinkFacts[] {
  const isSaid = page.blocks.some(({ action, text, heading }) => ofLaw.test(heading) || (!action && ofLaw.test(text)))
  if (isSaid) return []
  return pages.flatMap(({ url, topic, status, page: other }) => {
    const isLegal = topic === 'terms' || topic === 'privacy'
    const name = /([^/]*)\/?$/.exec(URL.parse(url)?.pathname.toLowerCase() ?? '')?.[1] ?? ''
    const isHere = other?.anchors?.some((id) => id.toLowerCase().includes(name)) ?? true
    return isLegal && status === 200 && name !== '' && url !== page.url && other?.url === page.url && !isHere
      ? [{ url, status, reason: 'it leads back to this page' }]
      : []
  })
}

/** What no visitor could see on the page that it leads to. */
function whyOf({ url, status, reason }: LinkFacts, page: Page): string {
  if (status === 200) return ` (${reason})`
  if (reason?.endsWith('has a redirect loop')) return ' (it redirects in a loop)'
  return isLocal(url) && hostOf(url) !== hostOf(page.url) ? ` (it leads to your own machine: ${url})` : ''
}

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
    const offered = page.links.filter(({ text }) => saving.test(text)).map(({ url }) => url)
    const unshown = pages.filter(
      ({ url, status, reason }) => linked.has(url) && status === 200 && reason !== null && !offered.includes(url),
    )
    const wrong = [...unshown, ...leadingBack(page, pages)]
    const sample: LinkFacts[] = [
      ...requested.filter(({ url }) => !wrong.some((other) => other.url === url)),
      ...wrong,
      ...pages.filter((other) => linked.has(other.url) && !known.has(other.url) && !wrong.some(({ url }) => url === other.url)),
      ...lostParts(page, pages),
    ]
    const slow = sample.filter(({ status, isSlow }) => isSlow && status === null)
    const checked = sample.filter((link) => !slow.includes(link))
    const [detours, broken] = [checked.filter(isDetour), checked.filter((link) => isBroken(link) && !isDetour(link))]
    const late =
      slow.length === 0
        ? ''
        : `Not checked, as ${pluralForm(slow.length, 'it', 'they')} didn’t answer in time: ${slow.map(({ url }) => url).join(', ')}.`
    if (checked.length === 0) return pass(late || 'No links to check.')
    const only = checked.length === 1
    const faulty = [...broken, ...detours]
    if (faulty.length === 0)
      return pass(`${only ? 'The one link checked works.' : `All ${checked.length} links checked work.`} ${late}`.trim())
    const list = faulty.map(({ url, status, reason }) => `${url} (${reason ?? (status === null ? 'no response' : `status ${status}`)})`)
    const todo =
      broken.length === 0
        ? 'Link straight to the final URLs:'
        : detours.length === 0
          ? 'Fix or remove these links:'
          : 'Fix or remove these links, and replace those with redirects by their final URLs:'
    const fix = paste(todo, list.join('\n'))
    const namesOf = ([first, ...more]: LinkFacts[]) => {
      const text = page.links.find(({ url }) => url === first?.url || url.replace(/#.*$/, '') === first?.url)?.text
      return andMore(`The link ${text ? `“${text}”` : (first?.url ?? '')}`, more.length + 1, ['link', 'links'])
    }
    const [[firstBroken], [firstDetour]] = [broken, detours]
    const details = [
      ...(firstBroken ? [`${namesOf(broken)} ${pluralForm(broken.length, 'is', 'are')} broken${whyOf(firstBroken, page)}.`] : []),
      ...(firstDetour ? [`${namesOf(detours)} ${pluralForm(detours.length, 'leads', 'lead')} through ${firstDetour.reason}.`] : []),
    ]
    const all = `${details.join(' ')} ${late}`.trim()
    return broken.length * 2 > checked.length ? fail(all, fix) : warn(all, fix)
  },
})
