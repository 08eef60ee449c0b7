import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { Visit } from '../site/pages.ts'
import { collectAlternates } from './alternates.ts'
import { collectFeeds } from './feeds.ts'
import { collectFrames } from './frames.ts'
import { collectManifest } from './manifest.ts'

type Related = 'alternates' | 'feeds' | 'frames' | 'manifest'

/** Collects what the page points to: other languages, feeds, embedded pages and the web app manifest. Never rejects. */
export async function collectRelated(visit: Visit, page: Page): Promise<Required<Pick<SiteFacts, Related>>> {
  const [alternates, feeds, frames, manifest] = await Promise.all([
    collectAlternates(visit, page),
    collectFeeds(visit, page),
    collectFrames(visit, page),
    collectManifest(visit, page),
  ])
  return { alternates, feeds, frames, manifest }
}
