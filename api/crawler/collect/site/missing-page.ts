import { randomBytes } from 'node:crypto'
import type { MissingPageFacts, OtherHostFacts } from '../../../../shared/audit/facts-around.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { reasonOf, unlessRefused } from '../refusals.ts'
import { fetchFile, type Visit } from './pages.ts'
import { isLocal } from '../../../../shared/audit/address.ts'
import pages from './server-pages.json' with { type: 'json' }
import { parse } from 'tldts'
import { follow } from '../../follow.ts'
import type { Session } from '../../session.ts'
import { Unreachable } from '../../../net/unreachable.ts'

/** Lines of stack traces and debug pages that give a location in the code: Node, Python, Django, PHP, Java, .NET, Rails. */
const traces =
  /\bat (?:async )?[\w.<>[\] ]{1,60} \((?:node:|file:|[A-Z]:\\|\/)[^()\n]{1,150}:\d+:\d+\)|Traceback \(most recent call last\)|DEBUG ?= ?True\b|in (?:<b>)?\/[\w./-]+\.php(?:<\/b>)? on line (?:<b>)?\d+|#\d+ \/[\w./-]+\.php\(\d+\)|\bat [\w.$]+\([\w$]+\.(?:java|kt):\d+\)|\bat [\w.]+\([\w ,.]*\) in [\w:\\/.]+:line \d+|Rails\.root: \/[\w./-]+/

/** Requests a URL below the site’s folder that can’t exist. undefined if it couldn’t be requested. Never rejects. */
export async function collectMissingPage(visit: Visit, folder: URL): Promise<MissingPageFacts | undefined> {
  const url = new URL(`no-such-page-${randomBytes(6).toString('hex')}`, folder)
  const fetched = await unlessRefused(fetchFile(visit, url, { accept: 'text/html,*/*;q=0.5', max: 64_000, errors: true }))
  if (fetched === null) return undefined
  const { answer, bytes } = fetched
  const text = new TextDecoder().decode(bytes)
  const isPage = /html/i.test(answer.header('content-type') ?? '') || isHtml(text.slice(0, 4096))
  const unstyled = answer.status === 404 && isPage ? await findUnstyled(visit, folder).catch(() => null) : null
  const bare = answer.status === 404 ? serverPage(text, answer.url.href) : null
  const trace = traces.exec(text)?.[0].replaceAll(/\s+/g, ' ').trim().slice(0, 100) ?? null
  return {
    url: url.href,
    status: answer.status,
    landed: answer.url.href,
    isHtml: isPage && bytes.length > 0,
    trace,
    ...(unstyled !== null && { unstyled }),
    ...(bare !== null && { bare }),
  }
}

const sheet = /<link\b(?=[^>]*\brel=["']?stylesheet\b)[^>]*?\bhref=["']?(?![/#]|[a-z]+:)([^"'\s>]+)/i

/** The style sheet that the error page of a folder requests from that folder, although it exists only at the top level. */
async function findUnstyled(visit: Visit, folder: URL): Promise<string | null> {
  const below = new URL(`no-such-folder-${randomBytes(6).toString('hex')}/page`, folder)
  const fetched = await fetchFile(visit, below, { accept: 'text/html,*/*;q=0.5', max: 64_000, errors: true })
  const text = new TextDecoder().decode(fetched?.bytes)
  const href = sheet.exec(text)?.[1]
  if (fetched?.answer.status !== 404 || fetched.hops.length > 1 || href === undefined || /<base\b/i.test(text)) return null
  const isStyle = async (base: URL) => {
    const file = await fetchFile(visit, new URL(href, base), { accept: 'text/css,*/*;q=0.1', max: 1000 })
    return file === null ? null : file.answer.status === 200 && !/html/i.test(file.answer.header('content-type') ?? '')
  }
  return (await isStyle(below)) === false && (await isStyle(folder)) ? new URL(href, folder).pathname.slice(0, 200) : null
}

const rules = pages.map(([server = '', pattern = '']) => ({ server, pattern: new RegExp(pattern, 'i') }))
/** Longer pages are the site’s own, whatever they quote. */
const longest = 900

const visible = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi, ' ')
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/&(?:#39|rsquo|apos);/g, '’')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * What an error page says that a server, host or framework brings along, empty for an empty answer; null for a page of the site. On the maker’s own
 * machine, another server may answer than later in public, unless it’s one of those that sites run on.
 */
export function serverPage(body: string, url: string): string | null {
  const text = body.length > 40_000 ? null : visible(body)
  if (text === null || text.length > longest) return null
  const isOwn = isLocal(url)
  if (text === '') return isOwn || /<(?:script|iframe|img|object|embed|meta[^<>]{1,300}refresh)\b/i.test(body) ? null : ''
  if (/<script\b[^>]*\bsrc\b|<(?:iframe|nav|form)\b/i.test(body)) return null
  const found = rules.find(({ pattern }) => pattern.test(text))
  return found === undefined || (isOwn && /^(?:any|host)$/.test(found.server)) ? null : text.slice(0, 100)
}

/** The host with `www.` added or removed, for registrable domains only; null for every other host. Subdomains of a shared host have no other spelling. */
function otherHostOf(page: URL): URL | null {
  const { domain, subdomain, isIp, isIcann, isPrivate } = parse(page.hostname, { allowPrivateDomains: true })
  if (page.port !== '' || isIp === true || domain === null || isPrivate === true || isIcann !== true) return null
  if (subdomain !== '' && subdomain !== 'www') return null
  const url = new URL('/', page)
  url.hostname = subdomain === 'www' ? domain : `www.${domain}`
  return url
}

/** What the other spelling of the host does. undefined if there is none, or robots.txt and the guard keep the crawler away. Never rejects. */
export async function collectOtherHost(session: Session, page: URL): Promise<OtherHostFacts | undefined> {
  const url = otherHostOf(page)
  if (url === null) return undefined
  const hops: string[] = []
  try {
    const answer = await follow(session, url, { method: 'HEAD', ms: 4000, hops })
    answer.discard()
    return { url: url.href, result: 'answer', status: answer.status, landed: answer.url.href, steps: hops.length - 1 }
  } catch (error) {
    const reason = reasonOf(error)
    if (session.signal.aborted || !(error instanceof Unreachable) || error.because === 'blocked_address') return undefined
    return { url: url.href, result: results[error.because] ?? 'unknown', reason }
  }
}

const results: Partial<Record<Unreachable['because'], 'no-dns' | 'bad-certificate' | 'no-connection'>> = {
  dns: 'no-dns',
  tls_certificate: 'bad-certificate',
  tls_handshake: 'bad-certificate',
  connection: 'no-connection',
}
