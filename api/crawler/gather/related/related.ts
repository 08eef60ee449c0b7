import type { RobotsFacts, SiteFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import type { Session } from '../../session.ts'
import { gatherAlternates } from './alternates.ts'
import { gatherFeeds } from './feeds.ts'
import { gatherManifest } from './manifest.ts'

/** What the page’s <link> tags name beside it: itself in other languages, feeds, the web app manifest. Never rejects. */
export async function gatherRelated(
  session: Session,
  reader: PageReader,
  page: Page,
  robots: RobotsFacts,
): Promise<Required<Pick<SiteFacts, 'alternates' | 'feeds' | 'manifest'>>> {
  const [alternates, feeds, manifest] = await Promise.all([
    gatherAlternates(session, reader, page, robots),
    gatherFeeds(session, reader, page),
    gatherManifest(session, reader, page),
  ])
  return { alternates, feeds, manifest }
}
