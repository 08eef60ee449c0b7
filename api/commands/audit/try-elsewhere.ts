import type { WatchedFacts } from '../../../shared/watched/watched.ts'
import { bareUrl, type OtherPage } from '../../../shared/audit/other-pages.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { adding } from '../../../shared/tried/adding.ts'
import { untried, triedParts, type TriedPart } from '../../../shared/tried/tried.ts'
import { desktop, hasDark, phone, type BrowserView, type openBrowser } from './read-in-browser.ts'
import { tryBasket } from './trying/try-basket.ts'
import { forgettable, tryReload } from './trying/try-reload.ts'
import { searchable, trySearch } from './trying/try-search.ts'
import type { PageTopic } from '../../../shared/audit/facts.ts'
import { fitsPhones } from '../../../shared/audit/watched/views.ts'

/** A page to open, and what to try out there; without parts it’s only looked at. */
type ChosenPage = { one: OtherPage; parts: readonly TriedPart[] }

/** What a contact or order form asks for, at least. */
const fewestFields = 3
const maxPages = { desktop: 5, phone: 6 }

/** What visitors look at first; the last are mostly text. */
const order: readonly (PageTopic | null)[] = ['pricing', 'start', 'contact', null, 'docs', 'privacy', 'terms']
const rankOf = ({ topic }: OtherPage) => order.indexOf(topic)

/** One page of each folder, because those of one folder look alike. */
function onePerFolder(pages: readonly OtherPage[]): OtherPage[] {
  const folderOf = ({ page }: OtherPage) => /^\/[^/]+\/(?=[^/]+)/.exec(new URL(page.url).pathname)?.[0] ?? page.url
  return [...Map.groupBy(pages, folderOf).values()].flatMap(([one]) => one ?? []).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * Pages to open besides the one audited. Desktop: all of them are tried out, the largest forms, sign-up and the pricing page first. Phone: the page behind
 * the main button and a contact form are scrolled through, and menus are opened on the first two pages. Other pages are only looked at.
 */
export function choosePages({ url, tried }: BrowserView, pages: OtherPage[]): Record<'desktop' | 'phone', ChosenPage[]> {
  const { html = '' } = tried?.presses?.find(({ kind }) => kind === 'main')?.place ?? {}
  const path = /\shref="([^"#?]*)/.exec(html)?.[1]
  const led = path && bareUrl(URL.parse(path, url)?.href ?? '')
  const main = pages.find(({ page }) => led && bareUrl(page.url) === led)
  const fieldsOf = ({ page: { fields = 0 } }: OtherPage) => fields
  const pricing = pages.find(({ topic }) => topic === 'pricing')
  const withForm = pages.filter((one) => fieldsOf(one) > 0)
  const [start, contact] = (['start', 'contact'] as const).map((topic) => withForm.find((one) => one.topic === topic))
  const byFields = withForm.toSorted((a, b) => fieldsOf(b) - fieldsOf(a) || Number(b === contact) - Number(a === contact))
  const others = byFields.filter((one, at) => one !== start && (fieldsOf(one) >= fewestFields || (at === 0 && start === undefined)))
  const seen = onePerFolder(pages)
  const wide = [start, ...others.slice(0, start ? 1 : 2), pricing, main, ...seen].map((one): Tried => [one, triedParts])
  const onPhones = (one: OtherPage | undefined) => (one !== undefined && fitsPhones(one.page.viewport) ? one : undefined)
  const narrow = withParts(
    [
      [onPhones(main ?? start), ['look']],
      [onPhones(contact ?? byFields[0]), ['look']],
      ...seen
        .filter(onPhones)
        .slice(0, 2)
        .map((one): Tried => [one, ['menus']]),
    ],
    seen.filter(onPhones),
    maxPages.phone,
  )
  return { desktop: withParts(wide, [], maxPages.desktop), phone: narrow }
}

type Tried = readonly [OtherPage | undefined, readonly TriedPart[]]

/** Each page once, up to `max`, with all that is to be tried there. */
function withParts(tried: readonly Tried[], seen: readonly OtherPage[], max: number): ChosenPage[] {
  const all = new Map<OtherPage, Set<TriedPart>>()
  for (const [one, parts] of [...tried, ...seen.map((each): Tried => [each, []])]) {
    if (one === undefined || (all.size >= max && !all.has(one))) continue
    all.set(one, (all.get(one) ?? new Set()).union(new Set(parts)))
  }
  return [...all].map(([one, parts]) => ({ one, parts: triedParts.filter((part) => parts.has(part)) }))
}

/** Milliseconds, after which no more pages are opened. */
const lookMs = 60_000

type Tabs = Awaited<ReturnType<typeof openBrowser>>
type Elsewhere = NonNullable<WatchedFacts['elsewhere']>

/** Opens other pages of the site at both widths side by side, and tries whether the cart holds what is added to it. */
export async function tryElsewhere(wide: BrowserView, pages: OtherPage[], tabs: Tabs, say: (text: string) => void): Promise<Elsewhere> {
  const chosen = choosePages(wide, pages)
  const pathOf = ({ page }: OtherPage) => new URL(page.url).pathname
  const paths = new Set([...chosen.desktop, ...chosen.phone].map(({ one }) => pathOf(one)))
  if (paths.size > 0) say(`Opening ${joinWords([...paths])} in Chromium…`)
  const until = performance.now() + lookMs
  const open = async (isPhone: boolean) => {
    const tried: Elsewhere = []
    for (const { one, parts } of isPhone ? chosen.phone : chosen.desktop) {
      if (performance.now() > until) break
      const [{ url }, path] = [one.page, pathOf(one)]
      const view = await tabs.read(url, isPhone ? phone : desktop, null, parts).catch(() => null)
      if (view === null) continue
      const { tried: facts, rendered, accessibility, heard } = view
      tried.push({ path, ...(isPhone && { isPhone }), tried: facts, rendered, accessibility, heard })
      const dark = !isPhone && parts.length > 0 && hasDark(view) ? await tabs.read(url, desktop, 'dark', []).catch(() => null) : null
      if (dark !== null) tried.push({ path, isDark: true, tried: null, rendered: dark.rendered, accessibility: dark.accessibility })
    }
    return tried
  }
  const found = await Promise.all([open(false), open(true), tryLoads(wide, pages, tabs)])
  return found.flat()
}

/** What takes several loads of a page. */
const attempts: [RegExp, typeof tryBasket][] = [
  [adding, tryBasket],
  [forgettable, tryReload],
  [searchable, trySearch],
]

/** Makes the attempts that the page’s markup calls for; a cart is tried on another page if this one has none. */
async function tryLoads({ url, html }: BrowserView, pages: OtherPage[], tabs: Tabs): Promise<Elsewhere> {
  const shop = adding.test(html) ? undefined : pages.find(({ page }) => page.sells)
  const own = attempts.filter(([one]) => one.test(html)).map(([, attempt]) => ({ url, attempt }))
  const tried: Elsewhere = []
  for (const one of [...own, ...(shop ? [{ url: shop.page.url, attempt: tryBasket }] : [])]) {
    const faults = await tabs.tryAlone(one.url, one.attempt).catch(() => [])
    if (faults.length > 0) tried.push({ path: new URL(one.url).pathname, tried: { ...untried, fields: { faults } } })
  }
  return tried
}
