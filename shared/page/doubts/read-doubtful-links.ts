import type { CheerioAPI } from 'cheerio/slim'
import { isPrivateHost } from '../../hosts.ts'
import { cleanText } from '../clean-text.ts'
import type { DoubtfulPageLink } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { readTag } from '../read-tag.ts'

const caps = { links: 20, searched: 600 }

/** Attributes of links that a script handles instead of the browser. */
const opened = /^(?:role|onclick|aria-haspopup|aria-controls|aria-expanded|data-.*|@.*|v-on:.*|x-on:.*|ng-click|hx-.*|id)$/

/** Links with a text but no destination, or to a private host other than the page’s own. */
export function readDoubtfulLinks($: CheerioAPI, page: string, base: string): DoubtfulPageLink[] {
  const own = URL.parse(page)?.host ?? ''
  const found: DoubtfulPageLink[] = []
  for (const link of $('a[href]').get().slice(0, caps.searched)) {
    if (found.length >= caps.links) break
    const href = link.attribs['href']?.trim() ?? ''
    const kind = kindOf(link.attribs, href, base, own)
    const text = kind === null ? '' : cleanText(innerText(link) || link.attribs['aria-label'], 80)
    if (kind !== null && text !== '') found.push({ text, href: href.slice(0, 200), tag: readTag(link), kind })
  }
  return found
}

function kindOf(attribs: Record<string, string>, href: string, base: string, own: string): DoubtfulPageLink['kind'] | null {
  const url = URL.parse(href, base)
  if (url !== null && /^https?:$/.test(url.protocol) && url.host !== own && isPrivateHost(url.hostname)) return 'private-host'
  const isNowhere = /^(?:#!?|javascript:\s*(?:void\s*\(?0?\)?)?;?)?$/i.test(href)
  return isNowhere && !Object.keys(attribs).some((name) => opened.test(name)) ? 'nowhere' : null
}
