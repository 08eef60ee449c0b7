import type { ImageFacts } from '../../../../shared/audit/facts.ts'
import type { ManifestFacts } from '../../../../shared/audit/facts-around.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { isCertainly } from '../../../../shared/audit/images.ts'
import { collectImage } from '../image.ts'
import { reasonOf } from '../refusals.ts'
import { fetchFile, type Visit } from '../site/pages.ts'

const maxBytes = 256 * 1024
const maxIcons = 4

/** Reads the page’s web app manifest and measures its first icons; null without one, or if it can’t be requested. Never rejects. */
export async function collectManifest(visit: Visit, page: Page): Promise<ManifestFacts | null> {
  if (page.manifest === null) return null
  const url = new URL(page.manifest)
  const broken = (error: string): ManifestFacts => ({ url: url.href, error, text: null, icons: [] })
  try {
    const fetched = await fetchFile(visit, url, { accept: 'application/manifest+json,application/json;q=0.9,*/*;q=0.5', max: maxBytes })
    if (fetched === null || !fetched.complete) return null
    const { answer, bytes } = fetched
    // Only a file that is certainly missing is reported: a sign-in or a block on crawlers isn’t the file’s fault.
    if (answer.status === 404 || answer.status === 410) return broken(`it returns ${answer.status}`)
    if (answer.status !== 200) return null
    const { error, text, icons, start } = await visit.reader.readManifest(bytes, visit.session.signal)
    if (error !== null) return broken(error)
    const found = await Promise.all(icons.slice(0, maxIcons).map((icon) => measure(visit, icon, answer.url)))
    const opened = start === null ? null : URL.parse(start, answer.url)
    const page = opened?.origin === answer.url.origin ? await fetchFile(visit, opened, { accept: 'text/html,*/*;q=0.5', max: 1 }) : null
    const isGone = page !== null && (page.answer.status === 404 || page.answer.status === 410)
    return { url: url.href, error, text, icons: found.filter((icon) => icon !== null), ...(isGone && opened && { start: opened.href }) }
  } catch (error) {
    reasonOf(error)
    return null
  }
}

type DeclaredIcon = { src: string; sizes: string }

/** null if the icon couldn’t be requested, which isn’t the manifest’s fault. */
async function measure({ session, reader }: Visit, declared: DeclaredIcon, base: URL): Promise<(ImageFacts & DeclaredIcon) | null> {
  const url = URL.parse(declared.src, base)
  if (url === null) return null
  const image = await collectImage(session, reader, url.href, base)
  const isCertain = image.reason === null || isCertainly(image.reason)
  return isCertain && !session.signal.aborted ? { ...image, ...declared } : null
}
