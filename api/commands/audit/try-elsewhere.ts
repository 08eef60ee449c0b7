import type { WatchedFacts } from '../../../shared/watched/watched.ts'
import type { OtherPage } from '../../../shared/audit/other-pages.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { adding } from '../../../shared/tried/adding.ts'
import { untried } from '../../../shared/tried/tried.ts'
import { choosePages } from './choose-pages.ts'
import { desktop, hasDark, phone, type BrowserView, type openBrowser } from './read-in-browser.ts'
import { tryBasket } from './trying/try-basket.ts'
import { forgettable, tryReload } from './trying/try-reload.ts'
import { searchable, trySearch } from './trying/try-search.ts'

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
