import { fold } from '../search/matching.ts'
import { lookOf } from './look.ts'
import words from './words.json' with { type: 'json' }

/** The words of a name without what namesakes add to it, like “Jr” or “2”. Titles such as “Mod” are apart. */
function partsOf(name: string): { words: string[]; initials: string[]; isTitled: boolean } {
  const all = name
    .normalize('NFKC')
    .split(/[\s,;()]+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .filter((word) => word !== '' && !/^\p{N}+$/u.test(word) && !words.additions.includes(fold(word)))
  const found = all.filter((word) => !words.titles.includes(fold(word)))
  const looksOf = (words: string[]) => words.flatMap((word) => lookOf(word) ?? [])
  return { words: looksOf(found), initials: looksOf(found.map((word) => word.slice(0, 1))), isTitled: found.length < all.length }
}

/** “Quist” and “Quisst” are the same. */
const once = (look: string): string => look.replaceAll(/(.)\1+/gu, '$1')

/** Whether a name has all words of a moderator’s, or is a part of it with a title or initials: Nora Quist Smith, Quist Nora, Nora Mod, Nora Q. */
export function posesAs(name: string, known: string): boolean {
  const given = partsOf(name)
  const { words: full, initials } = partsOf(known)
  const [own, theirs] = [given.words, full].map((looks) => looks.map(once))
  if (own === undefined || theirs === undefined || own.length === 0) return false
  if (given.isTitled && own.every((word) => theirs.includes(word))) return true
  const left = initials.filter((_, at) => !own.includes(theirs[at] ?? ''))
  const short = own.filter((word) => !theirs.includes(word))
  if (left.length > 0 && short.length > 0 && short.length < own.length && short.every((word) => left.includes(word))) return true
  return theirs.every((word) => own.includes(word)) && theirs.length > 0 && (theirs.length > 1 || (own.length === 1 && !/\s/u.test(known)))
}

const most = 3

/** The looks of a name with its words in any order and doubled letters as typed or once. Namesakes who only share a first name have none. */
export function reordered(name: string): string[] {
  const { words: looks } = partsOf(name)
  if (looks.length < 2) return []
  const orders = looks.length > most ? [looks] : permutations(looks)
  return orders.map((order) => order.join('')).flatMap((look) => [look, once(look)])
}

const permutations = (looks: readonly string[]): string[][] =>
  looks.length < 2 ? [[...looks]] : looks.flatMap((look, at) => permutations(looks.toSpliced(at, 1)).map((rest) => [look, ...rest]))
