import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { Visit } from '../site/visit.ts'
import { gatherAlternates } from './alternates.ts'
import { gatherFeeds } from './feeds.ts'
import { gatherManifest } from './manifest.ts'

/** Gathers what the page’s <link> tags point to: other languages, feeds and the web app manifest. Never rejects. */
export async function gatherRelated(visit: Visit, page: Page): Promise<Required<Pick<SiteFacts, 'alternates' | 'feeds' | 'manifest'>>> {
  const [alternates, feeds, manifest] = await Promise.all([
    gatherAlternates(visit, page),
    gatherFeeds(visit, page),
    gatherManifest(visit, page),
  ])
  return { alternates, feeds, manifest }
}
