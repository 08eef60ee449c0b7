import type { ImageFacts, ManifestFacts } from '../../../../shared/audit/facts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { follow } from '../../follow.ts'
import { readBody } from '../../read-body.ts'
import type { Session } from '../../session.ts'
import { gatherImage } from '../image.ts'
import { reasonOf } from '../reason.ts'

const maxBytes = 256 * 1024
const maxIcons = 4

/** Reads the page’s web app manifest and measures its first icons; null without one, or if it can’t be asked for. Never rejects. */
export async function gatherManifest(session: Session, reader: PageReader, page: Page): Promise<ManifestFacts | null> {
  if (page.manifest === null) return null
  const url = new URL(page.manifest)
  const broken = (fault: string): ManifestFacts => ({ url: url.href, fault, text: null, icons: [] })
  try {
    const answer = await follow(session, url, { accept: 'application/manifest+json,application/json;q=0.9,*/*;q=0.5' })
    const { status } = answer
    if (status !== 200) {
      answer.discard()
      // Only what is surely gone is told: a sign-in or a wall for programs is no fault of the file.
      return status === 404 || status === 410 ? broken(`it returns ${status}`) : null
    }
    const { bytes } = await readBody(answer, { max: maxBytes })
    const { fault, text, icons } = await reader.readManifest(bytes, session.signal)
    if (fault !== null) return broken(fault)
    const found = await Promise.all(icons.slice(0, maxIcons).map((icon) => measure(session, reader, icon, answer.url)))
    return { url: url.href, fault, text, icons: found.filter((icon) => icon !== null) }
  } catch (error) {
    reasonOf(error)
    return null
  }
}

type Told = { src: string; sizes: string }

/** null if the icon couldn’t be asked for, which is no fault of the manifest. */
async function measure(session: Session, reader: PageReader, told: Told, base: URL): Promise<(ImageFacts & Told) | null> {
  const image = await gatherImage(session, reader, told.src, base)
  const isGone = image.reason === null || /^it (?:returns 4(?:04|10)$|isn’t an image|’s empty)/.test(image.reason)
  return isGone && !session.signal.aborted ? { ...image, ...told, url: URL.parse(told.src, base)?.href ?? told.src } : null
}
