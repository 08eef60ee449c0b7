import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { withoutHash } from '../../follow.ts'
import type { Landing } from '../../land.ts'
import { createBudget, limited, obeying, type Budget } from '../../limited.ts'
import type { Session } from '../../session.ts'
import { gatherRelated } from '../related/related.ts'
import type { SitemapContent } from '../sitemap.ts'
import { siteFolder } from './base.ts'
import type { MayFetch } from './may-fetch.ts'
import { gatherMissingPage } from './missing-page.ts'
import { gatherOtherHost } from './other-host.ts'
import { choosePages, gatherPages } from './pages.ts'
import { gatherResources } from './resources.ts'
import { gatherEntries, readEntries } from './sitemap-entries.ts'
import type { Visit } from './visit.ts'

/** 15 MB a visit, split so that heavy images leave room for the pages. */
const bytes = { files: 10_000_000, rest: 5_000_000 }

type Around = {
  mayFetch: MayFetch
  sitemap: Promise<SitemapContent | null>
  /** Public origin of the catalog, whose pages aren’t the site’s. */
  siteUrl?: string | undefined
}

export type WholeSite = Pick<
  SiteFacts,
  'resources' | 'pages' | 'missingPage' | 'sitemapEntries' | 'otherHost' | 'alternates' | 'feeds' | 'manifest'
>

/**
 * The rest of the site: the page’s files, then its most relevant other pages, then a sample of the sitemap. Each waits for the requests before
 * it, and what the visit has no time or bytes for is left out. Never rejects.
 */
export async function gatherSite(
  session: Session,
  reader: PageReader,
  { page, links, response }: Landing,
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
    return gatherPages(at(2), choosePages(links, entries, url, folder, isCatalog))
  }
  const pages = pagesOf()
  const entriesOf = async () => {
    const entries = await listed
    return entries === null
      ? undefined
      : gatherEntries(at(3), entries, [...(await pages), { url: url.href, topic: null, status: 200, reason: null, page: null }])
  }
  const [resources, found, missingPage, sitemapEntries, otherHost, related] = await Promise.all([
    gatherResources(at(1, files), page),
    pages,
    gatherMissingPage(at(1), folder),
    entriesOf(),
    gatherOtherHost(at(1).session, url),
    gatherRelated(at(2), page),
  ])
  return {
    resources,
    pages: found,
    ...(missingPage && { missingPage }),
    ...(sitemapEntries && { sitemapEntries }),
    ...(otherHost && { otherHost }),
    ...related,
  }
}
