import type { ImageFacts, SiteFacts } from '../../../shared/audit/facts.ts'
import { declaredImages } from '../../../shared/audit/images.ts'
import type { Page } from '../../../shared/page/page.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import type { Session } from '../session.ts'
import { collectImage } from './image.ts'

const maxIcons = 8

/**
 * The favicon, every other declared icon (browsers, phones and search engines each use another one), and the images that only twitter:image and
 * JSON-LD name; `social` is the one for link previews.
 */
export async function collectIcons(
  session: Session,
  reader: PageReader,
  page: Page,
  url: URL,
  social: string | undefined,
): Promise<Pick<SiteFacts, 'favicon' | 'icons' | 'declaredImages'>> {
  const addresses = new Set([page.favicon ?? '/favicon.ico', ...page.icons.map(({ url }) => url)])
  // Awaited together: a rejection that nobody awaits would end the process.
  const [[first, ...others], named] = await Promise.all([
    Promise.all([...addresses].slice(0, maxIcons).map((address) => collectImage(session, reader, address, url))),
    Promise.all(declaredImages(page, social).map((address) => collectImage(session, reader, address, url, true))),
  ])
  const icon: ImageFacts | null = first === undefined || (page.favicon === null && first.reason !== null) ? null : first
  return { favicon: icon, icons: others, declaredImages: named }
}
