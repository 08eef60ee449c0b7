import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { Visit } from '../site/visit.ts'
import { collectAlternates } from './alternates.ts'
import { collectFeeds } from './feeds.ts'
import { collectManifest } from './manifest.ts'

/** Collects what the page’s <link> tags point to: other languages, feeds and the web app manifest. Never rejects. */
export async function collectRelated(visit: Visit, page: Page): Promise<Required<Pick<SiteFacts, 'alternates' | 'feeds' | 'manifest'>>> {
  const [alternates, feeds, manifest] = await Promise.all([
    collectAlternates(visit, page),
    collectFeeds(visit, page),
    collectManifest(visit, page),
  ])
  return { alternates, feeds, manifest }
}
