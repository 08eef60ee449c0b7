import type { PageTopic } from '../../../shared/audit/facts.ts'
import { bareUrl, type OtherPage } from '../../../shared/audit/other-pages.ts'
import { fitsPhones } from '../../../shared/audit/watched/views.ts'
import type { PageToVisit } from '../../../shared/watched/watch-site.ts'
import type { BrowserView } from './read-in-browser.ts'

/** What a contact or order form asks for, at least. */
const fewestFields = 3
const maxPages = 6

/** What visitors look at first; the last are mostly text. */
const order: readonly (PageTopic | null)[] = ['pricing', 'start', 'contact', null, 'docs', 'privacy', 'terms']
const rankOf = ({ topic }: OtherPage) => order.indexOf(topic)

/** One page of each folder, because those of one folder look alike. */
function onePerFolder(pages: readonly OtherPage[]): OtherPage[] {
  const folderOf = ({ page }: OtherPage) => /^\/[^/]+\/(?=[^/]+)/.exec(new URL(page.url).pathname)?.[0] ?? page.url
  return [...Map.groupBy(pages, folderOf).values()].flatMap(([one]) => one ?? []).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Pages to open besides the one audited: sign-up, the largest forms, what is sold, prices, and what the main button leads to come first. */
export function choosePages({ url, tried }: Pick<BrowserView, 'url' | 'tried'>, pages: readonly OtherPage[]): PageToVisit[] {
  const { html = '' } = tried?.presses?.find(({ kind }) => kind === 'main')?.place ?? {}
  const path = /\shref="([^"#?]*)/.exec(html)?.[1]
  const led = path && bareUrl(URL.parse(path, url)?.href ?? '')
  const main = pages.find(({ page }) => led && bareUrl(page.url) === led)
  const fieldsOf = ({ page: { fields = 0 } }: OtherPage) => fields
  const withForm = pages.filter((one) => fieldsOf(one) > 0)
  const [start, contact] = (['start', 'contact'] as const).map((topic) => withForm.find((one) => one.topic === topic))
  const byFields = withForm.toSorted((a, b) => fieldsOf(b) - fieldsOf(a) || Number(b === contact) - Number(a === contact))
  const others = byFields.filter((one, at) => one !== start && (fieldsOf(one) >= fewestFields || (at === 0 && start === undefined)))
  const first = [
    start,
    ...others.slice(0, start ? 1 : 2),
    pages.find(({ page }) => page.sells),
    pages.find(({ topic }) => topic === 'pricing'),
    main,
  ]
  const chosen = new Set([...first.filter((one) => one !== undefined), ...onePerFolder(pages)])
  return [...chosen].slice(0, maxPages).map(({ page }) => ({ url: page.url, isForPhones: fitsPhones(page.viewport) }))
}
