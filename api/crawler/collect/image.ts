import type { ImageFacts, SiteFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { Unreachable } from '../../net/unreachable.ts'
import { typeOf, wrongTypeOf } from './content-type.ts'
import { reasonOf } from './refusals.ts'
import { declaredImages } from '../../../shared/audit/images.ts'
import type { Page } from '../../../shared/page/page.ts'

/** The first bytes of a file, how many there are in all, and the type it was sent as. */
type Content = { bytes: Uint8Array; size: number; sentAs?: string }

/** Past Meta’s limit a social image is too large anyway, so its exact size doesn’t matter. */
const maxBytes = 8 * 1024 * 1024 + 1
/** Enough to find the dimensions, even behind a JPEG’s metadata. */
const headBytes = 512 * 1024

/** Fetches an image and measures it. `isShared`: it’s for link previews. Never rejects. */
export async function collectImage(
  session: Session,
  reader: PageReader,
  address: string,
  page: URL,
  isShared = false,
): Promise<ImageFacts> {
  const facts: ImageFacts = { url: address, reason: null, type: null, width: null, height: null, bytes: 0 }
  const url = URL.parse(address, page)
  if (url === null) return { ...facts, reason: 'its URL is invalid' }
  try {
    const { bytes, size, sentAs = '' } = url.protocol === 'data:' ? dataOf(url) : await fetchImage(session, url)
    const image = await reader.measureImage(bytes, session.signal)
    if (image === null) return { ...facts, bytes: size, reason: size === 0 ? 'it’s empty' : 'it isn’t an image' }
    return { ...facts, ...image, bytes: size, reason: wrongTypeOf(image.type, sentAs, isShared) }
  } catch (error) {
    return { ...facts, reason: reasonOf(error) }
  }
}

async function fetchImage(session: Session, url: URL): Promise<Content> {
  const answer = await follow(session, url, { accept: 'image/*,*/*;q=0.5' })
  if (answer.status === 200) return { ...(await readBody(answer, { max: maxBytes, cut: true, keep: headBytes })), sentAs: typeOf(answer) }
  answer.discard()
  throw new Unreachable('status', `it returns ${answer.status}`)
}

/** The content of a data: URL (RFC 2397), often used for small icons. */
function dataOf(url: URL): Content {
  const comma = url.href.indexOf(',')
  const content = url.href.slice(comma + 1).replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  const bytes = Buffer.from(content, /;\s*base64$/i.test(url.href.slice(0, comma)) ? 'base64' : 'latin1')
  return { bytes, size: bytes.length }
}

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
