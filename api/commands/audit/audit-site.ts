import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { bytesOf } from '../../../shared/audit/checks/rendered/page-weight.ts'
import type { WatchedFacts } from '../../../shared/watched/watched.ts'
import { watchSite, type Visit } from '../../../shared/watched/watch-site.ts'
import { otherPages, type OtherPage } from '../../../shared/audit/other-pages.ts'
import { createCrawler } from '../../crawler/crawler.ts'
import { createCheckRunner } from '../../workers/run-checks.ts'
import { createPageReader, type PageReader } from '../../workers/page-reader.ts'
import { findChromium } from './find-chromium.ts'
import { findOwnNetwork } from './own-network.ts'
import { desktop, hasDark, openBrowser, phone, type BrowserView, type OnPicture } from './read-in-browser.ts'
import type { OwnHeaders } from '../../crawler/session.ts'
import { choosePages } from './choose-pages.ts'
import { tryLoads } from './trying/try-loads.ts'
import { sortChecks, type Report } from './report-table.ts'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import { joinReports, type TabAudit } from '../../../shared/audit/joining/join-reports.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'

const weights = Object.fromEntries(definitions.map(({ id, weight }) => [id, weight]))

/** Joins the crawler’s report with what the browser shows, as the extension does, in words that fit a command. */
export function joinBrowser(crawled: Report, seen: Pick<TabAudit, 'checks' | 'score' | 'limit' | 'caps' | 'url' | 'listing'>): Report {
  const joined = joinReports({ ...seen, weights }, crawled, { changed: new Set(), isRecent: true })
  const [limit = null] = [crawled.limit, joined.limit].filter((one) => one !== null).sort((a, b) => a.score - b.score)
  const checks = joined.checks.map(({ id, label, status, detail, fix, aside }): Check => {
    const other = aside?.replace(/^In your tab:/, 'In the browser:').replace(/^Our crawler saw:/, 'Without a browser:')
    return { id, label, status, detail: other === undefined ? detail : `${detail} ${other}`, fix }
  })
  return { ...crawled, checks, score: Math.min(joined.score, limit?.score ?? 100), limit }
}

type Options = {
  /** Whether to open the page in Chromium as well. */
  browser: boolean
  ownHeaders: OwnHeaders | undefined
  env: NodeJS.ProcessEnv
  say: (text: string) => void
  /** Gets the page as visitors see it in the browser, with the window’s width. */
  onPicture?: OnPicture | null
  /** Paths of a folder’s files that give away secrets; a server is asked for the usual ones. */
  privateFiles?: string[] | undefined
  onDefect: (check: string, error: Error) => void
}

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
  // It takes a second, in which the site is visited.
  const opening = chromium === null ? null : openBrowser(chromium, { args: ownNetwork?.chromiumArgs, onPicture, ownHeaders })
  const opened = opening?.catch(() => null)
  ending.defer(async () => (await opened)?.close())
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
  return opening === null ? crawled : await addBrowser(crawled, await opening, { reader, runChecks, say, pages: otherPages(site) })
}

type Means = { reader: PageReader; runChecks: ReturnType<typeof createCheckRunner>; say: Options['say']; pages: OtherPage[] }

/** How many pages are open at once, and for how many milliseconds other pages are opened. */
const [windows, otherPagesMs] = [3, 75_000]

/** The page and others of its site in both windows, each as a first visit. */
async function addBrowser(
  crawled: Report,
  tabs: Awaited<ReturnType<typeof openBrowser>>,
  { reader, runChecks, say, pages }: Means,
): Promise<Report> {
  let loads: ReturnType<typeof tryLoads> | undefined
  const until = performance.now() + otherPagesMs
  const { desktop: wide, ...watched } = await watchSite<BrowserView>(crawled.url, {
    windows,
    hasTime: () => performance.now() < until,
    schemeOf: hasDark,
    pagesFrom: (home) => {
      loads = tryLoads(home, pages, tabs)
      return choosePages(home, pages)
    },
    visit: async ({ url, isPhone, ...how }, onRead) => {
      say(`Opening ${wordsFor(url, isPhone, how)}…`)
      return await tabs.read(url, { viewport: isPhone ? phone : desktop, onRead, ...how })
    },
  })
  const elsewhere = [...(watched.elsewhere ?? []), ...((await loads) ?? [])]
  say('Checking the rendered page…')
  const bytes = new TextEncoder().encode(wide.html)
  const { page, listing } = await reader.readHtml({ bytes, url: wide.url, contentType: `${wide.contentType}; charset=utf-8` })
  const joined = joinBrowser(crawled, {
    ...(await runChecks({ page, listing, ...factsOf(wide, { ...watched, elsewhere }) })),
    url: wide.url,
    listing,
  })
  const { requests } = wide.rendered
  return { ...joined, loaded: { bytes: bytesOf(requests), requests: requests.count + 1 } }
}

export const factsOf = (
  wide: BrowserView,
  others: Omit<WatchedFacts, 'desktop'>,
): Pick<AuditFacts, 'rendered' | 'accessibility' | 'watched'> => ({
  rendered: { ...wide.rendered, speed: { ...wide.rendered.speed, cpuShare: wide.heard?.cpuShare ?? null } },
  ...(wide.accessibility && { accessibility: wide.accessibility }),
  watched: { desktop: wide, ...others },
})

const wordsFor = (url: string, isPhone: boolean, { isOther, preference }: Pick<Visit, 'isOther' | 'preference'>) => {
  const how = preference === 'scheme' ? 'in dark mode' : preference === 'still' ? 'with reduced motion' : ''
  const width = `at ${isPhone ? phone.width : desktop.width} px`
  return [isOther ? new URL(url).pathname : 'the page', 'in Chromium', how || width].join(' ')
}
