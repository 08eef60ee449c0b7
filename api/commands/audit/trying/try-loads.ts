import type { OtherPage } from '../../../../shared/audit/other-pages.ts'
import { adding } from '../../../../shared/tried/adding.ts'
import { untried } from '../../../../shared/tried/tried.ts'
import type { WatchedFacts } from '../../../../shared/watched/watched.ts'
import type { BrowserView, openBrowser } from '../read-in-browser.ts'
import { tryBasket } from './try-basket.ts'
import { forgettable, tryReload } from './try-reload.ts'
import { searchable, trySearch } from './try-search.ts'

/** What takes several loads of a page. */
const attempts: [RegExp, typeof tryBasket][] = [
  [adding, tryBasket],
  [forgettable, tryReload],
  [searchable, trySearch],
]

type Tabs = Pick<Awaited<ReturnType<typeof openBrowser>>, 'tryAlone'>

/** Makes the attempts that the page’s markup calls for; a cart is tried on another page if this one has none. */
export async function tryLoads({ url, html }: Pick<BrowserView, 'url' | 'html'>, pages: readonly OtherPage[], tabs: Tabs) {
  const shop = adding.test(html) ? undefined : pages.find(({ page }) => page.sells)
  const own = attempts.filter(([one]) => one.test(html)).map(([, attempt]) => ({ url, attempt }))
  const tried: NonNullable<WatchedFacts['elsewhere']> = []
  for (const one of [...own, ...(shop ? [{ url: shop.page.url, attempt: tryBasket }] : [])]) {
    const faults = await tabs.tryAlone(one.url, one.attempt).catch(() => [])
    if (faults.length > 0) tried.push({ path: new URL(one.url).pathname, tried: { ...untried, fields: { faults } } })
  }
  return tried
}
