import type { Element } from 'domhandler'
import type { Scope } from './page.ts'

const unread = new Set(['script', 'style', 'title', 'head', 'select', 'datalist', 'textarea', 'svg', 'video', 'audio', 'canvas', 'input'])

/** Whether the element’s text is hidden from readers. Hiding the whole page until scripts run (html, body) doesn’t count. */
export function isHidden({ name, attribs }: Element): boolean {
  if (name === 'head' || name === 'html' || name === 'body') return false
  if (unread.has(name)) return true
  return attribs['aria-hidden']?.trim() === 'true' || isUnseen({ name, attribs })
}

/** Whether the element’s own markup hides it with its contents. Style sheets aren’t read. */
export function isUnseen({ name, attribs }: Pick<Element, 'name' | 'attribs'>): boolean {
  if (attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found') return true
  if (name === 'dialog' && attribs['open'] === undefined) return true
  const style = attribs['style']
  return style !== undefined && /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style.slice(0, 500))
}

/** Whether the element’s own markup hides a link in it: it isn’t meant to be read, or lies off the page. What scripts may fade in counts as seen. */
export function hidesLinks({ name, attribs }: Pick<Element, 'name' | 'attribs'>): boolean {
  if (attribs['aria-hidden']?.trim().toLowerCase() === 'true' || isUnseen({ name, attribs })) return true
  const style = attribs['style']
  return style !== undefined && offPage.test(style.slice(0, 500))
}

const offPage = /(?:^|[;\s])(?:(?:left|top|margin-left)\s*:\s*-\d{4,}|clip\s*:\s*rect\(\s*0)/i

const blocks = new Set(
  `address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol option p pre search section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)

/** Elements that start and end a block of text, custom elements included. */
export const isBlock = (name: string) => blocks.has(name) || name.includes('-')

const scopeOfTag: Record<string, Scope> = { nav: 'nav', footer: 'footer', header: 'header' }

const scopeWords: [Scope, string][] = [
  ['nav', 'nav navbar navigation menu topbar breadcrumb breadcrumbs'],
  ['footer', 'footer colophon'],
  [
    'pricing',
    'pricing price prices plan plans tier tiers tarif tarifs tarife preis preise prix precio precios prezzi planes billing subscription subscriptions',
  ],
  ['comparison', 'comparison compare compares versus vs competitor competitors alternative alternatives'],
  [
    'demo',
    'demo mockup mock simulator simulation terminal screenshot screenshots example examples sample phone chat chatbox bubble preview',
  ],
  ['testimonial', 'testimonial testimonials review reviews quote quotes'],
  ['faq', 'faq faqs accordion'],
  ['notice', 'cookie cookies consent gdpr announcement notice toast skip'],
]
const scopeOfWord = new Map(scopeWords.flatMap(([scope, words]) => words.split(' ').map((word) => [word, scope] as const)))

/** The kinds of section an element starts, by its tag, role, id and classes. */
export function scopesOf({ name, attribs }: Element): Scope[] {
  const found: Scope[] = []
  const byTag = scopeOfTag[name]
  if (byTag) found.push(byTag)
  if (attribs['lang'] !== undefined && name !== 'html' && name !== 'body') found.push('foreign')
  if (attribs['role'] === 'navigation') found.push('nav')
  if (attribs['role'] === 'contentinfo') found.push('footer')
  const marks = `${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`.slice(0, 300)
  if (marks.length === 1) return found
  const words = marks
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const marked = new Set(words.map((word) => scopeOfWord.get(word)))
  for (const [scope] of scopeWords) if (marked.has(scope)) found.push(scope)
  return found
}
