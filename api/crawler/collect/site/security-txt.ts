import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { reasonOf } from '../refusals.ts'
import { fetchFile, type Visit } from './pages.ts'

/** Reads where the site’s own security.txt (RFC 9116) says that it ends; undefined without one. Never rejects. */
export async function collectSecurityTxt(visit: Visit): Promise<SiteFacts['securityTxt']> {
  try {
    const fetched = await fetchFile(visit, new URL('/.well-known/security.txt', visit.page), {
      accept: 'text/plain,*/*;q=0.5',
      max: 20_000,
    })
    const text =
      fetched?.answer.status === 200 && fetched.answer.url.host === visit.page.host ? new TextDecoder().decode(fetched.bytes) : ''
    if (isHtml(text) || !/^Contact:/im.test(text)) return undefined
    const [line, expires] = /^Expires:[ \t]*(.{1,60})$/im.exec(text) ?? ['', null]
    return { expires: expires?.trim() ?? null, rest: text.replace(line, '').trim().slice(0, 2000) }
  } catch (error) {
    reasonOf(error)
    return undefined
  }
}
