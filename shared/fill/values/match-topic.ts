import { foldWords } from '../texts/fold-words.ts'
import topics from '../words/options/topics.json' with { type: 'json' }
import words from '../words/options/values.json' with { type: 'json' }

const rows = topics.map((row) => [...new Set(row.split(' | ').map(foldWords))])

/** Words that are a topic alone, and something else among others: “machine learning”, “data recovery”. */
const weak = new RegExp(words.weakTopics, 'u')

/** The parts of an option that joins several topics. */
const partsOf = (option: string): string[] =>
  option
    .split(/\s*(?:[&/,+|·•:;()（）【】，、・–—]|\s-\s|\s(?:and|und|et|y|e|i|en|och|og|ve|a|и|та|или|or|oder|ou|o|und)\s)\s*/iu)
    .map(foldWords)
    .filter(Boolean)

/** The option for a topic: the same words or a synonym, else the only one that has it among others. Null if none has, or several equally. */
export function matchTopic(topic: string, options: readonly string[]): string | null {
  const folded = foldWords(topic)
  if (folded === '') return null
  const names = rows.find((row) => row.includes(folded)) ?? [folded]
  for (const name of names) {
    const same = options.find((option) => foldWords(option) === name || foldWords(option.replace(/\s*[(（–—:].*$/, '')) === name)
    if (same !== undefined) return same
  }
  for (const name of names) {
    const having = options.filter((option) => !isExclusive(option) && partsOf(option).includes(name))
    if (having.length > 0) return having.length === 1 ? (having[0] ?? null) : null
  }
  const among = options.filter(
    (option) =>
      !isExclusive(option) && partsOf(option).some((part) => names.some((name) => !weak.test(name) && isAmong(name, part, names))),
  )
  return among.length === 1 ? (among[0] ?? null) : null
}

/** “Other than productivity”, “Non-productivity”. */
const isExclusive = (option: string): boolean =>
  /\b(?:other|non|not|no|without|except|anti|sonstige\w*|autres?|otr[oa]s?)\b/u.test(foldWords(option))

/** Whether a part names a topic with other words that are no topic of their own. */
function isAmong(name: string, part: string, own: readonly string[]): boolean {
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(name)
  const rest = isSpaced ? ` ${part} `.replace(` ${name} `, ' ') : part.replace(name, '')
  if (rest === (isSpaced ? ` ${part} ` : part)) return false
  const isOther = (words: string) => rows.some((row) => row.includes(words) && !row.includes(own[0] ?? ''))
  return !isOther(part) && !isOther(rest.trim()) && !rest.trim().split(' ').some(isOther)
}

const software = words.software.map((pattern) => new RegExp(pattern, 'u'))

/** What all software that runs on these platforms is: “SaaS” if it’s on the web, “Software”, “IT”. */
export function matchSoftware(platforms: string, options: readonly string[]): string | null {
  for (const pattern of /\bweb\b/i.test(platforms) ? software : software.slice(1)) {
    const said = options.filter((option) => pattern.test(foldWords(option)) && !isExclusive(option))
    if (said.length > 0) return said.length === 1 ? (said[0] ?? null) : null
  }
  return null
}
