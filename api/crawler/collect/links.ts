import type { LinkFacts } from '../../../shared/audit/facts.ts'
import { isLocal, publicUrl } from '../../../shared/audit/address.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { Page } from '../../../shared/page/page.ts'
import { follow, withoutHash } from '../follow.ts'
import type { Session } from '../session.ts'
import { Unreachable } from '../../net/unreachable.ts'
import { typeOf } from './content-type.ts'
import { reasonOf } from './refusals.ts'
import { readBody } from '../read-body.ts'

const sampleSize = 10
/** A slower link gives its connection back to the rest of the visit. */
const linkMs = 4000

/**
 * Requests a sample of the page’s links. Rejects only if we’re too busy; a link without a response has a reason. Links that may not be visited, or that the
 * visit had no time for, are left out. So are links to the catalog at `siteUrl`, whose pages go live on launch day.
 */
export async function collectLinks(session: Session, page: Page, siteUrl: string | undefined): Promise<LinkFacts[]> {
  const links = await Promise.all(sampleLinks(page, siteUrl).map((url) => askLink(session, url, page)))
  return withUnknown(
    page,
    links.filter((link) => link !== null),
  )
}

/** On the maker’s own machine, hosts that don’t answer prove nothing while none does: it may be offline. */
function withUnknown(page: Page, links: LinkFacts[]): LinkFacts[] {
  const named = new URL(publicUrl(page)).origin
  const isOther = ({ url }: LinkFacts) => !isLocal(url) && new URL(url).origin !== named
  if (!isLocal(page.url) || links.some((link) => isOther(link) && link.status !== null)) return links
  return links.map((link) => (isOther(link) ? { ...link, isSlow: true } : link))
}

/** Up to 10 different URLs that the page links to, its own site’s first, without the page itself and the catalog. */
function sampleLinks(page: Page, siteUrl: string | undefined): URL[] {
  const own = new URL(page.url)
  const catalog = siteUrl === undefined ? null : new URL(siteUrl).host
  const self = withoutHash(own).href
  const found = new Map<string, URL>()
  for (const text of new Set(page.links.map(({ url }) => url))) {
    const url = URL.parse(text, own)
    if (url === null || !/^https?:$/.test(url.protocol) || url.host === catalog) continue
    url.hash = ''
    if (url.href !== self) found.set(url.href, url)
  }
  const urls = [...found.values()]
  const isInternal = (url: URL) => hostOf(url.href) === hostOf(own.href)
  return [...urls.filter(isInternal), ...urls.filter((url) => !isInternal(url))].slice(0, sampleSize)
}

/** A link, a redirect to https and one to a slash. */
const mostHops = 3

const file = /\.(?:ics|vcf|pdf|zip|dmg|exe|msi|pkg|deb|rpm|appimage|apk|tar|gz|csv|xlsx?|docx?|pptx?|epub|mp3|mp4)$/i

/** Where a site sends who may not have a file yet. */
const signIn = /log-?in|anmeld|sign-?in|connexion|konto|account|auth/i

export const isDocument = (path: string): boolean => file.test(path)

/** A zip file with nothing in it has 22 bytes, and the shortest document of these kinds some hundred. */
const isEmpty = (path: string, length: string | string[] | undefined): boolean =>
  length !== undefined && Number(length) <= (/\.(?:zip|docx?|xlsx?|pptx?|epub|apk)$/i.test(path) ? 22 : /\.pdf$/i.test(path) ? 60 : 0)

/** null if it may not be visited, or there was no time for it. */
export async function askLink(session: Session, url: URL, page: Pick<Page, 'url'>): Promise<LinkFacts | null> {
  try {
    const hops: string[] = []
    let answer = await follow(session, url, { method: 'HEAD', ms: linkMs, hops })
    answer.discard()
    // Many servers don’t support HEAD, and reject it with any status.
    if (answer.status >= 400 && answer.status !== 429) {
      answer = await follow(session, url, { ms: linkMs })
      answer.discard()
    }
    // An app’s page in place of a file, which is saved under the file’s name. Other sites show files in pages of their own.
    const isOwn = answer.url.host === new URL(page.url).host && file.test(url.pathname)
    const isPage =
      isOwn &&
      answer.status === 200 &&
      typeOf(answer) === 'text/html' &&
      !/\bhtml?$/.test(answer.url.pathname) &&
      (hops.length === 1 || !signIn.test(answer.url.pathname))
    const seemsHollow = isOwn && !isPage && answer.status === 200 && isEmpty(url.pathname, answer.headers['content-length'])
    // A file that is made on request has no length yet.
    const whole = seemsHollow ? await follow(session, answer.url, { ms: linkMs }) : null
    whole?.discard()
    const isHollow = whole !== null && isEmpty(url.pathname, whole.headers['content-length'])
    const isFile = isOwn && !isPage && !isHollow && answer.status === 200
    const fault = isFile ? await askFile(session, answer.url, linkMs).catch(() => null) : null
    const isDetour = hops.length > mostHops && hops.every((hop) => URL.parse(hop)?.host === new URL(page.url).host)
    const wrong = isPage
      ? 'it returns a web page instead of the file'
      : isHollow
        ? 'the file is empty'
        : (fault ?? (isDetour && answer.status === 200 ? `${hops.length - 1} redirects in a row` : null))
    const bytes = Number(answer.headers['content-length'])
    return { url: url.href, status: answer.status, reason: wrong, ...(bytes > 0 && { bytes }) }
  } catch (error) {
    if (session.signal.aborted || isUnvisited(error)) return null
    return { url: url.href, status: null, reason: reasonOf(error), ...(isTimeout(error) && { isSlow: true }) }
  }
}

const isUnvisited = (error: unknown) => error instanceof Unreachable && /^(?:blocked_address|bad_url)$/.test(error.because)
/** Slow now isn’t broken: the address may well answer people. */
const isTimeout = (error: unknown) => error instanceof Unreachable && error.because === 'timeout'

const mostBytes = 300_000
const judged = /\.(?:pdf|zip|docx|xlsx|pptx|epub|ics|vcf)$/i

/** Why a file can’t be opened, as the rest of a sentence about “the file”; null if it can, as far as its first and last bytes tell. */
export function fileFault(path: string, bytes: Uint8Array): string | null {
  if (!judged.test(path)) return null
  if (bytes.length === 0) return 'the file is empty'
  const text = Buffer.from(bytes).toString('latin1')
  if (/\.pdf$/i.test(path)) {
    if (!text.slice(0, 1024).includes('%PDF-')) return 'the file isn’t a PDF'
    return text.slice(-2048).includes('%%EOF') ? null : 'the file is cut off'
  }
  if (/\.ics$/i.test(path)) {
    if (!/^\uFEFF?(?:ï»¿)?\s*BEGIN:VCALENDAR/i.test(text)) return 'the file isn’t a calendar'
    if (!/END:VCALENDAR\s*$/i.test(text)) return 'the file is cut off'
    return /BEGIN:VEVENT/i.test(text) && !/^DTSTART/im.test(text) ? 'its event has no date' : null
  }
  if (/\.vcf$/i.test(path)) return /BEGIN:VCARD[\s\S]*END:VCARD\s*$/i.test(text) ? null : 'the file isn’t a whole contact card'
  if (!text.startsWith('PK')) return 'the file isn’t a ZIP archive'
  if (text.startsWith('PK\u0005\u0006')) return 'the file is empty'
  return text.slice(-66_000).includes('PK\u0005\u0006') ? null : 'the file is cut off'
}

/** As fileFault, of a file of the site, which is fetched; those too large to be read whole aren’t judged. */
async function askFile(session: Session, url: URL, ms: number): Promise<string | null> {
  if (!judged.test(url.pathname)) return null
  const answer = await follow(session, url, { ms })
  if (answer.status !== 200 || Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.discard()
    return null
  }
  const { bytes, complete } = await readBody(answer, { max: mostBytes, cut: true })
  return complete ? fileFault(url.pathname, bytes) : null
}
