import { isPlaceholderHost } from '../url-error.ts'
import { isGenericName, isLeftoverDescription } from '../../listing/name/generic-names.ts'
import { leftoverRuleOf } from '../../page/doubts/leftover-rules.ts'
import { phrases } from '../../page/doubts/phrases.ts'
import type { Page } from '../../page/page.ts'

type TagText = { where: string; text: string }

/** Placeholder accounts, in handles and at the end of profile URLs. */
const nobody =
  /(?:^|[@/])(?:your[-_]?(?:user)?(?:name|handle|company|brand|twitter|account|page|profile|site|app)?|(?:user|twitter)[-_]?(?:name|handle)|handle|username|mysite|myapp|my[-_]?handle)\/?$/i
const numbered = /^(?:keyword|tag) ?\d?(?:, ?(?:keyword|tag) ?\d?)+\b/i

/** Texts in JSON-LD by what they are: names, URLs of profiles, and sentences. */
function inNodes(value: unknown, where: string, depth = 0): TagText[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one: unknown) => inNodes(one, where, depth + 1))
  if (typeof value === 'string')
    return /(?:name|headline|description|text|sameAs|email|url|@id|logo|image|telephone|streetAddress)$/i.test(where)
      ? [{ where: `JSON-LD ${where}`, text: value }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    inNodes(one, where === '' || key === 'name' ? [where, key].filter(Boolean).join('.') : key, depth + 1),
  )
}

/** Addresses, phone numbers and streets of nobody, by the property that they’re in. */
const ofNobody: [where: RegExp, text: RegExp][] = [
  [/email$/, /@(?:(?:your|my)-?(?:domain|site|website|company)\.\w+|email\.com)$/i],
  [
    /telephone$/,
    /^(?:tel:)?\+?[\d\s().-]*(?:123[\s().-]*456[\s().-]*7890?|555[\s().-]*555[\s().-]*5555|0{7,}|x{3,})$|^\+?1?[\s(.-]*555[\s).-]+\d{3}[\s.-]*\d{4}$/i,
  ],
  [
    /streetAddress$/,
    /^(?:123|1234|12345) (?:main|example|your|street|any|fake)\b|^musterstra(?:ß|ss)e\b|^rue (?:de l[’']exemple|exemple)\b|^calle (?:ejemplo|falsa)\b|^via (?:esempio|roma 123)\b|^rua exemplo\b|^voorbeeldstraat\b/i,
  ],
]

/** What templates call themselves in their titles: “Solaria - Solar Energy HTML Template”. */
const templates = /^(?<name>\S.*?) [|–—-] .*\b(?:html ?5?|css ?3?|bootstrap(?: v?\d)?|web ?site)(?: \p{L}+){0,3} template$/iu
/** What is said where templates are shown or sold. */
const selling = /template|theme|vorlage|plantilla|modèle|layout|figma|download|licen[cs]e|preview|\bdemo|\bkit\b|\$\d|€/i

/** The title of a page that says neither that name in its heading nor anything of templates but in its credits: it was left as it came. */
function templateTitle({ title, blocks, headings, url }: Page): TagText[] {
  const name = templates.exec(title ?? '')?.groups?.['name']?.toLowerCase()
  const isAbout = selling.test(url) || blocks.some(({ text, scopes }) => selling.test(text) && !scopes.includes('footer'))
  const isNamed = headings.length === 0 || headings.some(({ level, text }) => level < 3 && text.toLowerCase().includes(name ?? ''))
  return name === undefined || isAbout || isNamed ? [] : [{ where: 'title', text: title ?? '' }]
}

const isName = (where: string) => /(?:site_name|application-name|author|name)$/.test(where)

/** Properties that hold a URL or an email address. */
const hosted = /(?:url|@id|logo|image|sameAs|email)$/
const isNobodysHost = (text: string) => {
  const host = URL.parse(text)?.hostname || (text.split('@')[1] ?? '')
  return isPlaceholderHost(host) || /^(?:www\.)?company\.com$/i.test(host)
}

function isLeftover({ where, text }: TagText, about: string): boolean {
  const isNobodys = ofNobody.some(([property, pattern]) => property.test(where) && pattern.test(text.trim()))
  if (where.startsWith('JSON-LD ') && (isNobodys || (hosted.test(where) && isNobodysHost(text.trim())))) return true
  if (/(?:url|@id|logo|image|telephone|streetAddress)$/.test(where)) return false
  if (/(?:twitter:site|twitter:creator|sameAs)$/.test(where)) return nobody.test(text.trim())
  if (where === 'keywords') return numbered.test(text)
  // A page of the site may well be called “Home page”, and a plan “Company”.
  if (isName(where)) {
    if (about.toLowerCase().includes(text.trim().toLowerCase())) return false
    const isOther = where.startsWith('JSON-LD ') && !/^JSON-LD (?:(?:author|publisher|creator|brand|provider)\.)?name$/.test(where)
    if (isOther) return phrases.people().test(text)
    return phrases.people().test(text) || (isGenericName(text) && !/^\p{L}+$/u.test(text)) || phrases.owners().test(`© ${text}`)
  }
  const rule = leftoverRuleOf(text.slice(0, 300), ({ topic }) => !topic?.test(about), about)
  return isLeftoverDescription(text) || rule?.group === 'placeholder' || rule?.words === 'a template variable'
}

/** What a template left in tags that visitors don’t see and search engines, link previews and phones show. `og-tags`, `title` and `meta-description` have their own. */
export function tagLeftovers(page: Page): TagText[] {
  const { applicationName, author, keywords, openGraph, twitter } = page
  const tags: [string, string | null | undefined][] = [
    ['author', author],
    ['application-name', applicationName],
    ['keywords', keywords],
    ['og:site_name', openGraph['site_name']],
    ['og:image:alt', openGraph['image:alt']],
    ...['site', 'creator', 'title', 'description', 'image:alt'].map((name): [string, string | undefined] => [
      `twitter:${name}`,
      twitter[name],
    ]),
  ]
  const texts = tags.flatMap(([where, text]) => (text ? [{ where, text }] : []))
  return [...texts, ...page.jsonLd.nodes.slice(0, 50).flatMap((node) => inNodes(node, ''))]
    .filter((tag) => isLeftover(tag, page.title ?? ''))
    .concat(templateTitle(page))
    .slice(0, 12)
}
