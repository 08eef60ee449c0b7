import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { visitedUrl } from '../../../shared/audit/other-pages.ts'
import type { Page } from '../../../shared/page/page.ts'
import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { isHtml } from '../../workers/formats/is-html.ts'
import { unlessRefused } from './refusals.ts'

const sampleSize = 3

/** Looks for llms.txt at the root and in the page’s folder (llmstxt.org allows both), and for the site’s own pages that it lists. Never rejects. */
export async function collectLlmsTxt(session: Session, own: Session, page: Page): Promise<SiteFacts['llmsTxt']> {
  const places = new Set([new URL('/llms.txt', page.url).href, new URL('llms.txt', page.url).href])
  const texts = await Promise.all([...places].map((url) => unlessRefused(textOf(session, new URL(url)))))
  const listed = texts.flatMap((text, at) => linksIn(text ?? '', [...places][at] ?? page.url, page)).slice(0, sampleSize)
  const statuses = await Promise.all(listed.map(({ asked }) => unlessRefused(statusOf(own, asked))))
  const gone = listed.filter((_, at) => statuses[at] === 404 || statuses[at] === 410).map(({ url }) => url)
  return { found: texts.some((text) => text !== null), ...(gone.length > 0 && { gone }) }
}

/** The URLs in the lists of a text, line by line; its code only shows examples. */
function writtenIn(text: string): string[] {
  let isCode = false
  return text.split('\n').flatMap((line) => {
    const start = line.slice(0, 1000).trimStart()
    if (/^(?:```|~~~)/.test(start)) isCode = !isCode
    const [, url] = (!isCode && /^[-*+] {0,3}\[[^\]]{0,300}\]\(<?([^ )>]{1,500})/.exec(start)) || []
    return url === undefined ? [] : [url]
  })
}

/** The pages of the site in its lists, as written and as this visit requests them. */
function linksIn(text: string, base: string, page: Page): { url: string; asked: URL }[] {
  const urls = new Set(writtenIn(text).flatMap((url) => URL.parse(url, base)?.href ?? []))
  return [...urls].flatMap((url) => {
    const asked = URL.parse(visitedUrl(url, page))
    return asked?.host === new URL(page.url).host ? [{ url, asked }] : []
  })
}

async function statusOf(session: Session, url: URL): Promise<number | null> {
  const answer = await follow(session, url, { accept: 'text/markdown,text/html,*/*;q=0.5' })
  answer.discard()
  return answer.status
}

/** The text at a URL, if it isn’t an HTML page. */
async function textOf(session: Session, url: URL): Promise<string | null> {
  const answer = await follow(session, url, { accept: 'text/markdown,text/plain,*/*;q=0.5' })
  const { bytes } = await readBody(answer, { max: 64 * 1024, cut: true })
  const text = new TextDecoder().decode(bytes)
  return answer.status === 200 && text.trim() !== '' && !isHtml(text) ? text : null
}
