import type { SiteFacts } from '../../../shared/audit/facts.ts'
import type { Page } from '../../../shared/page/page.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import type { Session } from '../session.ts'
import { collectImage } from './image.ts'

/** Below this many pixels an icon is worth replacing. */
const smallIcon = 48

/** The favicon, and the touch icon that could replace it if it can’t be used or is small. */
export async function collectIcons(
  session: Session,
  reader: PageReader,
  page: Page,
  url: URL,
): Promise<Pick<SiteFacts, 'favicon' | 'touchIcon'>> {
  const icon = await collectImage(session, reader, page.favicon ?? '/favicon.ico', url)
  const favicon = page.favicon === null && icon.reason !== null ? null : icon
  const touch = page.icons.find(({ rel }) => rel.includes('apple-touch-icon'))
  if (touch === undefined || (icon.reason === null && (icon.width ?? smallIcon) >= smallIcon)) return { favicon }
  return { favicon, touchIcon: await collectImage(session, reader, touch.url, url) }
}
