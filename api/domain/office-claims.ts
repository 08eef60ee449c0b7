import unhomoglyph from 'unhomoglyph'
import { fold } from './matching.ts'

/** Words that claim office wherever they stand in a name. */
const office =
  'slipway moderator moderators moderation mod mods admin admins administrator administrators administration staff team official support system'
/** These only claim it alone: Root is a family name. */
const officeAlone = ['root', 'security', 'help']

/** Small capitals and a Cyrillic letter that Unicode’s table of confusable characters (UTS #39) leaves apart from Latin letters. */
const others = 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢм'
const latin = 'abcdeghijklmnoprstuvwyzm'
const otherLetter = new RegExp(`[${others}]`, 'gu')
const digits: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' }

/** Maps texts that look the same to the same text, as UTS #39 section 4 does; besides, i is l, vv is w and cl is d. */
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
const words = office.split(' ').map(skeleton)
/** One of these words, or several joined: modteam, theadmin. */
const joined = new RegExp(`^(?:the|real)?(?:${words.join('|')})+$`)
const alone = new Set(officeAlone.map(skeleton))
/** As long as several parts of a name together must be to claim office, so that initials don’t: Mo D. */
const shortestSplit = 5

/**
 * Whether a part of a name or handle claims to speak for the catalog: a word like moderator or team, or the catalog’s name, also with
 * look-alike characters, with digits for letters, or split (a.d.m.i.n). Words that only contain one, like Modena, don’t, unless it’s the
 * catalog’s name.
 */
export function claimsOffice(name: string): boolean {
  const readings = [name, name.replaceAll(/[@$!](?=\p{L})/gu, asLetters)]
  return readings.some((reading) => isClaim(partsOf(reading)))
}

/** What somebody is told whose name claims office. */
export const reservedName = 'Names with words like “admin”, “moderator”, “team” or “Slipway” are reserved.'

/** Words of letters and digits, also those joined by capitals: TeamAcme. */
const partsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .split(/[^\p{L}\p{N}\p{M}|]+/u)
    .filter((part) => part !== '')

function isClaim(parts: string[]): boolean {
  const shapes = parts.map((part) => skeleton(asLetters(part)))
  if (parts.some(isOffice) || alone.has(shapes.join(''))) return true
  return parts.some((_part, from) =>
    parts.slice(from + 1).some((_other, more) => {
      const to = from + more + 2
      const run = parts.slice(from, to)
      const isSpelled = run.every((part) => part.length === 1)
      return (isSpelled || run.join('').length >= shortestSplit) && joined.test(shapes.slice(from, to).join(''))
    }),
  )
}

/** Digits stand for letters, or only follow the word: adm1n, admin24. No other word contains the catalog’s name: getslipway claims it too. */
const isOffice = (part: string): boolean =>
  skeleton(asLetters(part)).includes(catalog) ||
  [part, part.replace(/\d+$/, ''), part.replace(/^\d+/, '')].some((text) => text !== '' && joined.test(skeleton(asLetters(text))))
