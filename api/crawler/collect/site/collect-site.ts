import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { visitedUrl } from '../../../../shared/audit/other-pages.ts'
import { withoutHash } from '../../follow.ts'
import type { ResolvedPage } from '../../resolve-page.ts'
import { createBudget, limited, obeying, type Budget } from '../../limited.ts'
import type { Session } from '../../session.ts'
import { collectRelated } from '../related/related.ts'
import type { SitemapContent } from '../sitemap.ts'
import { siteFolder, choosePages, collectPages, type Visit } from './pages.ts'
import type { Reach } from '../refusals.ts'
import type { MayFetch } from './may-fetch.ts'
import { collectFurther } from './further.ts'
import { collectMissingPage, collectOtherHost } from './missing-page.ts'
import { findOrphans } from './orphans.ts'
import { collectPrivateFiles } from './private-files.ts'
import { collectResources } from './resources.ts'
import { collectEntries, readEntries } from './sitemap-entries.ts'

/** 15 MB a visit, split so that heavy images leave room for the pages. */
const bytes = { files: 10_000_000, rest: 5_000_000 }

type Around = {
  mayFetch: MayFetch
  /** Whether robots.txt lets search engines fetch a URL. */
  isSearched: MayFetch
  reach: Reach['reach']
  sitemap: Promise<SitemapContent | null>
  /** Public origin of the catalog, whose pages aren’t the site’s. */
  siteUrl?: string | undefined
}

export type WholeSite = Pick<
  SiteFacts,
  | 'resources'
  | 'pages'
  | 'further'
  | 'missingPage'
  | 'sitemapEntries'
  | 'otherHost'
  | 'alternates'
  | 'feeds'
  | 'frames'
  | 'manifest'
  | 'privateFiles'
>

/**
 * The rest of the site: the page’s files, then its most relevant other pages, then a sample of the sitemap. Each waits for the requests before
 * it, and what the visit has no time or bytes for is left out. Rejects only if we’re too busy.
 */
export async function collectSite(
  session: Session,
  reader: PageReader,
  { page, links, language, response }: ResolvedPage,
  around: Around,
): Promise<WholeSite> {
  const url = withoutHash(new URL(page.url))
  const [files, rest] = [createBudget(bytes.files), createBudget(bytes.rest)]
  const at = (rank: number, budget: Budget = rest): Visit => ({
    session: obeying(limited(session, rank, budget), around.mayFetch),
    reader,
    page: url,
  })
  const folder = siteFolder(url, response.hops)
  const catalog = around.siteUrl === undefined ? null : new URL(around.siteUrl).host
  const isCatalog = ({ host }: URL) => host === catalog

  const listed = around.sitemap.then((content) => content && readEntries(at(2), content))
  const pagesOf = async () => {
    const entries = (await listed)?.sample ?? []
    const canonical = page.canonicals.slice(0, 1).map((canonical) => ({ url: canonical, topic: null }))
    const here = [...canonical, ...links, ...entries.map((entry) => ({ url: entry, topic: null }))].map((link) => ({
      ...link,
      url: visitedUrl(link.url, page),
    }))
    return collectPages(at(2), choosePages(here, url, folder, isCatalog), language)
  }
  const visited = pagesOf()
  const pages = visited.then((all) => all.map(({ facts }) => facts))
  const entriesOf = async () => {
    const entries = await listed
    if (entries === null) return undefined
    const known = [...(await pages), { url: url.href, topic: null, status: 200, reason: null, page: null }]
    const orphans = entries.total === entries.sample.length ? findOrphans(page, await visited, entries.sample) : []
    const ofHost = entries.sample.filter((entry) => URL.parse(entry)?.origin === url.origin)
    const searched = await Promise.all(ofHost.map((entry) => around.isSearched(new URL(entry))))
    const blocked = ofHost.filter((_, at) => searched[at] === false)
    return {
      ...(await collectEntries(at(3), entries, known)),
      ...(blocked.length > 0 && { blocked }),
      ...(orphans.length > 0 && { orphans }),
    }
  }
  const [resources, found, further, missingPage, sitemapEntries, otherHost, privateFiles, related] = await Promise.all([
    around.reach(['resources'], collectResources(at(1, files), page), undefined),
    around.reach(['pages'], pages, undefined),
    around.reach(
      ['further'],
      visited.then((all) => collectFurther(at(3), page, all)),
      undefined,
    ),
    around.reach(['missingPage'], collectMissingPage(at(1), folder), undefined),
    around.reach(['sitemapEntries'], entriesOf(), undefined),
    around.reach(['otherHost'], collectOtherHost(at(1).session, url), undefined),
    around.reach([], collectPrivateFiles(at(3), folder), []),
    around.reach(['alternates', 'feeds', 'frames', 'manifest'], collectRelated(at(2), page), {}),
  ])
  return {
    ...(resources && { resources }),
    ...(found && { pages: found }),
    ...(further && { further }),
    ...(missingPage && { missingPage }),
    ...(sitemapEntries && { sitemapEntries }),
    ...(otherHost && { otherHost }),
    ...(privateFiles.length > 0 && { privateFiles }),
    ...related,
  }
}
