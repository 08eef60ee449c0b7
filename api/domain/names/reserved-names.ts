import unhomoglyph from 'unhomoglyph'
import { withoutWww } from '../../../shared/hosts.ts'
import { fold } from '../search/matching.ts'
import { siteName } from '../settings/current-site.ts'
import words from './words.json' with { type: 'json' }

/**
 * `offices` are reserved as a word anywhere in a name: they pose as staff of the catalog. So are `groups`, except as the beginning of a product’s name in
 * one word: TeamViewer. `titles` are reserved only as a whole name or set apart, Ada (Staff): Leopold Staff and Ali Mod have these as family names. So are
 * `nouns`, but not with a number: System76 is a name. `labels` are what the site calls people without a name. Such words are joined with `prefixes` and `suffixes`: superadmin, supportdesk, system message.
 */
const { offices, groups, titles, nouns, labels, prefixes, suffixes } = words

/** Small capitals, and Cyrillic, Greek and turned letters that Unicode’s table of confusable characters (UTS #39) doesn’t map to Latin letters. */
const others = 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢмткпτκηꞁ'
const latin = 'abcdeghijklmnoprstuvwyzmtkntknl'
const otherLetter = new RegExp(`[${others}]`, 'gu')
/** White letters on black (two alphabets), and the letters of flags. */
const boxed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const unboxed = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  return String.fromCharCode(97 + (code >= 0x1f1e6 ? code - 0x1f1e6 : (code - 0x1f150) % 32))
}
/** Small Cherokee letters look like small capitals. The table only has the Cherokee capitals. */
const cherokee = /[\uab70-\uabbf]/g
const digits = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const signs = { '@': 'a', $: 's', '!': 'l', '¡': 'l', '€': 'e', '£': 'l', '¥': 'y', '¢': 'c', '+': 't' }
const letters: Record<string, string> = { ...digits, ...signs }

/** Replaces those letters with the Latin ones they look like. */
export const withLatin = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(otherLetter, (letter) => latin.charAt(others.indexOf(letter)))
    .replaceAll(boxed, unboxed)
    .replaceAll(cherokee, (letter) => letter.toUpperCase())

/** Maps texts that look the same to the same text, as in UTS #39 section 4; in addition, i is l, vv is w and cl is d. */
const skeleton = (text: string): string => {
  const plain = withLatin(text)
  // Capitals and small letters have different look-alikes.
  return unhomoglyph(fold(unhomoglyph(plain)))
    .toLowerCase()
    .replaceAll(/[i|]/g, 'l')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}
export const asLetters = (text: string): string => text.replaceAll(/[0-9@$!¡€£¥¢+]/g, (sign) => letters[sign] ?? sign)
/** The same, with digits and signs as the letters that they look like. */
export const shapeOf = (text: string): string => skeleton(asLetters(text))

const oneOf = (words: readonly string[]): string => `(?:${words.map(skeleton).join('|')})`
/** One of these words, or several: modteam, theadmin, system message. */
const joinedOf = (words: readonly string[]): RegExp =>
  new RegExp(`^(?:${oneOf(prefixes)} ?)?${oneOf(words)}(?: ?${oneOf(words)})*(?: ?${oneOf(suffixes)})?$`)

const office = joinedOf(offices)
const joined = joinedOf([...offices, ...groups, ...titles])
const alone = joinedOf([...offices, ...groups, ...titles, ...nouns])
const isTitle = (shape: string): boolean => titles.some((title) => skeleton(title) === shape)
/** Short words with a sign in place of a letter could be anything. */
const longWords = [...offices, ...groups].filter(({ length }) => length >= 5).map(skeleton)
/** The least letters of a word that is split, so that initials aren’t reserved: Mo D. More if it’s split by spaces: Ad Min. */
const shortest = { signs: 5, spaces: 7 }

/**
 * Whether a part of a name or handle poses as staff of the catalog: a word like moderator or team, or the catalog’s name, also with look-alike
 * characters, with digits or signs for letters, or split (a.d.m.i.n). Words that only contain one, like Modena, don’t, unless it’s the catalog’s
 * name. So does the site’s own domain, as in its URL.
 */
export const isReservedName = (name: string, siteUrl = ''): boolean =>
  isSiteName(name, siteUrl) || [name, name.replaceAll(/[@$!¡€£¥¢+](?=\p{L})/gu, asLetters)].some(isReserved)

/** Whether a name or handle reads like what the site calls people who have left, or aren’t named: Former member, The operator. */
export const isOwnLabel = (name: string): boolean => label.test(shapeOf(partsOf(name).join('')))
const label = new RegExp(`^(?:${skeleton('the')})?${oneOf(labels)}$`)

export const reservedName = (): string =>
  `Names with words like “admin”, “moderator”, “team” or “${siteName()}”, or with this site’s domain, are reserved.`

/** Runs of letters and digits. A vertical bar may stand for a letter. */
const partsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}|]+/u)
    .filter((part) => part !== '')
/** Capitals begin a new piece: TeamAcme. */
const piecesOf = (part: string): string[] => part.replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ').split(' ')

/** Whether a word of a name has the site’s domain in it, or is it without the dots. An intranet’s host name without a dot could be anything. */
function isSiteName(name: string, siteUrl: string): boolean {
  const host = withoutWww(URL.parse(siteUrl)?.hostname ?? '')
  if (!/\..*\p{L}/u.test(host)) return false // neither is an IP address
  const labels = (text: string) => `.${partsOf(text).map(shapeOf).join('.')}.`
  const bare = (text: string) => labels(text).replaceAll('.', '')
  return name.split(/\s+/u).some((word) => labels(word).includes(labels(host)) || bare(word) === bare(host))
}

function isReserved(name: string): boolean {
  const chunks = name.split(/\s+/u).map(partsOf)
  return (
    isCatalog(name) ||
    [name, ...name.split(/[()[\]{}<>|/:,;–—•·]|\s-\s/u)].some(isAlone) ||
    chunks.flat().some(isReservedPart) ||
    chunks.some((parts) => isSplit(parts.flatMap(piecesOf), shortest.signs) || isMasked(parts)) ||
    isSplit(chunks.flat().flatMap(piecesOf), shortest.spaces)
  )
}

const isAlone = (text: string): boolean => {
  const whole = text
    .trim()
    .split(/\s+/u)
    .map((chunk) => partsOf(chunk).join(''))
    .join(' ')
  return alone.test(shapeOf(whole)) || readingsOf(whole).some((shape) => joined.test(shape))
}

/** Shorter site names are also parts of other words. */
const longSiteName = 7

/** Whether it contains the catalog’s name, however its words are joined, even inside a word: getslipway. A short catalog name must match as a whole. */
function isCatalog(name: string): boolean {
  const catalog = partsOf(siteName()).map(shapeOf).join('')
  const shapes = partsOf(name).map(shapeOf)
  if (catalog.length < longSiteName) return shapes.join('') === catalog && catalog !== ''
  const beginsSo = (_shape: string, from: number) =>
    shapes.slice(from).some((_, more) => shapes.slice(from, from + more + 1).join('') === catalog)
  return shapes.some((shape) => shape.includes(catalog)) || shapes.some(beginsSo)
}

/** Also with digits for letters or around the word: adm1n, admin24. */
function isReservedPart(part: string): boolean {
  const pieces = piecesOf(part)
  const isWord = (text: string) => readingsOf(text).some((shape) => joined.test(shape) && !isTitle(shape))
  const isOffice = (text: string) => readingsOf(text).some((shape) => office.test(shape))
  return isWord(part) || pieces.some(isOffice) || isWord(pieces.at(-1) ?? '')
}

const readingsOf = (text: string): string[] =>
  [text, text.replace(/\d+$/, ''), text.replace(/^\d+/, '')].filter((reading) => reading !== '').map(shapeOf)

/** Whether consecutive pieces make up such a word, either single letters or with enough letters in all. */
function isSplit(pieces: string[], min: number): boolean {
  const shapes = pieces.map(shapeOf)
  return pieces.some((_piece, from) =>
    pieces.slice(from + 1).some((_other, more) => {
      const to = from + more + 2
      const run = pieces.slice(from, to)
      const isSpelled = run.every((piece) => piece.length === 1)
      return (isSpelled || run.join('').length >= min) && joined.test(shapes.slice(from, to).join(''))
    }),
  )
}

/** Whether signs take the place of letters: adm*n. */
function isMasked(parts: string[]): boolean {
  if (parts.length < 2) return false
  const pattern = new RegExp(`^${parts.map(shapeOf).join('.')}$`, 'u')
  return parts.join('').length >= shortest.signs - 1 && longWords.some((word) => pattern.test(word))
}
