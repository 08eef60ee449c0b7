import { load } from 'cheerio'

const nameOf = String.raw`[A-Za-z][\w:.-]*`
const attribute = String.raw`\s+${nameOf}="[^"<]*"`
const token = new RegExp(String.raw`<(\/)?(${nameOf})((?:${attribute})*)\s*(\/)?>|([^<]+)`, 'gy')

/** What keeps a text from being a well-formed document of XML 1.0, for the plain markup that we write: elements, attributes and text. */
export function xmlFaults(text: string): string[] {
  const faults: string[] = []
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)) faults.push('a character that XML doesn’t allow')
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) faults.push('an unknown entity')
  const body = text.replace(/^<\?xml version="1.0" encoding="utf-8"\?>\n/i, '')
  if (body === text) faults.push('no XML declaration')
  const open: string[] = []
  token.lastIndex = 0
  let roots = 0
  for (let at = 0; at < body.length; at = token.lastIndex) {
    const found = token.exec(body)
    if (found === null) return [...faults, `markup at “${body.slice(at, at + 60)}”`]
    const [, isEnd, name = '', attributes = '', isEmpty, words] = found
    const keys = Array.from(attributes.matchAll(/\s([\w:.-]+)=/g), ([, key]) => key)
    if (new Set(keys).size < keys.length) faults.push(`an attribute twice in ${name}`)
    if (words !== undefined && open.length === 0 && words.trim() !== '') faults.push('text outside the root')
    if (words !== undefined) continue
    if (open.length === 0 && ++roots > 1) faults.push('two roots')
    if (isEnd !== undefined && open.pop() !== name) faults.push(`</${name}> out of place`)
    if (isEnd === undefined && isEmpty === undefined) open.push(name)
  }
  return open.length > 0 ? [...faults, `not closed: ${open.join(', ')}`] : faults
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
const isIri = (text: string) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text)
const isWeb = (text: string) =>
  /^https?:\/\/[^/?#]+[^\s<>"{}|\\^`#[\]]*(#[^\s<>"{}|\\^`#[\]]*)?$/.test(text) &&
  !/%(?![\da-f]{2})/i.test(text) &&
  URL.parse(text) !== null

/** Violations of RFC 4287’s requirements. */
export function atomFaults(text: string): string[] {
  const faults = xmlFaults(text)
  const $ = load(text, { xml: true })
  const must = (holds: boolean, fault: string) => holds || faults.push(fault)
  must($('feed').attr('xmlns') === 'http://www.w3.org/2005/Atom', 'the namespace')
  const parts = [$('feed'), ...$('feed > entry').map((_, entry) => $(entry))]
  for (const part of parts) {
    const at = part.is('entry') ? `entry ${part.children('title').text().slice(0, 20)}` : 'feed'
    const count = (name: string) => part.children(name).length
    for (const name of ['id', 'title', 'updated']) must(count(name) === 1, `${at}: ${count(name)} ${name}`)
    for (const name of ['published', 'summary', 'content', 'subtitle', 'icon', 'generator', 'logo', 'rights'])
      must(count(name) <= 1, `${at}: ${count(name)} ${name}`)
    must(isIri(part.children('id').text()), `${at}: its id`)
    part.children('updated, published').each((_, date) => void must(isDate($(date).text()), `${at}: the date ${$(date).text()}`))
    const links = part
      .children('link')
      .map((_, link) => [[$(link).attr('rel'), $(link).attr('type'), $(link).attr('href')]] as const)
      .toArray()
    for (const [rel, , href] of links) must(isWeb(href ?? ''), `${at}: the ${rel} link ${href}`)
    must(links.filter(([rel]) => rel === 'alternate').length === 1, `${at}: not one alternate link`)
    part.children('category').each((_, category) => void must(($(category).attr('term') ?? '') !== '', `${at}: a category without a term`))
    if (!part.is('entry'))
      must(
        links.some(([rel]) => rel === 'self'),
        'feed: no self link',
      )
    else {
      must(count('author') >= 1, `${at}: no author`)
      must(part.find('author > name').text() !== '', `${at}: no name`)
      must(part.find('author > uri').length === 0 || isWeb(part.find('author > uri').text()), `${at}: the author’s URI`)
      must(part.children('content').attr('type') === 'html', `${at}: its content’s type`)
    }
  }
  const ids = $('entry > id')
    .map((_, id) => $(id).text())
    .toArray()
  must(new Set(ids).size === ids.length, 'an id twice')
  return faults
}

type Json = Record<string, unknown>

/** Violations of JSON Feed 1.1. */
export function jsonFeedFaults(text: string): string[] {
  const faults: string[] = []
  const must = (holds: boolean, fault: string) => holds || faults.push(fault)
  const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed()
  const isUrl = (value: unknown) => isText(value) && isWeb(value)
  const feed = JSON.parse(text) as Json
  must(feed['version'] === 'https://jsonfeed.org/version/1.1', 'the version')
  must(isText(feed['title']) && feed['title'] !== '', 'the title')
  for (const field of ['home_page_url', 'feed_url', 'icon']) must(isUrl(feed[field]), field)
  for (const hub of (feed['hubs'] ?? []) as Json[]) must(isText(hub['type']) && isUrl(hub['url']), 'a hub')
  must(Array.isArray(feed['items']), 'the items')
  const items = feed['items'] as Json[]
  for (const item of items) {
    const at = String(item['title']).slice(0, 20)
    must(isText(item['id']) && item['id'] !== '', `${at}: id`)
    must(isText(item['content_html']) || isText(item['content_text']), `${at}: content`)
    for (const field of ['url', 'external_url', 'image']) must(item[field] === undefined || isUrl(item[field]), `${at}: ${field}`)
    for (const field of ['date_published', 'date_modified']) must(isDate(String(item[field])), `${at}: ${field}`)
    must(!('author' in item), `${at}: author, which 1.1 has replaced`)
    must(
      ((item['authors'] ?? []) as Json[]).every(({ name, url }) => isText(name) && (url === undefined || isUrl(url))),
      `${at}: authors`,
    )
    must(((item['tags'] ?? []) as unknown[]).every(isText), `${at}: tags`)
    const attachments = (item['attachments'] ?? []) as Json[]
    must(
      attachments.every((file) => isUrl(file['url']) && isText(file['mime_type'])),
      `${at}: attachments`,
    )
  }
  must(new Set(items.map(({ id }) => id)).size === items.length, 'an id twice')
  return faults
}
