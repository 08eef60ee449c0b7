import unhomoglyph from 'unhomoglyph'
import { fold } from './matching.ts'

/** Reserved anywhere in a name: they pose as staff of the catalog. */
const reserved =
  'slipway moderator moderators moderation mod mods admin admins administrator administrators administration staff team official support system'
/** Reserved only as a whole name: Root is also a family name. */
const reservedAlone = ['root', 'security', 'help']

/** Small capitals and a Cyrillic letter that Unicode’s table of confusable characters (UTS #39) doesn’t map to Latin letters. */
const others = 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢм'
const latin = 'abcdeghijklmnoprstuvwyzm'
const otherLetter = new RegExp(`[${others}]`, 'gu')
const digits: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' }

/** Maps texts that look the same to the same text, as in UTS #39 section 4; in addition, i is l, vv is w and cl is d. */
const skeleton = (text: string): string => {
  const plain = text.normalize('NFKC').replaceAll(otherLetter, (letter) => latin.charAt(others.indexOf(letter)))
  // Capitals and small letters have different look-alikes.
  return unhomoglyph(fold(unhomoglyph(plain)))
    .toLowerCase()
    .replaceAll(/[i|]/g, 'l')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}

const asLetters = (text: string): string => text.replaceAll(/[0-9@$!]/g, (sign) => digits[sign] ?? sign)

const catalog = skeleton('slipway')
const words = reserved.split(' ').map(skeleton)
/** One of these words, or several joined: modteam, theadmin. */
const joined = new RegExp(`^(?:the|real)?(?:${words.join('|')})+$`)
const alone = new Set(reservedAlone.map(skeleton))
/** The least letters of a word that is split between parts of a name, so that initials aren’t reserved: Mo D. */
const shortestSplit = 5

/**
 * Whether a part of a name or handle poses as staff of the catalog: a word like moderator or team, or the catalog’s name, also with look-alike
 * characters, with digits for letters, or split (a.d.m.i.n). Words that only contain one, like Modena, don’t, unless it’s the catalog’s name.
 */
export function isReservedName(name: string): boolean {
  const readings = [name, name.replaceAll(/[@$!](?=\p{L})/gu, asLetters)]
  return readings.some((reading) => isReserved(partsOf(reading)))
}

/** The error for such a name. */
export const reservedName = 'Names with words like “admin”, “moderator”, “team” or “Slipway” are reserved.'

/** Words of letters and digits; capitals begin a new one: TeamAcme. */
const partsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{N}\p{M}|]+/u)
    .filter((part) => part !== '')

function isReserved(parts: string[]): boolean {
  const shapes = parts.map((part) => skeleton(asLetters(part)))
  if (parts.some(isReservedWord) || alone.has(shapes.join(''))) return true
  return parts.some((_part, from) =>
    parts.slice(from + 1).some((_other, more) => {
      const to = from + more + 2
      const run = parts.slice(from, to)
      const isSpelled = run.every((part) => part.length === 1)
      return (isSpelled || run.join('').length >= shortestSplit) && joined.test(shapes.slice(from, to).join(''))
    }),
  )
}

/** Also with digits for letters or around the word: adm1n, admin24. The catalog’s name is reserved inside any word: getslipway. */
const isReservedWord = (part: string): boolean =>
  skeleton(asLetters(part)).includes(catalog) ||
  [part, part.replace(/\d+$/, ''), part.replace(/^\d+/, '')].some((text) => text !== '' && joined.test(skeleton(asLetters(text))))
