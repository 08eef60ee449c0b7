import { decodeSafely } from '../../../decode-safely.ts'
import { hostOf, withoutWww } from '../../../hosts.ts'
import type { Page, PageLink } from '../../../page/page.ts'
import { isForPublic, isLocal, isPreviewHost, isSameSite, isStaging, publicUrl } from '../../address.ts'
import { isPlaceholderHost } from '../../url-error.ts'
import type doubts from '../doubts.json'
import closed from './closed.json' with { type: 'json' }
import { networkOf, storeOf } from './networks.ts'
import { promisesOther } from './promised.ts'

type AstrayKind = keyof (typeof doubts)['links-astray']
/** A link to the wrong place, and where it should lead if that is known. */
export type AstrayLink = { kind: AstrayKind; url: string; text: string; better: string | null }

/** Hosts where a site builder keeps what isn’t published under its own name. */
const builderHost =
  /\.(?:webflow\.io|wixsite\.com|wixstudio\.com|framer\.(?:app|website)|wpengine\.com|kinsta\.cloud|cloudwaysapps\.com|myftpupload\.com)$/
const isUnpublished = (host: string) => isPreviewHost(host) || builderHost.test(host)

const placeholderPart =
  /^(?:@?your[-_]?(?:user)?(?:name|handle|company|org|organi[sz]ation|app|repo|project|product|link|page|channel|profile|id|store|brand|domain|site|invite|form[-_]?id|account|calendar|event)?|@?user-?name|@?your[-_].*|x{3,}|id0{6,}|id123456789\d?|com\.example(?:\..*)?|form[-_]?id|\.{3}|placeholder|insert.*here|\[.*\]|<.*>)$/i
const testPayment =
  /^https?:\/\/(?:(?:buy|donate|book)\.stripe\.com\/test_|billing\.stripe\.com\/p\/login\/test_|checkout\.stripe\.com\/.*\bcs_test_|(?:www\.)?sandbox\.paypal\.com|sandbox-(?:buy|checkout|pay|vendors)\.paddle\.com|pages\.razorpay\.com\/.*test)/i
/** A visitor’s session in a URL: whoever gets the link gets the session. */
const session = /[?&;](?:phpsessid|jsessionid|aspsessionid\w*|session_?id|sessid|sid)=[\w.-]{8,}/i
/** Services where a link has the maker’s own name or form in its path. */
const personal =
  /^(?:calendly\.com|cal\.com|typeform\.com|[\w-]+\.typeform\.com|formspree\.io|getform\.io|paypal\.me|buymeacoffee\.com|ko-fi\.com|patreon\.com|gumroad\.com|tally\.so|formsubmit\.co|wa\.me|chat\.whatsapp\.com|buy\.stripe\.com|app\.lemonsqueezy\.com|forms\.gle|submit-form\.com|usebasin\.com)$/
const placeholderNumber =
  /^(?:\+?1?(?:1234567890|123456789|5551234567|5555555555)|\+?0+|\+?1?0{7,}|\+?[1-9]\d(?:0{8,}|\d0{9,})|\+?123456789\d*|\+?(?:34|39|44|49|55|91)0?1234567890?|\+?55\d\d9{8,9})$/

/** Services that have ended, by host and path: what led there leads nowhere, or to a notice about the end. */
const ended = new RegExp(closed.join('|'), 'i')
/** What tells of that end. */
const end =
  /clos(?:e|ing)|\bshut|\bend(?:s|ed|ing)?\b|retire|discontinu|sunset|former|moving|export|used to|eingestellt|abgeschaltet|ehemalig|umzug|ferm[ée]|arrêt|cerrad|chius|gesloten|stopgezet|nedlagt|zamkni/i
const isTold = ({ text }: PageLink, { blocks, url }: Page) =>
  /blog|news|press|changelog|archive/i.test(url) ||
  blocks.some((block) => block.text.includes(text) && end.test(`${block.heading} ${block.text}`))

/** Numbers reserved for fiction: 555-0100 to 555-0199 in North America, and those of Ofcom in Britain. */
const fictionalNumber = /^(?:\+?1)?[2-9]\d{2}55501\d{2}$|^(?:\+44|0)(?:2079460\d{3}|7700900\d{3}|1632960\d{3})$/

const partsOf = ({ pathname, search }: URL) => [...pathname.split('/').slice(1), ...search.slice(1).split(/[&=]/)].map(decodeSafely)
const baseOf = (hostname: string) => hostname.split('.').slice(-2).join('.')
const lower = (text: string) => text.trim().toLowerCase()
/** The one address that a text has, alone or among words. */
const addressIn = (text: string) => {
  const [one, ...others] = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi) ?? []
  return others.length === 0 ? (one ?? null) : null
}
/** A number of a text that has no other digits, such as opening hours or those of a company. */
const shownNumber = /^[\s\d+()./–-]{7,}$|^(?:[^\d+(]*\p{L}[:.\s]+)?(?:\+|\(?0)\d(?:[ ()./-]{0,2}\d){7,}\D*$/u
/** What stands before numbers of other kinds, and what shows them. */
const otherNumber =
  /p\.? ?iva|siret|siren|kvk|company|order|(?<!\p{L})(?:ust|vat|nip)|(?:reg|nr)(?!\p{L})|no\.|\d\d[.:]\d\d|\d00 ?[-–] ?\d\d00/iu
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const sorted = (digits: string) => digits.split('').toSorted().join('')

/** An email or phone link that isn’t the maker’s, or not the one it shows. */
function contactOf({ url, text }: PageLink, page: Page): Omit<AstrayLink, 'url' | 'text'> | null {
  const recipient = decodeSafely(/^mailto:([^?,]*)/i.exec(url)?.[1] ?? '').trim()
  if (recipient !== '') {
    if (isPlaceholderHost(lower(recipient.split('@')[1] ?? '')) || /^your[-_.]?(?:e?mail|name|address)@/i.test(recipient))
      return { kind: 'placeholder', better: null }
    const shown = addressIn(text)
    return shown !== null && lower(shown) !== lower(recipient) ? { kind: 'other-target', better: `mailto:${shown}` } : null
  }
  const number = /^tel:(.*)$/i.exec(url)?.[1] ?? ''
  const dialed = number.replaceAll(/[^\d+]/g, '')
  if (placeholderNumber.test(dialed)) return { kind: 'placeholder', better: null }
  const called = digitsOf(number.replace(/[;,].*/, ''))
  const isShown = shownNumber.test(text) && !(/\p{L}/u.test(text) && otherNumber.test(text))
  // Without a zero or a plus in front, only digits in another order show that it’s the same number, misspelled.
  const asShown = digitsOf(text).replace(/^0/, '')
  const asCalled = called.slice(-asShown.length)
  const isMixedUp = asShown.length >= 8 && asShown !== asCalled && sorted(asShown) === sorted(asCalled)
  if (isMixedUp && !otherNumber.test(text)) return { kind: 'other-target', better: null }
  if (isShown && called.length >= 7 && digitsOf(text).slice(-6) !== called.slice(-6)) return { kind: 'other-target', better: null }
  // A page may show numbers of the same block as its own.
  return fictionalNumber.test(dialed) && !digitsOf(page.text).includes(called.slice(-10, -3)) ? { kind: 'placeholder', better: null } : null
}

function kindOf(link: PageLink, url: URL, page: Page): AstrayKind | null {
  const host = withoutWww(url.hostname)
  const own = URL.parse(isLocal(page.url) ? publicUrl(page) : page.url)
  if (testPayment.test(url.href)) return 'test-payment'
  if (ended.test(url.host + url.pathname)) return isTold(link, page) ? null : 'closed'
  // A template’s search form goes to the template’s own site.
  const isSearch = page.forms.some(({ action, fields }) => action === link.url && fields.some((field) => /^(?:search|s|q)$/.test(field)))
  if (link.text === 'Form' && isSearch && /^demos?\d*\..*(?:template|theme|html)/.test(host) && !page.url.includes(baseOf(host)))
    return 'template'
  const parts = partsOf(url).filter(Boolean)
  const isExample = /example|beispiel|exemple|ejemplo|exemplo/i.test(link.text) || lower(link.text).includes(host)
  if (isPlaceholderHost(host) && !isExample && host !== hostOf(page.url)) return 'placeholder'
  const [network, store] = [networkOf(host), storeOf(host)]
  const isPersonal = network !== null || store !== null || personal.test(host)
  // Formspree’s own are of small letters.
  const isNoForm = url.hostname === 'formspree.io' && /^\/f\/[^/]*[A-Z_]/.test(url.pathname)
  if (isNoForm || (isPersonal && parts.some((part) => placeholderPart.test(part)))) return 'placeholder'
  if (/^(?:wa\.me|api\.whatsapp\.com)$/.test(host) && parts.some((part) => placeholderNumber.test(part))) return 'placeholder'
  if (/^(?:twitter|x|facebook|linkedin|reddit|t|wa)\./.test(host) && parts.some((part) => isPlaceholderHost(hostOf(part))))
    return 'placeholder'
  const isFront =
    parts.every((part) =>
      /^(?:home|index|in|company|store|apps|app|us|webstore|utm_.*|hl|gl|en|[a-z]{2}-[a-z]{2}|[a-z]{2})$/i.test(part),
    ) && !/intent|share/.test(url.pathname)
  if (store !== null && isFront && /app|store|play|download|install|get|available|chrome|firefox/i.test(link.text)) return 'front-page'
  const isProfile = link.isMenu === true || /^(?:follow|find|join|connect|folge|suivez|síguenos|siga)\b/i.test(link.text)
  if ((network !== null || personal.test(host)) && isFront && isProfile && !page.url.includes(host)) return 'front-page'
  if (own !== null && url.host !== own.host && isForPublic(page)) {
    // Other people’s sites may have such names as well.
    const isOurs = !isStaging(host) || baseOf(host) === baseOf(own.hostname)
    if (isUnpublished(host) && !isUnpublished(own.hostname) && isOurs) return 'preview'
  }
  if (promisesOther(link, url, page)) return 'other-target'
  if (session.test(link.url) && isSameSite(url.href, page.url)) return 'session'
  return own?.protocol === 'https:' && url.protocol === 'http:' && url.hostname === own.hostname && url.port === '' ? 'plain-http' : null
}

/** The page’s links and forms that lead to the wrong place, each destination once. */
export function astrayLinks(page: Page): AstrayLink[] {
  const forms = page.forms.map(({ action }): PageLink => ({ url: action, text: 'Form', rel: [], images: [] }))
  const found = new Map<string, AstrayLink>()
  for (const link of [...page.links, ...forms]) {
    const url = URL.parse(link.url)
    if (url === null) continue
    const isWeb = /^https?:$/.test(url.protocol)
    // On a page that is public itself, `form-safety` tells it.
    const isLeftover = isLocal(page.url) && isForPublic(page) && isLocal(link.url) && url.host !== new URL(page.url).host
    const kind = !isWeb ? null : isLeftover && forms.includes(link) ? 'own-machine' : kindOf(link, url, page)
    const secure = link.url.replace(/^http:/, 'https:')
    const astray = isWeb ? kind && { kind, better: kind === 'plain-http' ? secure : null } : contactOf(link, page)
    if (astray !== null) found.set(`${link.url} ${link.text}`, { ...astray, url: link.url, text: link.text || link.url })
  }
  return [...found.values()]
}
