import type { ImageFacts, SiteFacts } from '../../../shared/audit/facts.ts'
import type { Page } from '../../../shared/page/page.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import type { Session } from '../session.ts'
import { collectImage } from './image.ts'

const maxIcons = 8

/** The favicon, and every other declared icon: browsers, phones and search engines each use another one. */
export async function collectIcons(
  session: Session,
  reader: PageReader,
  page: Page,
  url: URL,
): Promise<Pick<SiteFacts, 'favicon' | 'icons'>> {
  const addresses = new Set([page.favicon ?? '/favicon.ico', ...page.icons.map(({ url }) => url)])
  const [first, ...others] = await Promise.all(
    [...addresses].slice(0, maxIcons).map((address) => collectImage(session, reader, address, url)),
  )
  const icon: ImageFacts | null = first === undefined || (page.favicon === null && first.reason !== null) ? null : first
  return { favicon: icon, icons: others }
}
