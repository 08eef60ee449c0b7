import { randomBytes } from 'node:crypto'
import type { MissingPageFacts } from '../../../../shared/audit/facts-around.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { reasonOf } from '../reason.ts'
import { serverPage } from './server-page.ts'
import { fetchFile, type Visit } from './visit.ts'

/** Lines of stack traces and debug pages that give a location in the code: Node, Python, Django, PHP, Java, .NET, Rails. */
const traces =
  /\bat (?:async )?[\w.<>[\] ]{1,60} \((?:node:|file:|[A-Z]:\\|\/)[^()\n]{1,150}:\d+:\d+\)|Traceback \(most recent call last\)|DEBUG ?= ?True\b|in (?:<b>)?\/[\w./-]+\.php(?:<\/b>)? on line (?:<b>)?\d+|#\d+ \/[\w./-]+\.php\(\d+\)|\bat [\w.$]+\([\w$]+\.(?:java|kt):\d+\)|\bat [\w.]+\([\w ,.]*\) in [\w:\\/.]+:line \d+|Rails\.root: \/[\w./-]+/

/** Requests a URL below the site’s folder that can’t exist. undefined if it couldn’t be requested. Never rejects. */
export async function collectMissingPage(visit: Visit, folder: URL): Promise<MissingPageFacts | undefined> {
  const url = new URL(`no-such-page-${randomBytes(6).toString('hex')}`, folder)
  try {
    const fetched = await fetchFile(visit, url, { accept: 'text/html,*/*;q=0.5', max: 64_000, errors: true })
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
  } catch (error) {
    reasonOf(error)
    return undefined
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
