import { decodeSafely } from '../../../decode-safely.ts'
import type { Page, PageLink } from '../../../page/page.ts'
import { isSameSite } from '../../address.ts'
import { bareUrl, visitedUrl } from '../../other-pages.ts'
import { mentions, type Topic } from '../../topics/topic.ts'
import { privacyTopic, termsTopic } from '../../topics/topics.ts'
import { networkOf, storeOf } from './networks.ts'
import written from './promised.json' with { type: 'json' }

const lower = (text: string) => text.trim().toLowerCase()
const pathWords = (url: URL) => url.pathname.replaceAll(/[/_.-]+/g, ' ').trim()
const isAbout = (url: URL, topic: Topic, other: Topic) =>
  mentions(pathWords(url), topic) && pathWords(url) !== 'legal' && !mentions(pathWords(url), other)

/** Words of menus that are also what their pages are called. */
const pages =
  /^(?:pricing|docs|documentation|blog|about|contact|changelog|features|download|faq|support|help|roadmap|careers|status|preise|funktionen|kontakt|tarifs|precios)$/
/** Of these, words that one page often answers to. */
const sharing = /^(?:about|contact|kontakt|help|support|faq)$/
const nameOf = (url: URL) => /([^/]+?)(?:\.\w+)?\/?$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''

/** Whether a menu link has the destination of another one, which is named after that one: “Pricing” leads to /docs, as “Docs” does. */
function isOthersPage({ text, isMenu }: PageLink, url: URL, { links }: Page): boolean {
  const [word, name] = [lower(text), nameOf(url)]
  return (
    isMenu === true &&
    word !== name &&
    pages.test(word) &&
    pages.test(name) &&
    !(sharing.test(word) && sharing.test(name)) &&
    url.hash === '' &&
    links.some((other) => other.isMenu && lower(other.text) === name && other.url === url.href) &&
    links.some((other) => nameOf(URL.parse(other.url) ?? url) === word) &&
    !links.some((other) => lower(other.text) === word && nameOf(URL.parse(other.url) ?? url) === word)
  )
}

type Words = { text: string[]; url: Set<string> }
const wordsOf = ({ text, url }: PageLink): Words => ({
  text: lower(text).split(/[\s/]+/),
  url: new Set(decodeSafely(lower(url)).split(/[^\p{L}\d]+/u)),
})
/** Read once, since each link is compared with all others. */
const wordsByPage = new WeakMap<Page, Words[]>()
function wordsOn(page: Page): Words[] {
  const words = wordsByPage.get(page) ?? page.links.map(wordsOf)
  wordsByPage.set(page, words)
  return words
}

export const choosing =
  /^(?:choose|get|buy|start|try|select|pick|order|download|install|go|subscribe|wähl\p{L}*|kauf\p{L}*|choisir|essayer|acheter|elegir|comprar|probar|escolher|scegli|acquista|prova|kies|koop|bestel|välj|köp|beställ|prova|vælg|køb|prøv|velg|kjøp|prøv|valitse|osta|tilaa|wybierz|kup|zamów|wypróbuj|vybrat|koupit|objednat|alege|cumpără|выбрать|купить|заказать|попробовать|обрати|купити)(?!\p{L})|(?<!\p{L})(?:wählen|kaufen|testen|bestellen|herunterladen|kiezen|kopen|seç|al)$|を(?:選ぶ|購入)$|^(?:选择|選擇|购买|購買)|(?:선택|구매)/iu
/** Such plans begin with a trial of one of them. */
const trying = /^(?:start|try|test|download|install|get|essayer|probar|prova|prøv)(?!\p{L})|free|gratis|gratuit|kostenlos/iu
/** Whether a link leads where its twin should. Twins differ by one word that’s also in their URLs: “Choose Solo”, “Choose Studio”. */
function isTwinsPage(link: PageLink, page: Page): boolean {
  if (!choosing.test(link.text)) return false
  const { text: words, url: tokens } = wordsOf(link)
  if (words.length < 2) return false
  const own = new Set(words)
  const twins = wordsOn(page).flatMap(({ text: theirs, url: theirTokens }, at) => {
    const theirUrl = page.links[at]?.url
    if (theirs.length !== words.length) return []
    const different = theirs.filter((word, at) => word !== words[at])
    const [word = ''] = different
    const isRight = theirTokens.has(word)
    return different.length === 1 && isRight && word.length > 2 ? [{ word, instead: words[theirs.indexOf(word)] ?? '', url: theirUrl }] : []
  })
  const taken = twins.find(({ word, instead }) => tokens.has(word) && !tokens.has(instead) && !own.has(word))
  if (taken === undefined) return false
  // All lead to one of them.
  const isHeading = (name: string) => page.headings.some((heading) => lower(heading.text) === name)
  const isInQuery = [...(URL.parse(link.url)?.searchParams.values() ?? [])].some((value) => lower(value) === taken.word)
  const isCopied = taken.url === link.url && isInQuery && isHeading(taken.word) && isHeading(taken.instead) && !trying.test(link.text)
  return isCopied || new Set(twins.map(({ word }) => word)).size > 1
}

const languages = new Map(
  'english en deutsch de français fr español es italiano it português pt nederlands nl polski pl 日本語 ja'
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? ''] as const] : [])),
)
/** Whether a link named after one language leads to pages in another. */
function isOtherLanguage({ text }: PageLink, { pathname, searchParams }: URL): boolean {
  const wanted = languages.get(lower(text))
  if (wanted === undefined) return false
  // Shops have a country before or after the language.
  const parts = [...pathname.split('/'), ...['lang', 'hl', 'locale', 'language'].map((name) => searchParams.get(name) ?? '')]
  const codes = parts.map((part) => lower(/^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(part)?.[1] ?? ''))
  return !codes.includes(wanted) && codes.some((code) => [...languages.values()].includes(code))
}

/** Whether a link named after a language leads to the page in another language, though the page itself declares where that version is. */
function isStillHere({ text }: PageLink, url: URL, page: Page): boolean {
  const wanted = languages.get(lower(text)) ?? (/^[A-Z]{2}$/.test(text) ? lower(text) : null)
  const versions = page.alternates.map(({ lang, url }) => ({ lang: lower(lang).slice(0, 2), at: bareUrl(visitedUrl(url, page)) }))
  const isHere = ({ at }: { at: string }) => at === bareUrl(url.href) && url.search === ''
  const own = versions.filter(({ lang }) => lang === wanted)
  // A list that calls the page itself something else is wrong, not the link.
  const here = versions.filter(({ at, lang }) => at === bareUrl(page.url) && lang !== 'x-')
  if (here.length > 0 && page.lang !== null && !here.some(({ lang }) => lang === lower(page.lang ?? '').slice(0, 2))) return false
  return own.length > 0 && !own.some(isHere) && versions.some((other) => other.lang !== 'x-' && isHere(other))
}

const doors = [written.signUp, written.signIn].map(({ text, path }) => ({ text: new RegExp(text, 'i'), path: new RegExp(path) }))

/** Whether a link to sign up leads to where people sign in, or the other way round, on a page that leads to both. */
const isOtherDoor = ({ text }: PageLink, url: URL, { links }: Page): boolean =>
  doors.some(({ text: words, path }, at) => {
    const other = doors[1 - at]
    return (
      words.test(text) &&
      other?.text.test(text) === false &&
      other.path.test(nameOf(url)) &&
      !/sign-?up|regist|join|create|new/i.test(url.search + url.hash) &&
      links.some((link) => path.test(nameOf(URL.parse(link.url) ?? url)) && isSameSite(link.url, url.href))
    )
  })

/** Whether a link to sign in opens a chat, where nobody can. */
const isNoDoor = ({ text }: PageLink, { hostname }: URL): boolean =>
  new RegExp(`^(?:${written.signIn.text})$`, 'i').test(text.trim()) && /^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/.test(hostname)

const systems = written.systems.map(({ text, file }) => ({ text: new RegExp(text, 'i'), file: new RegExp(file, 'i') }))
/** Named alone, in brackets or with “as”: guides are also about formats. */
const formats = written.formats.map(({ text, file }) => ({
  text: new RegExp(String.raw`^(?:(?:download|get|the) )*(?:${text})$|\((?:${text})\b|\bas (?:an? )?(?:${text})\b`, 'i'),
  file: new RegExp(file, 'i'),
}))
const numbered = /\b(?:download|get|version|release|latest|v) ?v?(\d+(?:\.\d+)+)(?![\d.]*\+)/i

/** Whether a link to a file names a different format, system or version from the file’s own name. */
function isOtherFile({ text }: PageLink, { pathname }: URL): boolean {
  const isOther = [systems, formats].some((kinds) => {
    const [promised, ...more] = kinds.filter((one) => one.text.test(text))
    const kind = kinds.find((one) => one.file.test(pathname))
    return promised !== undefined && more.length === 0 && kind !== undefined && kind !== promised
  })
  if (isOther) return true
  const version = numbered.exec(text)?.[1]
  const inPath = [...decodeSafely(pathname).matchAll(/(?<![\d.])\d+(?:[._-]\d+)+(?!\d)/g)].map(([one]) => one.replaceAll(/[_-]/g, '.'))
  // Paths have dates, too.
  const alike = inPath.filter((one) => one.split('.').length === version?.split('.').length && !/^(?:19|20)\d\d\./.test(one))
  return version !== undefined && alike.length > 0 && !inPath.some((one) => one.startsWith(version) || version.startsWith(one))
}

const named = new RegExp(written.itself, 'i')

/** Whether a link whose words name another page only loads this one again, which has no heading of that name. */
function isItself({ text }: PageLink, url: URL, { url: here, headings, title }: Page): boolean {
  const name = named.exec(text)?.[1]
  // A site may be the documentation or the blog.
  const [label = ''] = url.hostname.split('.')
  const isHere = bareUrl(url.href) === bareUrl(here) && url.search === '' && url.hash === ''
  const isNamed = (words: string) => lower(words).includes(lower(name ?? ''))
  return name !== undefined && isHere && nameOf(url) === '' && ![label, title ?? '', ...headings.map((one) => one.text)].some(isNamed)
}

/** Whether a link’s words or icon promise something else than what it leads to: another page, language, file, topic, network or store. */
export function promisesOther(link: PageLink, url: URL, page: Page): boolean {
  const { text } = link
  if (text.length > 40) return false
  // Where a link leads to its own page, a script may choose the language.
  const isHere = url.href.includes('#') && bareUrl(url.href) === bareUrl(page.url)
  if (isOthersPage(link, url, page) || isTwinsPage(link, page)) return true
  if (!isHere && (isOtherLanguage(link, url) || isStillHere(link, url, page))) return true
  if (isOtherDoor(link, url, page) || isNoDoor(link, url) || isOtherFile(link, url) || isItself(link, url, page)) return true
  const [isPrivacy, isTerms] = [mentions(text, privacyTopic), mentions(text, termsTopic)]
  // With “#”, a script may open a dialog, and both often stand on one page.
  if (isPrivacy !== isTerms && isSameSite(url.href, page.url) && !url.href.includes('#')) {
    const [promised, other] = isPrivacy ? [privacyTopic, termsTopic] : [termsTopic, privacyTopic]
    const hasOwn = page.links.some((one) => isSameSite(one.url, page.url) && isAbout(URL.parse(one.url) ?? url, promised, other))
    return hasOwn && isAbout(url, other, promised)
  }
  const [network, store] = [networkOf(url.hostname), storeOf(url.hostname)]
  const [namedNetwork, namedStore] = [networkOf(text) ?? networkOf(link.icon ?? ''), storeOf(text)]
  return (
    (network !== null && namedNetwork !== null && network !== namedNetwork) ||
    (store !== null && namedStore !== null && store !== namedStore)
  )
}
