import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { isPrivateHost } from '../../hosts.ts'
import { cleanText, queryAll, readTag } from '../elements.ts'
import type { DoubtfulPageLink, LinkDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import { fragmentOf, hrefErrorOf, isHandled } from './href-error.ts'

const caps = { links: 20, searched: 600, elements: 9000 }

/** Links with a text but no destination, with one that can’t be as it is meant, or to a private host other than the page’s own. */
export function readDoubtfulLinks($: CheerioAPI, page: string, base: string): DoubtfulPageLink[] {
  const found: DoubtfulPageLink[] = []
  const links = queryAll($, 'a[href]', caps.searched)
  const names = new Set(queryAll($, '[id], a[name]').flatMap(({ attribs }) => [attribs['id'], attribs['name']]))
  const fragments = links.flatMap((link) => fragmentOf(link.attribs['href']?.trim() ?? '', base, page) ?? [])
  const lost = fragments.filter((name) => !names.has(name))
  // Scripts may still add what most of them lead to, and a very long page isn’t read to its end.
  const isWhole = (lost.length * 2 <= fragments.length || !isBuilt($)) && queryAll($, '*', caps.elements).length < caps.elements
  for (const link of links) {
    if (found.length >= caps.links) break
    const href = link.attribs['href']?.trim() ?? ''
    const text = cleanText(innerText(link) || link.attribs['aria-label'], 80)
    const isLost = isWhole && lost.includes(fragmentOf(href, base, page) ?? '')
    const kind = text === '' ? null : kindOf(link.attribs, href, { text, base, page, isLost })
    if (kind === null || (kind === 'nowhere' && opensList(link))) continue
    const isOdd = kind === 'nowhere' && isOddAmong(links, link, text, { base, page })
    found.push({ text, href: href.slice(0, 200), tag: readTag(link), kind, ...(isOdd && { isOdd }) })
  }
  return found
}

const nowhere = /^(?:#!?|javascript:\s*(?:void\s*\(?0?\)?)?;?)?$/i
const endsOf = (text: string) => [/^\S+/, /\S+$/, /^.{2}/, /.{2}$/].map((end) => end.exec(text.trim().toLowerCase())?.[0])
/** Whether two texts begin or end with the same word, or in scripts without spaces with the same letters. */
function readAlike(one: string, other: string): boolean {
  const [first, second] = [endsOf(one), endsOf(other)]
  const isSpaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(one.trim())
  return first.some((end, at) => end !== undefined && (at < 2 || !isSpaced) && end === second[at])
}

const opensList = ({ parent }: Element) =>
  parent !== null && 'name' in parent && parent.name === 'li' && parent.children.some((one) => 'name' in one && /^[uo]l$/.test(one.name))

/** Whether several links look and read like this one, and all of them lead to one other page. */
function isOddAmong(links: readonly Element[], link: Element, text: string, { base, page }: { base: string; page: string }): boolean {
  const { class: styles = '' } = link.attribs
  if (styles === '' || 'aria-current' in link.attribs || 'aria-disabled' in link.attribs) return false
  const alike = links.filter(
    (other) => other !== link && other.attribs['class'] === styles && readAlike(cleanText(innerText(other), 80), text),
  )
  const paths = new Set(alike.map(({ attribs }) => URL.parse(attribs['href']?.trim() ?? '', base)?.pathname))
  return alike.length > 1 && paths.size === 1 && !paths.has(URL.parse(page)?.pathname)
}

/** What scripts call to put content into a page. */
const builders = /\b(?:createElement|insertAdjacentHTML|innerHTML|attachShadow|replaceChildren|createApp|createRoot)\b/

const isBuilt = ($: CheerioAPI): boolean =>
  queryAll($, 'script').some((script) => script.attribs['src'] !== undefined || builders.test($(script).text()))

type Context = { text: string; base: string; page: string; isLost: boolean }

function kindOf(attribs: Record<string, string>, href: string, { text, base, page, isLost }: Context): LinkDoubt | null {
  const error = hrefErrorOf(href, text)
  if (error !== null) return error
  const url = URL.parse(href, base)
  if (url !== null && /^https?:$/.test(url.protocol) && url.host !== URL.parse(page)?.host && isPrivateHost(url.hostname))
    return 'private-host'
  if (isHandled(Object.keys(attribs), attribs['class'] ?? '')) return null
  if (nowhere.test(href)) return 'nowhere'
  return isLost ? 'no-target' : null
}
