import { decodeSafely } from '../../decode-safely.ts'

/** A network’s host at the start of what should have been a full URL. */
const bareHost =
  /^(?:(?:twitter|x|github|linkedin|facebook|instagram|youtube|discord|medium|producthunt|tiktok|apps\.apple|play\.google)\.com|t\.me|discord\.gg)(?:\/|$)/i
const typo =
  /^(?:https?\/\/|https?:\/(?!\/)|https?;\/\/|https?:\/\/(?:https?:|https?\/\/|www\.?\/|$)|www\.[\w-]+\.\w|mail ?to(?!:)[\w.;]|mailto:\/\/|tel:\/\/|file:|[a-z]:\\|[\w.+-]+@[\w-]+\.[a-z]{2,}$)/i
const misspelled = /^(?!https?:)(?:h{1,2}t{1,3}p{1,2}s{0,2}|ttps?|htps?|hptts?|hppts?):/i
const unfilled = /(?:^|[/=#])(?:undefined|null|NaN|\[object(?: |%20)Object\])(?=[/?#&]|$)|\{\{|\$\{|%7B%7B/

/** What is wrong with a link’s destination as written: it has no recipient or no value, or browsers can’t read it as it was meant. */
export function hrefErrorOf(href: string, text: string): 'empty' | 'malformed' | null {
  if (/^(?:mailto|tel|sms):\s*(?:#|\/\/|undefined|null|\+)?$/i.test(href)) return 'empty'
  if (unfilled.test(href) && !/undefined|null|NaN|\{\{/.test(text)) return 'empty'
  if (typo.test(href) || misspelled.test(href) || bareHost.test(href)) return 'malformed'
  const recipient = /^mailto:([^?]+)/i.exec(href)?.[1]
  if (recipient !== undefined && !/[^@\s]+(?:@|%40)[^@\s]+\.[^@\s.]{2,}/.test(recipient)) return 'malformed'
  if (/^mailto:[^?]*&(?:subject|body|cc|bcc)=/i.test(href)) return 'malformed'
  // No country code begins with a zero.
  if (/^tel:(?:\D*$|[^;]*[a-z]{3}|\s*\+\s*0\d*[1-9])/i.test(href)) return 'malformed'
  return /^https?:/i.test(href) && !URL.canParse(href) ? 'malformed' : null
}

/** Attributes of links that a script handles instead of the browser; those that frameworks and animations give to every element aren’t. */
const handles =
  /^(?:role|onclick|aria-haspopup|aria-controls|aria-expanded|data-(?!v-|astro-|framer-|svelte|s-|aos|testid|w-id|reactid|node-).*|@.*|v-on:.*|x-on:.*|ng-click|hx-.*|id)$/

/** Whether a script may handle a link, by its attributes. */
export const isHandled = (names: readonly string[], classes: string): boolean =>
  names.some((name) => handles.test(name)) || /(?:^|\s)js-|(?:toggle|trigger|open)(?:\s|$)/.test(classes)

const opens =
  /modal|popup|dialog|overlay|menu|nav|drawer|cart|search|log-?in|sign|cookie|consent|settings|tab|open|toggle|elementor|panel|lightbox|slide|carousel|contents?$/i

/** The part of this page that a link leads to; null for other pages, its start, routes of an app and what scripts open. */
export function fragmentOf(href: string, base: string, page: string): string | null {
  const url = URL.parse(href, base)
  const own = URL.parse(page)
  if (url === null || own === null || url.origin !== own.origin || url.pathname !== own.pathname || url.search !== own.search) return null
  const name = url.hash.slice(1)
  if (name === '' || /^(?:top$|[!/:?]|.*[=/])/i.test(name) || opens.test(name)) return null
  return decodeSafely(name)
}
