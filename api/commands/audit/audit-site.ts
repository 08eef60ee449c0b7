import type { AuditFacts, PageTopic } from '../../../shared/audit/facts.ts'
import { bytesOf } from '../../../shared/audit/checks/rendered/page-weight.ts'
import { adding } from '../../../shared/tried/adding.ts'
import { untried } from '../../../shared/tried/tried.ts'
import type { WatchedFacts, WatchedLoad } from '../../../shared/watched/watched.ts'
import { bareUrl, otherPages, type OtherPage } from '../../../shared/audit/other-pages.ts'
import { fitsPhones } from '../../../shared/audit/watched/views.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { createCrawler } from '../../crawler/crawler.ts'
import { createCheckRunner } from '../../workers/run-checks.ts'
import { createPageReader, type PageReader } from '../../workers/page-reader.ts'
import { findChromium } from './find-chromium.ts'
import { joinBrowser } from './join-browser.ts'
import { findOwnNetwork } from './own-network.ts'
import { openBrowser, type BrowserView, type OnPicture } from './read-in-browser.ts'
import type { OwnHeaders } from '../../crawler/session.ts'
import { tryBasket } from './trying/try-basket.ts'
import { forgettable, tryReload } from './trying/try-reload.ts'
import { searchable, trySearch } from './trying/try-search.ts'
import { sortChecks, type Report } from './report.ts'

type Options = {
  /** Whether to open the page in Chromium as well. */
  browser: boolean
  ownHeaders: OwnHeaders | undefined
  env: NodeJS.ProcessEnv
  say: (text: string) => void
  /** Gets the page as visitors see it in the browser, with the window’s width. */
  onPicture?: OnPicture | null
  /** Paths of a folder’s files that give away secrets. */
  /** Of a folder; a server is asked for the usual ones. */
  privateFiles?: string[] | undefined
  onDefect: (check: string, error: Error) => void
}

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844, deviceScaleFactor: 3 }

/** Visits a site and runs the checks, as the service does but without a catalog. Throws what the crawler, the runChecks and the browser throw. */
export async function auditSite(
  url: string,
  { browser, ownHeaders, env, say, onDefect, onPicture = null, privateFiles }: Options,
): Promise<Report> {
  const chromium = browser ? await findChromium(env) : null
  const ownNetwork = await findOwnNetwork(url)
  const reader = createPageReader()
  await using ending = new AsyncDisposableStack()
  const crawler = createCrawler({
    reader,
    allow: ownNetwork === null ? [] : 'everything',
    resolveAllowed: ownNetwork?.resolve,
    ownHeaders,
    userAgent: 'Slipway/1.0 (npm run audit)',
    onPage: (facts) => void runChecks(facts).then(sayFirst, () => {}), // the checks after the visit report it
  })
  ending.defer(() => crawler.close())
  const runChecks = createCheckRunner(reader, (check, _host, error) => onDefect(check, error))
  /** Checking links and files takes seconds; errors of the page itself are known right away. */
  const sayFirst = (audit: Pick<Report, 'checks'>) => {
    const { failed, warned } = sortChecks(audit)
    const [first] = [...failed, ...warned]
    if (first) say(`${first.label}: ${first.detail.split('\n')[0]} Checking links and files…`)
  }
  say('Checking the page and its site…')
  const site = await crawler.visit(url)
  const { page, listing } = site
  const { score, limit, checks } = await runChecks({ ...site, ...(privateFiles && { privateFiles }) })
  const found = { suggestedListing: listing, suggestedCategories: listing.categories, nextFreeWeeks: [] }
  const crawled: Report = { ok: true, url: page.url, score, limit, checks, ...found }
  return chromium === null
    ? crawled
    : await addBrowser(crawled, () => openBrowser(chromium, { args: ownNetwork?.chromiumArgs, onPicture, ownHeaders }), {
        reader,
        runChecks,
        say,
        pages: otherPages(site),
      })
}

type Means = { reader: PageReader; runChecks: ReturnType<typeof createCheckRunner>; say: Options['say']; pages: OtherPage[] }

/** The page in both windows, each as a first visit. */
async function addBrowser(
  crawled: Report,
  open: () => ReturnType<typeof openBrowser>,
  { reader, runChecks, say, pages }: Means,
): Promise<Report> {
  await using ending = new AsyncDisposableStack()
  const tabs = ending.adopt(await open(), ({ close }) => close())
  say(`Opening the page in Chromium at ${desktop.width} px…`)
  const wide = await tabs.read(crawled.url, desktop)
  say(`Opening the page in Chromium at ${phone.width} px…`)
  const narrow = await tabs.read(crawled.url, phone)
  if (hasDark(wide)) say('Opening the page in Chromium in dark mode…')
  const dark = hasDark(wide) ? await tabs.read(crawled.url, desktop, 'dark') : null
  const isAnimated = wide.tried?.look?.isAnimated === true
  if (isAnimated) say('Opening the page in Chromium with reduced motion…')
  const still = isAnimated ? await tabs.read(crawled.url, desktop, 'still', ['look']) : null
  const others = {
    ...(dark && { otherScheme: toLoad(dark) }),
    ...(still && { still: toLoad(still) }),
    elsewhere: await tryElsewhere(wide, pages, tabs, say),
  }
  say('Checking the rendered page…')
  const bytes = new TextEncoder().encode(wide.html)
  const { page, listing } = await reader.readHtml({ bytes, url: wide.url, contentType: `${wide.contentType}; charset=utf-8` })
  const joined = joinBrowser(crawled, {
    ...(await runChecks({ page, listing, ...factsOf(wide, narrow, others) })),
    url: wide.url,
    listing,
  })
  const { requests } = wide.rendered
  return { ...joined, loaded: { bytes: bytesOf(requests), requests: requests.count + 1 } }
}

const hasDark = ({ rendered, heard }: BrowserView) => rendered.view.hasBothSchemes || heard?.asksScheme === true

type Tabs = Awaited<ReturnType<typeof openBrowser>>
type Elsewhere = NonNullable<WatchedFacts['elsewhere']>

/** What a contact or order form asks for, at least. */
const fewestFields = 3

/**
 * Pages to try. Desktop: the two largest forms, sign-up first, and the pricing page. Phone: the page behind the main button, and a contact form.
 */
function choosePages({ url, tried }: BrowserView, pages: OtherPage[]): Record<'desktop' | 'phone', OtherPage[]> {
  const { html = '' } = tried?.presses?.find(({ kind }) => kind === 'main')?.place ?? {}
  const path = /\shref="([^"#?]*)/.exec(html)?.[1]
  const led = path && bareUrl(URL.parse(path, url)?.href ?? '')
  const main = pages.find(({ page }) => led && bareUrl(page.url) === led)
  const fieldsOf = ({ page: { fields = 0 } }: OtherPage) => fields
  const about = (topic: PageTopic) => pages.find((one) => one.topic === topic)
  const withForm = pages.filter((one) => fieldsOf(one) > 0)
  const [start, contact] = (['start', 'contact'] as const).map((topic) => withForm.find((one) => one.topic === topic))
  const byFields = withForm.toSorted((a, b) => fieldsOf(b) - fieldsOf(a) || Number(b === contact) - Number(a === contact))
  const only = (chosen: (OtherPage | undefined)[]) => [...new Set(chosen)].filter((one) => one !== undefined)
  const phone = only([main ?? start, contact ?? byFields[0]]).filter(({ page }) => fitsPhones(page.viewport))
  const others = byFields.filter((one, at) => one !== start && (fieldsOf(one) >= fewestFields || (at === 0 && start === undefined)))
  return { desktop: only([start, ...others.slice(0, start ? 1 : 2), about('pricing')]), phone }
}

/** Tries those pages, at both widths side by side, and whether the cart holds what is added to it. */
async function tryElsewhere(wide: BrowserView, pages: OtherPage[], tabs: Tabs, say: Options['say']): Promise<Elsewhere> {
  const chosen = choosePages(wide, pages)
  const pathOf = ({ page }: OtherPage) => new URL(page.url).pathname
  const paths = new Set([...chosen.desktop, ...chosen.phone].map(pathOf))
  if (paths.size > 0) say(`Trying out ${joinWords([...paths])} in Chromium…`)
  const tryAt = async (isPhone: boolean) => {
    const tried: Elsewhere = []
    for (const one of isPhone ? chosen.phone : chosen.desktop) {
      const [{ url }, path] = [one.page, pathOf(one)]
      const view = await tabs.read(url, isPhone ? phone : desktop, null, isPhone ? ['look'] : ['forms', 'fields']).catch(() => null)
      if (view === null) continue
      tried.push({ path, ...(isPhone && { isPhone }), tried: view.tried, rendered: view.rendered })
      const dark = !isPhone && hasDark(view) ? await tabs.read(url, desktop, 'dark', []).catch(() => null) : null
      if (dark !== null) tried.push({ path, isDark: true, tried: null, rendered: dark.rendered })
    }
    return tried
  }
  const found = await Promise.all([tryAt(false), tryAt(true), tryLoads(wide, pages, tabs)])
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

export const factsOf = (
  wide: BrowserView,
  narrow: BrowserView,
  others: Omit<WatchedFacts, 'desktop' | 'phone'> = {},
): Pick<AuditFacts, 'rendered' | 'accessibility' | 'watched'> => ({
  rendered: { ...wide.rendered, speed: { ...wide.rendered.speed, cpuShare: wide.heard?.cpuShare ?? null } },
  ...(wide.accessibility && { accessibility: wide.accessibility }),
  watched: {
    desktop: toLoad(wide),
    phone: toLoad(narrow),
    ...others,
  },
})

const toLoad = ({ rendered, heard, accessibility, tried }: BrowserView): WatchedLoad => ({ rendered, heard, accessibility, tried })
